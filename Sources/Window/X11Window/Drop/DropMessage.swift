internal import CX11

/// What the program that something is dragged from says to a window.
enum DropMessage: Equatable {
  /// Something is over the window now.
  ///
  /// - version: Of the protocol, as the source speaks it.
  /// - types: What it can be had as, the first three at most.
  /// - hasMore: Whether there are more than these, which stand in a property of the source.
  case enter(version: Int, types: [Atom], hasMore: Bool)
  /// It is somewhere in the window, and the source waits for an answer.
  case position(ServerMoment)
  /// It is not over the window any more.
  case leave
  /// It was let go of over the window.
  case drop(ServerMoment)

  /// Reads a message; `nil` for one of another kind, or that says nothing.
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
