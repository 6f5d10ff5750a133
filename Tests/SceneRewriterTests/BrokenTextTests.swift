import SceneProtocol
import SceneRewriter
import Testing

/// What does not parse is left to the compiler, whose errors are the ones to see.
struct `Texts that do not parse` {
  @Test(arguments: [
    "class A {\n  @objc func f( {}\n", "let a = #selector(", "#selector()\n}}}", "@objc",
    "@objc protocol", "@NSManaged", "let a = #keyPath(", "class { @objc(", "\u{0}@objc func f() {}",
    "\"\\(#selector(", "delegate?.f?(", "@objc protocol P { @objc optional func",
  ])
  func `keep their lines, and no problem is reported`(_ text: String) {
    let rewriting = SceneRewriter.rewrite(text)
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting.text.split(separator: "\n", omittingEmptySubsequences: false).count
        == text.split(separator: "\n", omittingEmptySubsequences: false).count
    )
  }

  @Test func `are rewritten as far as they are understood`() {
    let rewriting = SceneRewriter.rewrite("@objc func f() {}\nlet a = )\n")
    #expect(rewriting.text == "      func f() {}\nlet a = )\n")
  }
}
