# Makes lines of what the proof of an exercise's check printed: a line for each issue, then its name and how it went. Between name and
# text stands a tab. The second proof, of the right answers, has a line only if it fails.
function show() { if (issue) print exercise ": " issue "\t" text; issue = text = "" }
/^✘.* recorded an issue at / { show(); isIssue = 1; next }
/^(✘|✔|◇|➜)/ { show(); isIssue = 0 }
isIssue && /^↳ / { issue = substr($0, length("↳ ") + 1); next }
isIssue { text = text $0 " / " }
END {
    show()
    how = status < 2 ? "is proven" : status == 124 ? "does not end" : "stops"
    if (answers == "all") print exercise "\t" how
    else if (status > 1) print exercise ": the right answers\t" how
}
