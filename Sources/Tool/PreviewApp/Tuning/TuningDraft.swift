import SceneProtocol

/// The scene's file with other values of its literals, which are seen and not written yet.
struct TuningDraft {
  let scene: TunableScene
  /// The file's bytes.
  private(set) var base: [UInt8]
  private(set) var literals: [TunedLiteral]
  /// What is in place of the literals that were changed, by their index.
  private(set) var edits: [Int: String] = [:]

  /// - Parameters:
  ///   - scene: The program that takes the values.
  ///   - base: The file as it is; it must differ from the program's text in literals only.
  init?(_ scene: TunableScene, base: [UInt8]) {
    guard let literals = TunedLiteral.all(of: scene, in: base) else { return nil }
    (self.scene, self.base, self.literals) = (scene, base, literals)
  }

  var isChanged: Bool { !edits.isEmpty }

  /// A literal as it is seen.
  func text(of index: Int) -> String { edits[index] ?? literals[index].text }

  /// The number that is seen; `nil` for strings and Booleans.
  func number(_ index: Int) -> Double? { TunedLiteral.number(text(of: index)) }

  /// The file with the changes.
  var bytes: [UInt8] { Self.bytes(base, literals, edits) }

  /// The program with the values that are seen.
  var program: SceneProgram? { scene.program(for: bytes) }

  private static func bytes(
    _ base: [UInt8],
    _ literals: [TunedLiteral],
    _ edits: [Int: String]
  ) -> [UInt8] {
    var (result, end) = ([UInt8](), 0)
    for (index, text) in edits.sorted(by: { $0.key < $1.key }) {
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
    guard scene.places(in: Self.bytes(base, literals, new)) != nil else { return false }
    edits = new
    return true
  }

  /// Has the literals as they are in the file.
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

  /// The file was written as it is seen, or has other values of the literals now.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether the changes are of that text from now on; else it differs in more, and nothing has changed.
  mutating func rebase(onto bytes: [UInt8]) -> Bool {
    guard let literals = TunedLiteral.all(of: scene, in: bytes) else { return false }
    (base, self.literals) = (bytes, literals)
    edits = edits.filter { literals[$0.key].text != $0.value }
    return true
  }

  /// Takes over the changes of an earlier text of the file, by the lines that they are in.
  ///
  /// - Parameter old: The earlier one.
  /// - Returns: The changes that have no place here, in words.
  mutating func carry(from old: TuningDraft) -> [String] {
    var lost: [String] = []
    for (index, text) in old.edits.sorted(by: { $0.key < $1.key }) {
      let own = old.literals[index]
      let places = literals.indices.filter {
        literals[$0].kind == own.kind && literals[$0].site.name == own.site.name
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

  /// A change in words: "line 12: 0.3 → 0.55".
  func words(ofChange index: Int) -> String {
    "line \(literals[index].site.line): \(literals[index].text) → \(text(of: index))"
  }
}
