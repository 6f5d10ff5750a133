/// Which of some files use what others of them declare.
struct FileReferences {
  /// One file that uses a name of another.
  struct Reference {
    /// The path of the file with the use.
    var user: String
    var name: String
    /// The path of the file with the declaration.
    var declarer: String
  }

  /// The first reference from one file to another, in the order of the files; `nil` when each stands by itself.
  let first: Reference?

  /// Searches the files for references.
  ///
  /// A type, function or variable at file scope counts wherever it is used. What an extension adds counts only for
  /// files that are no scenes themselves: `center` of one lesson's `extension CGRect` says nothing of another's
  /// `view.center`.
  init(among files: [SceneFile]) {
    let names = files.map { FileNames(scanning: $0.text) }
    var declarers: [String: Int] = [:]
    var extenders: [String: Int] = [:]
    for (index, file) in names.enumerated() {
      for name in file.declared where declarers[name] == nil { declarers[name] = index }
      guard !files[index].isScene else { continue }
      for name in file.extended where extenders[name] == nil { extenders[name] = index }
    }
    for (index, file) in names.enumerated() {
      func firstUse(_ words: Set<String>, _ places: [String: Int]) -> (String, Int)? {
        words.lazy.filter { !file.own.contains($0) }
          .compactMap { name in places[name].map { (name, $0) } }
          .filter { $0.1 != index }.min { $0.0 < $1.0 }
      }
      if let (name, place) = firstUse(file.used, declarers) ?? firstUse(file.members, extenders) {
        first = Reference(user: files[index].path, name: name, declarer: files[place].path)
        return
      }
    }
    first = nil
  }
}
