import CX11

/// A program that pastes: it asks for a selection as any program does, also in pieces.
package final class PastingClient {
  /// What it was answered.
  package enum Answer: Equatable {
    case refused
    /// A property of this type; `pieces` is how many there were, 0 for one that came at once.
    case given(type: String, bytes: [UInt8], numbers: [UInt], pieces: Int)

    /// The bytes of what was given.
    package var bytes: [UInt8]? {
      if case .given(_, let bytes, _, _) = self { bytes } else { nil }
    }

    /// In how many pieces they came.
    package var pieces: Int? {
      if case .given(_, _, _, let pieces) = self { pieces } else { nil }
    }

    /// Its numbers of 32 bits.
    package var numbers: [UInt] {
      if case .given(_, _, let numbers, _) = self { numbers } else { [] }
    }
  }

  package let client: TestClient
  private let selection: String
  /// The most pieces that it takes, before it takes no more.
  package var maximumPieces = Int.max
  /// What has come so far in pieces, by the property that they come in.
  private var collected: [UInt: (bytes: [UInt8], pieces: Int)] = [:]
  private var answers: [UInt: Answer] = [:]
  /// Where what was asked for last is to be put, by what it is.
  private var asked: [UInt: UInt] = [:]

  /// - Parameters:
  ///   - displayName: The display.
  ///   - selection: What it asks for.
  /// - Throws: When the display does not answer.
  package init(on displayName: String, selection: String = "CLIPBOARD") throws {
    client = try TestClient(on: displayName)
    self.selection = selection
  }

  /// Whether the selection has an owner.
  package var hasOwner: Bool { client.owner(of: selection) != 0 }

  /// Asks, and does not wait.
  ///
  /// - Parameters:
  ///   - target: As what it wants it.
  ///   - property: Where it is to be put; `nil` is said by programs of old.
  ///   - time: The server's; 0 is now.
  package func ask(_ target: String, in property: String? = "PASTED", at time: UInt32 = 0) {
    guard let display = client.display else { return }
    let (name, target) = (client.atom(selection), client.atom(target))
    let place = property.map(client.atom) ?? 0
    asked[target] = place == 0 ? target : place
    (answers[place == 0 ? target : place], collected[place]) = (nil, nil)
    XConvertSelection(display, name, target, place, client.window, UInt(time))
    XFlush(display)
  }

  /// Asks for several things at once.
  package func ask(many pairs: [(target: String, property: String)], in property: String) {
    set(many: pairs.flatMap { [$0.target, $0.property] }, in: property)
    ask("MULTIPLE", in: property)
  }

  /// Writes down what it wants several of.
  package func set(many names: [String], in property: String) {
    let place = client.atom(property)
    let atoms = names.map(client.atom)
    client.set(place, of: client.window, type: client.atom("ATOM_PAIR"), numbers: atoms)
  }

  /// The answer that came into a property, once it is all there; to be asked again and again.
  package func answer(in property: String = "PASTED") -> Answer? {
    while let event = client.nextEvent() { take(event) }
    return answers[client.atom(property)]
  }

  /// Asks and waits.
  package func paste(
    _ target: String,
    in property: String = "PASTED",
    at time: UInt32 = 0,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Answer? {
    ask(target, in: property, at: time)
    return try await wait(for: property)
  }

  /// Waits for an answer.
  package func wait(
    for property: String = "PASTED",
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Answer? {
    var answer: Answer?
    _ = try await waitUntil {
      answer = self.answer(in: property)
      return answer != nil
    }
    return answer
  }

  /// The names of atoms that were given.
  package func names(of atoms: [UInt]) -> [String] { atoms.map(client.name) }

  /// How many pieces have come into a property, while more are on their way.
  package func pieces(in property: String = "PASTED") -> Int {
    _ = answer(in: property)
    return collected[client.atom(property)]?.pieces ?? 0
  }

  private func take(_ event: XEvent) {
    switch event.type {
    case SelectionNotify:
      let said = event.xselection
      guard said.property != 0 else {
        if let property = asked[said.target] { answers[property] = .refused }
        return
      }
      read(said.property)
      // Each of several has its own property.
      guard said.target == client.atom("MULTIPLE") else { return }
      let list = answers[said.property]?.numbers ?? []
      for index in stride(from: 1, to: list.count, by: 2) where list[index] != 0 {
        read(list[index])
      }
    case PropertyNotify:
      let change = event.xproperty
      if change.state == PropertyNewValue, collected[change.atom] != nil { readPiece(change.atom) }
    default: break
    }
  }

  private func read(_ property: UInt) {
    guard let read = client.property(property, of: client.window, isRemoved: true) else { return }
    if read.type == "INCR" {
      collected[property] = ([], 0)
    } else {
      answers[property] = .given(
        type: read.type,
        bytes: read.bytes,
        numbers: read.numbers,
        pieces: 0
      )
    }
  }

  private func readPiece(_ property: UInt) {
    guard let (bytes, pieces) = collected[property], pieces < maximumPieces,
      let read = client.property(property, of: client.window, isRemoved: true)
    else { return }
    if read.bytes.isEmpty {
      collected[property] = nil
      answers[property] = .given(type: read.type, bytes: bytes, numbers: [], pieces: pieces)
    } else {
      collected[property] = (bytes + read.bytes, pieces + 1)
    }
  }
}
