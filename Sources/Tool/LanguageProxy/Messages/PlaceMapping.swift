import SceneProtocol

/// Replaces the positions in a message's values: those in the editor's texts by those in the server's, or back.
///
/// It has no code for single requests: a position, a range or an edit is recognized by its members, and its document by
/// the nearest URI around it (Language Server Protocol 3.17, "Basic JSON Structures").
struct PlaceMapping {
  /// The way that the message goes.
  enum Direction {
    case toServer, toClient
  }

  let direction: Direction
  /// The texts of documents that differ, by their URIs.
  let texts: [String: RewrittenText]
  /// Whether an edit was left out, as it is of text that the editor does not have.
  private(set) var hasLostEdits = false

  init(_ direction: Direction, _ texts: [String: RewrittenText]) {
    (self.direction, self.texts) = (direction, texts)
  }

  /// What the server gets back as it was: these are never looked into.
  private static let opaque: Set<String> = ["data", "arguments"]

  /// The value with other places.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - document: The URI of the document that its places are in, where nothing in it says another.
  /// - Returns: The value; `nil` for an edit that cannot be made in the editor's text.
  mutating func mapped(_ value: JSON, _ document: String?) -> JSON? {
    switch value {
    case .array(let values): return .array(values.compactMap { mapped($0, document) })
    case .object(let members): return mapped(members, value, document)
    default: return value
    }
  }

  private mutating func mapped(
    _ members: [JSON.Member],
    _ value: JSON,
    _ outer: String?
  ) -> JSON? {
    let document =
      value["targetUri"]?.string ?? value["uri"]?.string
      ?? value["textDocument"]?["uri"]?.string ?? outer
    let text = document.flatMap { texts[$0] }
    if let position = Position(value) { return text.map { place(position, $0).json } ?? value }
    if let start = value["start"].flatMap(Position.init),
      let end = value["end"].flatMap(Position.init)
    {
      return text.map { range(value, start, end, $0) } ?? value
    }
    if value["newText"] != nil, let text, !isPossible(value, text) {
      hasLostEdits = true
      return nil
    }
    var result: [JSON.Member] = []
    for member in foldingRange(members, value, text) {
      guard !Self.opaque.contains(member.key) else {
        result.append(member)
        continue
      }
      guard let new = self.member(member, of: value, document, outer: outer) else { continue }
      result.append(JSON.Member(key: member.key, value: new))
    }
    return .object(result)
  }

  /// A member with other places: some are of another document than the rest of their object.
  private mutating func member(
    _ member: JSON.Member,
    of value: JSON,
    _ document: String?,
    outer: String?
  ) -> JSON? {
    switch (member.key, member.value) {
    case ("changes", .object(let changes)):
      return .object(
        changes.map { change in
          JSON.Member(key: change.key, value: mapped(change.value, change.key) ?? .array([]))
        }
      )
    case ("fromRanges", _):
      return mapped(member.value, value["from"]?["uri"]?.string ?? document)
    case ("originSelectionRange", _):
      return mapped(member.value, outer)
    default:
      return mapped(member.value, document)
    }
  }

  private func place(_ position: Position, _ text: RewrittenText) -> Position {
    direction == .toServer ? text.new(position) : text.old(position, position).start
  }

  private func range(
    _ value: JSON,
    _ start: Position,
    _ end: Position,
    _ text: RewrittenText
  ) -> JSON {
    var new = value
    switch direction {
    case .toServer: (new["start"], new["end"]) = (text.new(start).json, text.new(end).json)
    case .toClient:
      let old = text.old(start, end)
      (new["start"], new["end"]) = (old.start.json, old.end.json)
    }
    return new
  }

  /// Whether all ranges of an edit are of text that the editor has.
  private func isPossible(_ edit: JSON, _ text: RewrittenText) -> Bool {
    guard direction == .toClient else { return true }
    return ["range", "insert", "replace"].allSatisfy { key in
      guard let range = edit[key], let start = range["start"].flatMap(Position.init),
        let end = range["end"].flatMap(Position.init)
      else { return true }
      return text.old(start, end).isExact
    }
  }

  /// A folding range has the numbers of its positions beside each other.
  private func foldingRange(
    _ members: [JSON.Member],
    _ value: JSON,
    _ text: RewrittenText?
  ) -> [JSON.Member] {
    guard let text, value["startLine"] != nil else { return members }
    return members.map { member in
      let line = ["startCharacter": "startLine", "endCharacter": "endLine"][member.key]
      guard let line = line.flatMap({ value[$0]?.int }), let character = member.value.int else {
        return member
      }
      let position = place(Position(line: line, character: character), text)
      return JSON.Member(key: member.key, value: .number(position.character))
    }
  }
}
