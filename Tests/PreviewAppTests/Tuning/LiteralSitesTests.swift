import SceneProtocol
import Testing

@testable import PreviewApp

struct `What a literal is the value of` {
  private static func sites(_ text: String, _ type: LiteralType = .double) throws -> [LiteralSite] {
    let count = text.count { $0 == "«" }
    return try draft(text, Array(repeating: type, count: count)).literals.map(\.site)
  }

  @Test(arguments: [
    ("let x = «0.5»", "x"), ("spring.mass = «1.5»", "spring.mass"),
    ("let width: CGFloat = «0.5»", "width"), ("f(«0.5»)", "f()"),
    ("UIColor(red: a, green: «0.5»)", "UIColor(green:)"),
    ("UIView.animate(withDuration: (2 + «0.5»), delay: 1)", "UIView.animate(withDuration:)"),
    ("f(values: [1, «0.5»])", "f(values:)"), ("f(\"a, b: (\", x: «0.5»)", "f(x:)"),
    ("/* f(y: */ g(x: «0.5»)", "g(x:)"), ("f(x: \"\\(h(y: \")\"))\", z: «0.5»)", "f(z:)"),
    ("f(x: 1) // , y:\nlet z = «0.5»", "z"), ("f { g(x: «0.5») }", "g(x:)"),
    ("if a == «0.5» {}", ""), ("self.card.alpha = «0.5»", "self.card.alpha"),
  ])
  func `is read from the text around it`(_ text: String, _ name: String) throws {
    let site = try #require(try Self.sites(text).first)
    #expect(site.name == name, "\(text)")
  }

  @Test func `is a part where something is added to it, and a quotient where it is divided`() throws
  {
    let sites = try Self.sites("f(a: «1.0» + 2, b: «51.0» / 255, c: «0.5»)\nx = «1.5»")
    #expect(sites.map(\.isAlone) == [false, false, true, true])
    #expect(sites.map(\.divisor) == [nil, 255, nil, nil] && sites.map(\.line) == [1, 1, 1, 2])
  }

  @Test func `has the limits of a kept value`() throws {
    let sites = try Self.sites(
      "@PreviewState(\"level\", range: -1...2.5) var level = «0.5»\nvar other = «0.5»\n"
        + "@PreviewState(\"mode\", choices: [\"a\", \"b c\"]) var mode = «0.5»"
    )
    #expect(sites[0].state?.name == "level" && sites[0].state?.range == -1...2.5)
    #expect(sites[1].state == nil)
    #expect(sites[2].state?.choices == ["\"a\"", "\"b c\""])
  }
}
