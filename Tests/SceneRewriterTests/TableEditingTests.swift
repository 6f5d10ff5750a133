import Testing

/// Tables whose rows can be edited or moved, by the methods that do it.
@Suite struct `Editing of tables in a scene's text` {
  private let commit =
    "func tableView(_ t: UITableView, commit s: Int, forRowAt p: IndexPath) {}"
  private let move = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
  private let canEdit =
    "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }"
  private let canMove =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"

  @Test func `is allowed by the method that does it`() {
    expectRewriting(
      "class A: NSObject, UITableViewDataSource { \(commit) \n \(move) }",
      to: "class A: NSObject, UITableViewDataSource "
        + "{ \(commit); \(canEdit) \n \(move); \(canMove) }"
    )
    expectRewriting(
      "extension A: UITableViewDataSource { public \(commit) }\nclass A {}",
      to: "extension A: UITableViewDataSource { public \(commit); public \(canEdit) }\nclass A {}"
    )
    expectRewriting(
      "class A: UITableViewController { override \(commit) }",
      to: "class A: UITableViewController { override \(commit); override \(canEdit) }"
    )
  }

  @Test func `is left to a data source that says it itself, and to a superclass`() {
    let own = "class A: NSObject, UITableViewDataSource { \(commit) }\nextension A { \(canEdit) }"
    expectRewriting(own, to: own)
    expectRewriting(
      "class A: UITableViewController { override \(commit) }\nclass B: A { override \(commit) }",
      to: "class A: UITableViewController { override \(commit); override \(canEdit) }\n"
        + "class B: A { override \(commit) }"
    )
    let declared = "protocol P { \(commit.replacing(" {}", with: "")) }"
    expectRewriting(declared, to: declared)
  }
}
