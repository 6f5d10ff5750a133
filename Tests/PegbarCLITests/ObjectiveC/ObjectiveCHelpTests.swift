import Foundation
import Testing

/// `pegbar help objc` tells the truth, row for row.
struct `The page about the Objective-C runtime` {
  /// For each row of the first table, in its order: code with the construct.
  private static let rewritten: [(row: String, code: String)] = [
    (
      "#selector(tapped(_:))",
      "extension Card { func row1() -> Selector { #selector(tapped(_:)) } }"
    ),
    (
      "#selector(self.f), (Self.f), (Card.f)",
      """
      extension Card {
        func row2() -> [Selector] {
          [#selector(self.f), #selector(Self.f), #selector(Card.f), #selector(g as (Int) -> Void)]
        }
        func g() {}
        func g(_ a: Int) {}
      }
      """
    ),
    (
      "#keyPath(CALayer.position.x)",
      "let row3 = [#keyPath(CALayer.position.x): 1, #keyPath(CALayer.isHidden): 2]"
    ),
    ("@NSManaged var x: CGFloat", "class Row4: CALayer { @NSManaged var x: CGFloat }"),
    (
      "@objc var x = 0.5, of layers",
      """
      class Row12: CALayer { @objc dynamic var x = 0.5 }
      @objcMembers class Row13: CALayer { var x: CGFloat = 0 }
      """
    ),
    (
      "override init(layer: Any), of layers",
      """
      class Row5: CALayer {
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
      }
      """
    ),
    (
      "init(radius: CGFloat), of layers",
      "class Row14: CALayer { var r: CGFloat; init(radius: CGFloat) { r = radius; super.init() } }"
    ),
    ("@objc protocol P", "@objc protocol P { func must() }\nclass Row6 { weak var p: P? }"),
    (
      "optional func f()",
      "@objc protocol Row7 { @objc optional func f() }\nfunc row7(_ a: Row7) { a.f?() }"
    ),
    (
      "optional func f() -> Int",
      "@objc protocol Row22 { @objc optional func count() -> Int }\n"
        + "func row22(_ a: Row22?) -> Int { a?.count?() ?? 1 }"
    ),
    (
      "optional var x: Int { get }",
      """
      @objc protocol Row24 { @objc optional var x: Int { get } }
      class Row25: Row24 { weak var other: Row24?; func f() -> Int { other?.x ?? 1 } }
      """
    ),
    (
      "extension Card { override func f()",
      "extension Card { override func layoutSubviews() { super.layoutSubviews() } }"
    ),
    (
      "override of an extension's @objc func",
      """
      extension Card { @objc func more() {} }
      extension UIView { @objc func less() {} }
      class Row15: Card {
        override func more() { super.more() }
        override func less() { super.less() }
      }
      """
    ),
    (
      "delegate?.scrollViewDidScroll?(s)",
      "func row16(_ delegate: UIScrollViewDelegate?, _ s: UIScrollView) "
        + "{ delegate?.scrollViewDidScroll?(s) }"
    ),
    (
      "View.init, of associatedtype View: UIView",
      """
      protocol Row21 { associatedtype View: UIView }
      extension Row21 { static var make: () -> View { View.init } }
      """
    ),
    ("Cell(), of <Cell: UIView>", "func row23<Cell: UIView>() -> Cell { Cell() }"),
    (
      "delegate?.window??.isHidden",
      "func row24() -> Bool? { UIApplication.shared.delegate?.window??.isHidden }"
    ),
    (
      "override var description: String",
      "class Row17: NSObject { var a = 1; override var description: String { \"\\(a)\" } }"
    ),
    (
      "deinit { stop() }", "class Row18 { func stop() {}\ndeinit { stop() } }"
    ),
    ("#if os(iOS)", "#if os(iOS)\nlet row19 = 1\n#endif\nlet row20 = row19"),
    ("import UIKit.UIColor, import Darwin", "import UIKit.UIColor\nimport Darwin"),
    ("import MetalKit, import SpriteKit", "import MetalKit\nimport SpriteKit"),
    (
      "@UIApplicationMain class, @main class",
      "@main class Row9: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
    ),
    (
      "@objc, @objc(name), @objcMembers",
      "@objc(Other) @objcMembers class Row10: NSObject { @nonobjc dynamic var a = 1 }"
    ),
    (
      "@IBAction, @IBOutlet, @IBInspectable",
      """
      @IBDesignable class Row11: UIView {
        @IBOutlet weak var label: UILabel!
        @IBInspectable var width: CGFloat = 1
        @IBAction func done(_ sender: Any) {}
        @IBSegueAction func go(_ coder: NSCoder) -> UIViewController? { nil }
      }
      """
    ),
  ]

  /// For each row of the second: code that is refused, what is said of it, and what is to be written instead.
  private static let refused: [(row: String, code: String, words: String, instead: String)] = [
    (
      "#selector(getter: x), (setter: x)",
      "extension Card { func a() -> Selector { #selector(getter: x) } }",
      "#selector(getter:) cannot be had",
      "extension Card { func readX() -> Int { x }\nfunc a1() -> Selector { #selector(readX) } }"
    ),
    (
      "#selector(value.f)", "func a(_ value: Card) -> Selector { #selector(value.done) }",
      "only a class can stand before the method's name",
      "func a2() -> Selector { #selector(Card.f) }"
    ),
    (
      "Selector(\"tapped:\")", "let a = Selector(\"tapped:\")", "a selector needs its method",
      "let a3 = #selector(Card.tapped(_:))"
    ),
    (
      "selectors of class methods",
      "extension Card { class func make() {} }\nlet a = #selector(Card.make)", "error: ",
      "extension Card { func made() {} }\nlet a4 = #selector(Card.made)"
    ),
    (
      "optional subscript(i: Int)",
      "@objc protocol Q { @objc optional subscript(i: Int) -> Int { get } }",
      "an optional subscript cannot be had", "@objc protocol Q { @objc optional func x(i: Int) }"
    ),
    (
      "@NSManaged of Core Data", "class Person: NSManagedObject { @NSManaged var name: String }",
      "there is no Core Data", "class Person { var name = \"\" }"
    ),
    (
      "method_exchangeImplementations", "func a() { method_exchangeImplementations(nil, nil) }",
      "Override the method in a subclass", "class Deuce: Card { override func f() {} }"
    ),
    (
      "value(forKey:) of objects of your own",
      "func a(_ object: NSObject) -> Any? { object.value(forKey: \"alpha\") }",
      "has no member 'value'",
      "func a5(_ view: UIView) -> Any? { view.layer.value(forKey: \"opacity\") as? NSNumber }"
    ),
    (
      "outlets that a storyboard fills",
      "class A: UIViewController { @IBOutlet var label: UILabel!\n"
        + "override func viewDidLoad() { label.text = \"a\" } }\n#Preview(\"A\") { A() }",
      "", "class B: UIViewController { let label = UILabel() }"
    ),
  ]

  private static let card = """
    import UIKit
    class Card: UIView {
      @objc var x = 1
      @objc func f() {}
      @objc func tapped(_ sender: Any) {}
    }

    """

  @Test func `has a row for each of these, and no other`() async throws {
    let page = try await Workspace().pegbar("help", "objc").output
    #expect(Self.rows(under: "rewritten:", in: page) == Self.rewritten.map(\.row))
    #expect(
      Self.rows(under: "what cannot be had, and what to write:", in: page)
        == Self.refused.map(\.row)
    )
  }

  @Test func `is right about what is rewritten`() async throws {
    let text = Self.card + Self.rewritten.map(\.code).joined(separator: "\n") + "\n"
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    // (An import of what is not here is warned of.)
    let warnings = run.errors.components(separatedBy: "warning: ").dropFirst()
    #expect(
      run.status == 0 && warnings.allSatisfy { $0.hasPrefix("Pegbar has no ") },
      "\(run.errors)"
    )
  }

  @Test(arguments: refused.map(\.row))
  func `is right about what cannot be had`(_ row: String) async throws {
    let (_, code, words, _) = try #require(Self.refused.first { $0.row == row })
    let preview = code.contains("#Preview") ? "" : "\n#Preview { Card() }"
    let workspace = try Workspace(["a.swift": Self.card + code + preview + "\n"])
    // Nothing fills an outlet, which is seen when it is used.
    let isFoundOut = !words.isEmpty
    let run = try await workspace.pegbar(
      line: isFoundOut ? "check a.swift" : "shot a.swift -o a.png"
    )
    #expect(run.status == (isFoundOut ? 2 : 70), "\(run.errors)")
    #expect(run.errors.contains(isFoundOut ? words : "Unexpectedly found nil"), "\(run.errors)")
  }

  @Test func `is right about what to write`() async throws {
    let text =
      Self.card + Self.refused.map(\.instead).joined(separator: "\n") + "\n#Preview { Card() }\n"
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The left column of a table, whose lines begin with two spaces.
  private static func rows(under heading: String, in page: String) -> [String] {
    let lines = page.components(separatedBy: "\n").drop { $0 != heading }.dropFirst()
    return lines.prefix { !$0.isEmpty }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .map { String($0.dropFirst(2)).components(separatedBy: "  ")[0] }
  }
}
