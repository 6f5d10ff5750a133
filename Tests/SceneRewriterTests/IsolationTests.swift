import Testing

/// Members that are on no actor in Objective-C, in classes that are on the main actor.
struct `Isolation in a scene's text` {
  @Test(arguments: [
    (
      "override var description: String { name }",
      "nonisolated override var description: String { MainActor.assumeIsolated { name } }"
    ),
    (
      "override var hash: Int { get { 1 } }",
      "nonisolated override var hash: Int { get { MainActor.assumeIsolated { 1 } } }"
    ),
    (
      "override func isEqual(_ other: Any?) -> Bool { other is A }",
      "nonisolated override func isEqual(_ other: Any?) -> Bool "
        + "{ nonisolated(unsafe) let other = other; return MainActor.assumeIsolated { other is A } }"
    ),
    ("nonisolated override var hash: Int { 1 }", "nonisolated override var hash: Int { 1 }"),
    ("override var title: String? { nil }", "override var title: String? { nil }"),
  ])
  func `of what NSObject has is the object's own`(_ written: String, _ expected: String) {
    expectRewriting("class A: NSObject { \(written) }", to: "class A: NSObject { \(expected) }")
  }

  @Test func `of what a class of the text has stays`() {
    let override = "class B: A { override var description: Int { 2 } }"
    expectRewriting(
      "class A { var description = 1 }\n\(override)",
      to: "class A { var description = 1 ; init() {} }\n\(override)"
    )
  }

  @Test func `of an object's end is the class's`() {
    expectRewriting(
      "public class A: UIView { deinit { stop() } }",
      to: "@MainActor public class A: UIView { isolated deinit { stop() } }"
    )
    for text in [
      "class A { deinit {} }", "nonisolated class A { deinit { f() } }",
      "final class A: Sendable { deinit { f() } }", "actor A { deinit { f() } }",
    ] { expectRewriting(text, to: text) }
  }

  @Test func `of a timer's block is the main thread's`() {
    expectRewriting(
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in self.tick(t) }",
      to: "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in "
        + "nonisolated(unsafe) let t = t; MainActor.assumeIsolated { self.tick(t) } }"
    )
    let free = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }"
    expectRewriting(free, to: free)
  }
}
