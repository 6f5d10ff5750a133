internal import CX11

/// A message from the source of a drag to a window (XDND).
enum DropMessage: Equatable {
  /// A drag has entered the window.
  ///
  /// - version: The version of the protocol that the source speaks.
  /// - types: The first three types, at most, that the contents are offered in.
  /// - hasMore: Whether there are more types, listed in a property of the source.
  case enter(version: Int, types: [Atom], hasMore: Bool)
  /// The drag is over the window, and the source waits for an answer.
  case position(ServerMoment)
  /// The drag has left the window.
  case leave
  /// The drag was dropped on the window.
  case drop(ServerMoment)

  /// Parses a message; `nil` for one of another kind, or an invalid one.
  init?(_ message: XClientMessageEvent, _ atoms: DropAtoms) {
    guard message.format == 32 else { return nil }
    let data = message.data.l
    switch message.message_type {
    case atoms.enter:
      self = .enter(
        version: data.1 >> 24 & 0xFF,
        types: [data.2, data.3, data.4].map { Atom(UInt32(truncatingIfNeeded: $0)) }
          .filter { $0 != 0 },
        hasMore: data.1 & 1 != 0
      )
    case atoms.position: self = .position(ServerMoment(UInt(bitPattern: data.3)))
    case atoms.leave: self = .leave
    case atoms.drop: self = .drop(ServerMoment(UInt(bitPattern: data.2)))
    default: return nil
    }
  }
}
