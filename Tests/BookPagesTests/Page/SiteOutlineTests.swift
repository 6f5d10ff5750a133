import BookPages
import Testing

/// The order of pages, and how they lead to each other.
struct `A site's outline` {
  private static func page(_ path: String, links: [String] = []) -> BookPage {
    let anchors = links.map { "<a href=\"\($0)\">x</a>" }.joined()
    return BookPage(path: path, html: "<h1>\(path)</h1><p>\(anchors)</p>", markdown: "")
  }
  private let outline = SiteOutline([
    page("a.md"), page("b.md"), page("README.md", links: ["b.md", "deep/README.md", "a.md"]),
    page("deep/z.md"), page("deep/README.md", links: ["z.md"]), page("deep/y.md"),
    page("bare/q.md"), page("deep/er/p.md"),
  ])

  @Test func `has the order of each first page's links, and the others by name`() {
    #expect(
      outline.pages.map(\.path) == [
        "README.md", "b.md", "a.md", "deep/README.md", "deep/z.md", "deep/y.md", "deep/er/p.md",
        "bare/q.md",
      ]
    )
    #expect(outline.title == "README.md")
  }

  @Test func `begins with the first page by name where there is no README`() {
    let outline = SiteOutline([Self.page("b.md"), Self.page("a b.md"), Self.page("c/README.md")])
    #expect(outline.first?.path == "a b.md")
    let renderer = PageRenderer(outline, outcomes: [:], addresses: [:])
    for (path, address) in [("b.md", "a%20b.html"), ("c/README.md", "../a%20b.html")] {
      let html = outline.page(path).map(renderer.html) ?? ""
      #expect(html.contains("<a class=\"book\" href=\"\(address)\">a b.md</a>"))
    }
  }

  @Test func `has every page in its search, also those without a title of their own`() {
    let page = BookPage(path: "a b.md", html: "<p>Some &amp; other.</p>", markdown: "")
    #expect(
      SearchIndex.script([page, Self.page("c.md")]) == """
        bookIndex([
        ["a%20b.html","a b","","Some & other."],
        ["c.html","c.md","",""]
        ]);

        """
    )
  }

  @Test func `leads from each page to those before and after it`() throws {
    let page = try #require(outline.page("a.md"))
    #expect(outline.before(page)?.path == "b.md")
    #expect(outline.after(page)?.path == "deep/README.md")
    #expect(outline.before(outline.pages[0]) == nil)
  }

  @Test func `lists beside a page its own folder, and the first of the others`() throws {
    let page = try #require(outline.page("deep/z.md"))
    #expect(
      outline.side(of: page).map(\.path) == [
        "README.md", "b.md", "a.md", "deep/README.md", "deep/z.md", "deep/y.md", "bare/q.md",
      ]
    )
  }

  @Test(arguments: [
    ("a.html", "b.html", "b.html"), ("deep/a.html", "b.html", "../b.html"),
    ("deep/a.html", "deep/b.html", "b.html"), ("a/b/c.html", "d/e.gif", "../../d/e.gif"),
    ("deep/a.html", "", "../"), ("a.html", "b c/d%#?é.html", "b%20c/d%25%23%3F%C3%A9.html"),
  ])
  func `has relative paths`(from: String, to: String, path: String) {
    #expect(SiteOutline.path(from: from, to: to) == path)
  }

  @Test(arguments: [
    ("a.md", "deep/", "deep/a.md"), ("../a.md", "deep/", "a.md"), ("./x/../a.md", "", "a.md"),
    ("../../a.md", "deep/", nil), ("x/", "", "x/"),
  ])
  func `has no path that leads out of the book`(path: String, folder: String, resolved: String?) {
    #expect(SiteOutline.resolved(path, in: folder) == resolved)
  }
}

/// The first frame of a GIF.
struct `A still of a GIF` {
  private static let head: [UInt8] =
    Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]
  private static let loop: [UInt8] = [0x21, 0xFF, 3, 1, 2, 3, 0]
  private static let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 2, 9, 9, 0]

  @Test func `ends after the first picture`() throws {
    let still = try #require(
      GIFStill.first(of: Self.head + Self.loop + Self.frame + Self.frame + [0x3B])
    )
    #expect(still.bytes == Self.head + Self.loop + Self.frame + [0x3B])
    #expect(still.width == 3 && still.height == 2 && still.isAnimated)
  }

  @Test func `of one frame is not animated`() throws {
    #expect(try #require(GIFStill.first(of: Self.head + Self.frame + [0x3B])).isAnimated == false)
  }

  @Test func `of less than a picture is none`() {
    let whole = Self.head + Self.loop + Self.frame
    for count in 0..<whole.count { #expect(GIFStill.first(of: Array(whole[..<count])) == nil) }
  }
}
