# Makes lines of what the proof of an exercise's check printed: its name and how it went, then a line for each issue. Between name and
# text stands a tab.
function show() { if (issue) print exercise ": " issue "\t" text; issue = text = "" }
/^✘.* recorded an issue at / { show(); isIssue = 1; next }
/^(✘|✔|◇|➜)/ { show(); isIssue = 0 }
isIssue && /^↳ / { issue = substr($0, length("↳ ") + 1); next }
isIssue { text = text $0 " / " }
END {
    show()
    print exercise "\t" (status < 2 ? "is proven" : status == 124 ? "does not end" : "stops")
}
