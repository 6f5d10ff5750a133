import BookPages
import Testing

/// Code as HTML.
struct `Highlighted code` {
  @Test(arguments: [
    ("let a = 1", #"<span class="k">let</span> a = <span class="n">1</span>"#),
    ("// a\nb", "<span class=\"c\">// a</span>\nb"),
    (
      "/* a\n/* b */ c */d", "<span class=\"c\">/* a</span>\n<span class=\"c\">/* b */ c */</span>d"
    ),
    (#""a\"<""#, #"<span class="s">&quot;a\&quot;&lt;&quot;</span>"#),
    (##"#"a""#b"##, ##"<span class="s">#&quot;a&quot;&quot;#</span>b"##),
    (
      "\"\"\"\na\n\"\"\"",
      "<span class=\"s\">&quot;&quot;&quot;</span>\n<span class=\"s\">a</span>\n<span class=\"s\">&quot;&quot;&quot;</span>"
    ),
    (
      "@Test UIView.self",
      #"<span class="a">@Test</span> <span class="t">UIView</span>.<span class="k">self</span>"#
    ),
    ("a.default", "a.default"),
    ("\"open", #"<span class="s">&quot;open</span>"#),
    ("\"a\\", #"<span class="s">&quot;a\</span>"#),
  ])
  func `of Swift has its words' kinds, line by line`(code: String, html: String) {
    #expect(CodeHighlighter.html(code, language: "swift") == html)
  }

  @Test func `of a tape has commands, texts, numbers and targets`() {
    let html = CodeHighlighter.html("# a\nClick #card 20,30\nCaption \"b c\"", language: "tape")
    #expect(
      html == """
        <span class="c"># a</span>
        <span class="k">Click</span> <span class="t">#card</span> <span class="n">20,30</span>
        <span class="k">Caption</span> <span class="s">&quot;b c&quot;</span>
        """
    )
  }

  /// No text is lost or made: without its tags and escapes it is the code again.
  @Test(arguments: ["swift", "tape", "console", "text"])
  func `is the code`(language: String) {
    let code = "$ a <b> & \"c\\(d)\" 'e' 0x1F\n\n\t/* f */ #Preview { g() }\n"
    var html = CodeHighlighter.html(code, language: language)
    while let open = html.firstIndex(of: "<"), let close = html[open...].firstIndex(of: ">") {
      html.removeSubrange(open...close)
    }
    #expect(HTMLText.plain(html) == code)
  }
}
