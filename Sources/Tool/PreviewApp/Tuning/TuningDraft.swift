import SceneProtocol

/// The scene's files with other values of their literals, which are seen and not written yet.
struct TuningDraft {
  let scene: TunableScene
  /// The bytes of each file.
  private(set) var base: [[UInt8]]
  /// The literals, file by file.
  private(set) var literals: [TunedLiteral]
  /// What is in place of the literals that were changed, by their index.
  private(set) var edits: [Int: String] = [:]

  /// - Parameters:
  ///   - scene: The program that takes the values.
  ///   - base: The files as they are; they must differ from the program's texts in literals only.
  init?(_ scene: TunableScene, base: [[UInt8]]) {
    guard let literals = TunedLiteral.all(of: scene, in: base) else { return nil }
    (self.scene, self.base, self.literals) = (scene, base, literals)
  }

  var isChanged: Bool { !edits.isEmpty }

  /// A literal as it is seen.
  func text(of index: Int) -> String { edits[index] ?? literals[index].text }

  /// The number that is seen; `nil` for strings and Booleans.
  func number(_ index: Int) -> Double? { TunedLiteral.number(text(of: index)) }

  /// The files with the changes.
  var texts: [[UInt8]] { base.indices.map { text(ofFile: $0, edits) } }

  /// The program with the values that are seen.
  var program: SceneProgram? { scene.program(for: texts) }

  /// The indices of the files with changes.
  var changedFiles: [Int] { Set(edits.keys.map { literals[$0].file }).sorted() }

  private func text(ofFile file: Int, _ edits: [Int: String]) -> [UInt8] {
    let base = base[file]
    var (result, end) = ([UInt8](), 0)
    let own = edits.filter { literals[$0.key].file == file }
    for (index, text) in own.sorted(by: { $0.key < $1.key }) {
      result += base[end..<literals[index].range.lowerBound]
      result += text.utf8
      end = literals[index].range.upperBound
    }
    return result + base[end...]
  }

  /// Puts another literal in the place of one.
  ///
  /// - Parameters:
  ///   - index: The literal's.
  ///   - text: As it is written.
  /// - Returns: Whether it is a literal that can be there without the compiler; else nothing has changed.
  mutating func set(_ index: Int, to text: String) -> Bool {
    var new = edits
    new[index] = text == literals[index].text ? nil : text
    let file = literals[index].file
    guard scene.files[file].places(in: self.text(ofFile: file, new)) != nil else { return false }
    edits = new
    return true
  }

  /// Reverts literals to those in the file.
  ///
  /// - Parameter indices: Which; `nil` for all.
  mutating func putBack(_ indices: [Int]? = nil) {
    guard let indices else { return edits = [:] }
    for index in indices { edits[index] = nil }
  }

  /// Goes on from other values.
  mutating func take(_ edits: [Int: String]) {
    self.edits = edits.filter { literals.indices.contains($0.key) }
  }

  /// The files were written, with these values or others.
  ///
  /// - Parameter texts: The files.
  /// - Returns: Whether the changes now apply to these texts; false, with no effect, if they differ in more than
  ///   literals.
  mutating func rebase(onto texts: [[UInt8]]) -> Bool {
    guard let literals = TunedLiteral.all(of: scene, in: texts) else { return false }
    (base, self.literals) = (texts, literals)
    edits = edits.filter { literals[$0.key].text != $0.value }
    return true
  }

  /// Takes over the changes of earlier texts of the files, by the lines that they are in.
  ///
  /// - Parameter old: The earlier one.
  /// - Returns: The changes that have no place here, in words.
  mutating func carry(from old: TuningDraft) -> [String] {
    var lost: [String] = []
    for (index, text) in old.edits.sorted(by: { $0.key < $1.key }) {
      let own = old.literals[index]
      let places = literals.indices.filter {
        path(of: $0) == old.path(of: index) && literals[$0].kind == own.kind
          && literals[$0].site.name == own.site.name
          && literals[$0].before.filter { !$0.isNumber } == own.before.filter { !$0.isNumber }
      }
      let near = places.min {
        abs(literals[$0].site.line - own.site.line) < abs(literals[$1].site.line - own.site.line)
      }
      if let near, set(near, to: text) { continue }
      lost.append(old.words(ofChange: index))
    }
    return lost
  }

  /// The path of a literal's file.
  func path(of index: Int) -> String { scene.files[literals[index].file].path }

  /// Where a literal is, in words: "12", or "Card.swift:12" in a scene of several files.
  func place(of index: Int) -> String {
    let line = literals[index].site.line
    guard scene.files.count > 1 else { return "\(line)" }
    return "\(path(of: index).split(separator: "/").last ?? ""):\(line)"
  }

  /// A change in words: "line 12: 0.3 → 0.55", or "Card.swift:12: 0.3 → 0.55".
  func words(ofChange index: Int) -> String {
    let place = scene.files.count > 1 ? place(of: index) : "line \(place(of: index))"
    return "\(place): \(literals[index].text) → \(text(of: index))"
  }
}
