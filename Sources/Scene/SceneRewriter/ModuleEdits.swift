/// The edits of a module's files, which are rewritten together: a rule that finds something in one file can edit
/// another.
final class ModuleEdits {
  /// The edits of each file, in the order in which the rules made them.
  private(set) var edits: [[TextEdit]]
  /// Whether a rule that looked at one file has edited another.
  var areAcrossFiles = false
  /// The classes that were given a member for one of their extensions.
  private var forwarding: Set<String> = []

  init(fileCount: Int) { edits = Array(repeating: [], count: fileCount) }

  func add(_ edit: TextEdit, to file: Int) { edits[file].append(edit) }

  /// Notes that a class is given a member.
  ///
  /// - Returns: Whether it is the first.
  func noteForwarder(in type: String) -> Bool { forwarding.insert(type).inserted }
}
