# Makes a line of everything that a program prints: its name, a tab, and what happens. Of a warning only that it comes. Once the
# subscriber has left inside `subscribe`, what follows is another line.
function show() { if (name) print name "\t" text; }
/^== / { show(); name = substr($0, 4); text = ""; warned = 0 }
/^⚠️/ { if (!warned) text = text " ⚠️"; warned = 1 }
/^· left/ { show(); name = name ", after"; text = "" }
/^· / && !/^· left/ { text = text " " substr($0, length("· ") + 1); warned = 0 }
END { show() }
