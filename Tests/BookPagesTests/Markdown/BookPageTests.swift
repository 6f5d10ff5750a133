import BookPages
import Testing

/// What a page is read to, of the HTML that `cmark-gfm` writes.
struct `A page` {
  private static let markdown = """
    # Title *x*

    See [there](other.md#part) and ![a card](card.png).

    ```swift Card.swift still "A card"
    let a = "<b>"
    ```

    ## Part

    ## Part

    ```tape
    Sleep 1s

    """
  private static let html = """
    <h1 data-sourcepos="1:1-1:11">Title <em>x</em></h1>
    <p data-sourcepos="3:1-3:50">See <a href="other.md#part">there</a> and <img src="card.png" alt="a card" />.</p>
    <pre data-sourcepos="5:1-7:3"><code class="language-swift" data-meta="Card.swift still &quot;A card&quot;">let a = \
    &quot;&lt;b&gt;&quot;
    </code></pre>
    <h2 data-sourcepos="9:1-9:7">Part</h2>
    <h2 data-sourcepos="11:1-11:7">Part</h2>
    <pre data-sourcepos="13:1-14:8"><code class="language-tape">Sleep 1s
    </code></pre>

    """
  private let page = BookPage(path: "guide/cards.md", html: Self.html, markdown: Self.markdown)

  @Test func `has headings with names of their own, as GitHub makes them`() {
    #expect(page.title == "Title x")
    #expect(page.headings.map(\.id) == ["title-x", "part", "part-1"])
    #expect(page.headings.map(\.level) == [1, 2, 2])
    #expect(page.headings.map(\.line) == [1, 9, 11])
    #expect(page.headings[0].contents.contains("See there and"))
  }

  @Test func `has links and pictures with their lines`() {
    #expect(page.links.map(\.target) == ["other.md#part", "card.png"])
    #expect(page.links.map(\.line) == [3, 3])
    #expect(page.links.map(\.isPicture) == [false, true])
    #expect(page.links[0].path == "other.md")
    #expect(page.links[0].anchor == "part")
    #expect(page.links[1].alternative == "a card")
    #expect(page.parts.contains(.address(0)) && page.parts.contains(.address(1)))
  }

  @Test func `has blocks, with what stands after their fences`() {
    let scene = page.fences[0]
    #expect(scene.isScene && scene.name == "Card.swift" && scene.words == ["still"])
    #expect(scene.description == "A card")
    #expect(scene.text == "let a = \"<b>\"\n")
    #expect(scene.line == 5)
    #expect(!scene.isOpen)
  }

  @Test func `has no block where its author has written HTML`() {
    let html = "<pre>a <b>c</b>\n</pre>\n<p data-sourcepos=\"3:1-3:1\">d</p>\n"
    let page = BookPage(path: "a.md", html: html, markdown: "<pre>a <b>c</b>\n</pre>\n\nd\n")
    #expect(page.fences.isEmpty)
    #expect(
      page.parts == [.html("<pre>a <b>c</b>\n</pre>\n<p>d</p>\n")]
    )
    #expect(page.opening.contains("a c") && page.opening.contains("d"))
  }

  @Test(arguments: ["1. ", "2) ", "- ", "> "])
  func `knows the end of a fence in a list`(mark: String) {
    let indent = mark == "> " ? mark : String(repeating: " ", count: mark.count)
    let markdown = "\(mark)```text\n\(indent)x\n\(indent)```\n"
    let html = """
      <pre data-sourcepos="1:\(mark.count + 1)-3:\(mark.count + 3)"><code class="language-text">x
      </code></pre>
      """
    #expect(BookPage(path: "a.md", html: html, markdown: markdown).fences.map(\.isOpen) == [false])
    let open = BookPage(
      path: "a.md",
      html: html.replacing("-3:", with: "-2:"),
      markdown: "\(mark)```text\n\(indent)x\n"
    )
    #expect(open.fences.map(\.isOpen) == [true])
  }

  @Test(arguments: [
    ("my%20page.md#%C3%BCber", "my page.md", "über"), ("a%2.md", "a%2.md", nil),
    ("a%FF.md?x=%20", "a%FF.md", nil), ("#it's", "", "it's"),
  ])
  func `has links whose escapes are read`(target: String, path: String, anchor: String?) {
    let link = BookLink(target: target, isPicture: false, line: 1)
    #expect(link.path == path)
    #expect(link.anchor == anchor)
  }

  @Test func `has the text that names of characters stand for`() {
    #expect(
      HTMLText.plain("a&#x27;b &amp;lt; &lt;&gt;&quot; &nothing; &#39;")
        == "a'b &lt; <>\" &nothing; '"
    )
  }

  @Test func `knows a fence that has no end`() {
    #expect(page.fences[1].isTape && page.fences[1].isOpen)
  }

  @Test(arguments: [
    ("README.md", "index.html"), ("guide/index.md", "guide/index.html"),
    ("guide/a.md", "guide/a.html"),
  ])
  func `has an address`(path: String, address: String) {
    #expect(BookPage.address(of: path) == address)
  }

  @Test(arguments: [
    ("https://swift.org", true), ("mailto:a@b", true), ("//host/a", true), ("a.md", false),
    ("#part", false), ("a/b:c.md", false),
  ])
  func `tells links out of the book from those in it`(target: String, isExternal: Bool) {
    #expect(BookLink(target: target, isPicture: false, line: 1).isExternal == isExternal)
  }
}
