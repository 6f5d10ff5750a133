import Testing

/// Calls of methods that are optional on Apple's systems.
struct `Optional calls in a scene's text` {
  @Test(arguments: [
    ("delegate?.scrollViewDidScroll?(self)", "delegate?.scrollViewDidScroll(self)"),
    ("let a = d.textFieldShouldReturn?(f) ?? true", "let a = d.textFieldShouldReturn(f) ?? true"),
    (
      "d.collectionView!(v, layout: self, sizeForItemAt: p)",
      "d.collectionView(v, layout: self, sizeForItemAt: p)"
    ),
    ("d.completion!(a: 1); d.draw!(1)", "d.completion!(a: 1); d.draw!(1)"),
    ("delegate?.somethingElse?(self)", "delegate?.somethingElse?(self)"),
    ("completion?(true)", "completion?(true)"),
    ("scrollViewDidScroll?(self)", "scrollViewDidScroll?(self)"),
  ])
  func `of UIKit's delegates are plain ones`(_ written: String, _ expected: String) {
    expectRewriting(written, to: expected)
  }

  @Test(arguments: [
    ("shared.delegate?.window??.frame", "shared.delegate?.window?.frame"),
    ("appDelegate?.window??.frame", "appDelegate?.window?.frame"),
    ("scene?.window??.frame", "scene?.window??.frame"), ("a.b??.c", "a.b??.c"),
  ])
  func `of an application delegate's window are optional once`(
    _ written: String,
    _ expected: String
  ) {
    expectRewriting("let a = \(written)", to: "let a = \(expected)")
  }

  @Test func `are of methods where an argument has a label, whatever properties there are`() {
    expectRewriting(
      "let tableView = UITableView()\nlet a = d?.tableView?(t, heightForRowAt: p) ?? 1",
      to: "let tableView = UITableView()\nlet a = d?.tableView(t, heightForRowAt: p) ?? 1"
    )
  }

  @Test func `are left to closures of such a name`() {
    let text = "struct A { var draw: (() -> Void)? }\nfunc f(_ a: A) { a.draw?() }"
    expectRewriting(text, to: text)
  }

  @Test func `of any object go through the protocol that has the method`() {
    expectRewriting(
      """
      @objc protocol MenuDelegate { @objc optional func menuOpened(_ menu: Menu) }
      class Menu: UIView {
        weak var delegate: AnyObject?
        func open() { delegate?.menuOpened?(self); self.delegate?.menuOpened?(self) }
      }
      """,
      to: """
        \("      ")protocol MenuDelegate: AnyObject { \("              ") func menuOpened(_ menu: Menu) }\
        ; extension MenuDelegate { func menuOpened(_ menu: Menu) {} }
        class Menu: UIView {
          weak var delegate: AnyObject?
          func open() { (delegate as? any MenuDelegate)?.menuOpened(self); \
        (self.delegate as? any MenuDelegate)?.menuOpened(self) }
        }
        """
    )
  }

  @Test func `of a method in a constant have the value for where there is none`() {
    expectRewriting(
      """
      @objc protocol PagerDelegate { @objc optional func pager(_ p: Pager, shouldPick i: Int) -> Bool }
      class Pager: UIView {
        weak var delegate: PagerDelegate?
        func pick(_ i: Int) -> Bool {
          guard let function = self.delegate?.pager(_:shouldPick:) else { return i > 1 }
          return function(self, i % 3)
        }
      }
      """,
      to: """
        \("      ")protocol PagerDelegate: AnyObject { \("              ") func pager(_ p: Pager, shouldPick i: Int) \
        throws -> Bool }; extension PagerDelegate { func pager(_ p: Pager, shouldPick i: Int) throws -> Bool \
        { throw CancellationError() } }
        class Pager: UIView {
          weak var delegate: PagerDelegate?
          func pick(_ i: Int) -> Bool {
            guard let function = self.delegate?.pager(_:shouldPick:) else { return i > 1 }
            return ((try? function(self, i % 3)) ?? (i > 1))
          }
        }
        """
    )
  }

  @Test(arguments: [
    "guard let f = a.f else { return 1 }\nf(2)", "guard let f = d?.f(_:) else { return }\nf(2)",
  ])
  func `are left to what else a constant may be`(_ text: String) {
    expectRewriting("func g() {\n\(text)\n}", to: "func g() {\n\(text)\n}")
  }
}
