internal import CX11
internal import Dispatch

/// What is copied on its way to another program, piece by piece (ICCCM 2.7.2): each is written when the other has taken
/// away the one before, and an empty one says that it was the last.
final class IncrementalTransfer {
  let requestor: Window
  let property: Atom
  private let contents: SelectionContents.Form
  private let piece: Int
  private let connection: X11Connection
  private let onEnd: (IncrementalTransfer) -> Void
  private var listening: Listening?
  /// How much is written.
  private var position = 0

  /// How long the other may leave a piece alone, in seconds, before it is thought to be gone.
  private static let patience = 10.0

  /// One that waits for the other to take away the word that it comes in pieces.
  ///
  /// - Parameters:
  ///   - contents: What is copied.
  ///   - property: Where each piece is written.
  ///   - requestor: The window of who asks.
  ///   - piece: The most bytes of one.
  ///   - connection: The display's.
  ///   - onEnd: Is called when the other has it all, or is gone.
  init(
    _ contents: SelectionContents.Form,
    in property: Atom,
    of requestor: Window,
    piece: Int,
    connection: X11Connection,
    onEnd: @escaping (IncrementalTransfer) -> Void
  ) {
    (self.contents, self.property, self.requestor) = (contents, property, requestor)
    (self.piece, self.connection, self.onEnd) = (piece, connection, onEnd)
    let mask = PropertyChangeMask | StructureNotifyMask
    listening = connection.listen(to: requestor, for: mask) { [weak self] in self?.handle($0) }
    waitForNext()
  }

  private func handle(_ event: XEvent) {
    switch event.type {
    case DestroyNotify: end()
    case PropertyNotify:
      let change = event.xproperty
      if change.atom == property, change.state == PropertyDelete { writeNext() }
    default: break
    }
  }

  private func writeNext() {
    let end = min(position + piece, contents.bytes.count)
    let next = contents.bytes[position..<end]
    connection.passing { _ in
      connection.setProperty(property, of: requestor, type: contents.type, bytes: next)
    }
    guard !next.isEmpty else { return self.end() }
    position = end
    waitForNext()
  }

  private func waitForNext() {
    let position = position
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated {
        if self?.position == position { self?.end() }
      }
    }
  }

  private func end() {
    guard let listening else { return }
    listening.stop()
    self.listening = nil
    onEnd(self)
  }
}
