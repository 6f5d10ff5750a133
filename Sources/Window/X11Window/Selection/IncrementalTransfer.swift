internal import CX11
internal import Dispatch

/// An incremental transfer of copied data to another program (INCR, ICCCM 2.7.2).
///
/// Each piece is written when the receiver has deleted the previous one; an empty piece marks the end.
final class IncrementalTransfer {
  let requestor: Window
  let property: Atom
  private let contents: SelectionContents.Form
  private let piece: Int
  private let connection: X11Connection
  private let onEnd: (IncrementalTransfer) -> Void
  private var listening: Listening?
  /// Number of bytes written so far.
  private var position = 0

  /// How long the receiver may leave a piece, in seconds, before it is considered gone.
  private static let patience = 10.0

  /// A transfer that waits for the receiver to delete the announcement.
  ///
  /// - Parameters:
  ///   - contents: The data to send.
  ///   - property: The property that each piece is written to.
  ///   - requestor: The window of the receiver.
  ///   - piece: Maximum number of bytes in a piece.
  ///   - connection: The connection to the display.
  ///   - onEnd: Called when the receiver has everything, or is gone.
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
