import Foundation
import LessonKit
import Testing

@testable import Hub

struct LessonPageTests {
    private let sample: BookSample
    private let page: String

    init() throws {
        sample = try BookSample()
        page = try sample.page()
    }

    private func part(_ start: String, _ end: String) -> String { BookSample.part(of: page, from: start, to: end) }

    @Test func `it is a page that a strict reader takes, with a list of its steps`() {
        #expect(PageReader(page).fault == nil)
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" class=\"no-js\">"))
        #expect(page.contains("<title>Subscribe &amp; &lt;go&gt; · Stream workbook</title>"))
        #expect(
            page.contains("<main id=\"main\" class=\"lesson\" data-lesson=\"subscribe\" data-next=\"just-from.html\">"))
        #expect(page.contains("<a rel=\"next\" href=\"just-from.html\">Just and from →</a>"))
        let list = part("<nav class=\"steps\"", "</nav>")
        #expect(list.contains("<li><a href=\"#step-2\">Real</a></li><li><a href=\"#recap\">Recap</a></li>"))
    }

    @Test func `the intro leads to the lessons before it, and to no other site`() {
        let intro = part("<header", "</header>")
        #expect(intro.contains("<p class=\"before\">Before this: <a href=\"just-from.html\">just-from</a>.</p>"))
        #expect(
            intro.contains("<p>The <em>intro</em>. See <a href=\"just-from.html\">the other</a> and Apple.</p>"))
        #expect(intro.components(separatedBy: "Before this").count == 2)
    }

    @Test func `the question beat has setup, code, question and options`() {
        let beat = part("<div class=\"beat question\">", "<div class=\"beat run\">")
        #expect(
            beat == """
                <div class="beat question"><p>The setup.</p>\
                <pre class="code"><code><span class="kw">let</span> a = <span class="str">"1 &lt; 2"</span></code></pre>\
                <div class="ask" role="group" aria-labelledby="step-1-question">\
                <p id="step-1-question">What? And <code>why</code>?</p><ul class="options">\
                <li><button type="button" class="option" data-letter="A"><b>A</b> Nothing &lt;x&gt;.</button>\
                <p class="why">It is <code>not</code> so.</p></li>\
                <li><button type="button" class="option" data-letter="B" data-right=""><b>B</b> All.</button></li>\
                </ul></div></div>
                """)
    }

    @Test func `the run beat has the picture, the output with its times, and the scale`() {
        let beat = part("<div class=\"beat run\">", "<div class=\"beat answer\">")
        #expect(beat.contains("<figure class=\"run\" data-unit=\"100\" data-length=\"4\"><div class=\"picture\""))
        #expect(
            beat.contains(
                "aria-label=\"a &lt;row&gt;: subscribed at 0 ms, &lt;i&gt; at 200 ms, completed at 300 ms.\""))
        #expect(
            beat.contains(
                """
                <ol class="output"><li data-time="0"><span class="time">0 ms</span> <code>&lt;script&gt;</code></li>\
                <li data-time="300"><span class="time">300 ms</span> <code>]]&gt;  &amp;</code></li></ol>\
                <figcaption><span class="unit">One tick is 100 ms.</span></figcaption></figure>
                """))
        #expect(!beat.contains("<style"))
    }

    @Test func `the answer beat begins with the right option, has no reasons, and says words of the option once`() {
        #expect(
            part("<div class=\"beat answer\">", "<div class=\"variant\">")
                == "<div class=\"beat answer\"><p class=\"right\"><b>B</b> <span>All.</span></p><p>All of it.</p></div>"
        )
        let last = BookSample.part(of: page, from: "id=\"step-2\"", to: "</section>")
        #expect(last.contains("<div class=\"beat answer\"><p><b>B</b> Short.</p></div>"), "\(last)")
    }

    @Test func `the variant has its prose, code, question and run, no idle times, and a sign as drawn`() {
        let variant = part("<div class=\"variant\">", "<aside")
        #expect(
            variant.contains(
                "<strong>Variant.</strong> At once.</p><pre class=\"code\"><code><del><span class=\"kw\">let</span> a"))
        #expect(variant.contains("</del><ins><span class=\"kw\">let</span> b"))
        #expect(variant.contains("<ol class=\"output\"><li data-time=\"0\"><code>at once</code></li></ol></figure>"))
        #expect(variant.contains("<p id=\"step-1-variant\">And now?</p>"))
        #expect(variant.contains("data-letter=\"B\" data-right=\"\"><b>B</b> Soon.</button>"))
        #expect(
            variant.contains(
                "<div class=\"beat answer\"><p><strong>B</strong> Soon, see <svg class=\"sign\" role=\"img\" aria-label=\"disposed\""
            ))
    }

    @Test func `the notes stand apart, and the intro, each step, the recap and each exercise know their minutes`() {
        #expect(part("<aside", "</aside>").hasSuffix("<ul><li><strong>Board</strong> A box.</li></ul>"))
        let step = part("<section class=\"step\" id=\"step-1\"", ">")
        #expect(
            step.contains(#/data-minutes="1.5" data-full="[0-9.]+" data-parts="vote 1:0\d · talk 1:06 · run/#),
            "\(step)")
        #expect(page.contains("<header class=\"intro\" data-minutes=\"0.5\" data-full=\"0.5\">"))
        #expect(page.contains("<section class=\"recap\" id=\"recap\" data-minutes=\"0\" data-full=\"1\""))
        #expect(page.contains("id=\"exercise-1\" data-place=\"class\" data-minutes=\"4\" data-full=\"4\""))
    }

    @Test func `a run on the real clock says so, and a screen keeps its lines`() {
        let figure = part("<figure class=\"run\" data-unit=\"20\"", "</figure>")
        #expect(
            figure == """
                <figure class="run" data-unit="20" data-length="1" data-real="" data-ms=""><ol class="output">\
                <li class="frame" data-time="12"><span class="time">12 ms</span> <span class="queue">main</span> \
                <code>┌──┐│  │└──┘</code></li></ol><figcaption>The step threw an error: Rain(). \
                <span class="unit">One run on the real clock: another one differs a little.</span></figcaption>
                """)
        #expect(page.contains("<code>┌──┐\n│  │\n└──┘</code>"))
    }

    @Test func `a step that was not run has its question and its answer`() throws {
        var sample = sample
        sample.runs = [:]
        let page = try sample.page()
        #expect(PageReader(page).fault == nil)
        #expect(!page.contains("<figure"))
        #expect(page.contains("<div class=\"beat answer\">"))
    }

    @Test func `the recap has sentences and questions with their answers`() {
        let recap = part("<section class=\"recap\"", "</section>")
        #expect(recap.contains("<ul class=\"remember\"><li>Remember this.</li></ul>"))
        #expect(recap.contains("data-letter=\"B\" data-right=\"\"><b>B</b> Two.</button></li></ul></div>"))
        #expect(recap.hasSuffix("<div class=\"answer\"><p><strong>B</strong> Two it is.</p></div>"))
    }

    @Test func `an exercise has its text, stub, place and check, and its hints are folded, one by one`() {
        let exercise = part("<article class=\"exercise\" id=\"exercise-1\" data-place=\"class\"", "</article>")
        #expect(
            exercise.contains(
                "<p class=\"kind\">Predict · in class · 4 minutes</p><p>What <code>happens</code> if a &lt; b?</p>"))
        #expect(
            exercise.contains(
                "<pre class=\"diagram\"><code>source   --1--#result   --1-|disposed   ---!</code></pre>"
                    + "<pre class=\"code\"><code><span class=\"kw\">let</span> a = <span class=\"num\">1</span>"
                    + "<span class=\"kw\">let</span> b = <span class=\"num\">2</span></code></pre><ul><li>one</li>"))
        #expect(page.contains("---!</code>") && page.contains("|\n\ndisposed"))
        #expect(exercise.contains("<span class=\"kw\">throw</span> <span class=\"type\">ToDo</span>()"))
        #expect(!exercise.contains("secret"))
        #expect(exercise.contains("<code>Lessons/02-subscribe/Exercises/01-after-an-error.swift</code>"))
        #expect(exercise.hasSuffix("<code>swift run workbook check subscribe 1</code></p>"))
        let hinted = part("<article class=\"exercise\" id=\"exercise-2\" data-place=\"home\"", "</article>")
        #expect(
            hinted.contains("<details class=\"hint\"><summary>Hint 1 of 3</summary><p>The concept.</p></details>"))
        #expect(
            hinted.contains("<summary>Hint 2 of 3</summary><p>The operator <code>map</code>.</p><pre class=\"code\">")
        )
    }
}
