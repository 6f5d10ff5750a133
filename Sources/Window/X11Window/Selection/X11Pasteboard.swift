internal import CX11
internal import Dispatch
internal import Glibc
package import WindowSystem

/// The pasteboard of an X display: copied text in both directions.
package final class X11Pasteboard: PasteboardHost {
  package var onForeignCopy: (() -> Void)?
  private let connection: X11Connection
  private var boards: [PasteboardKind: Board] = [:]
  private var readings: [ObjectIdentifier: SelectionReading] = [:]
  private var readingCount = 0

  /// How long other programs may be silent, in seconds.
  private let patience: Double
  /// How long a program waits for what it asks for at once, in seconds.
  private static let shortPatience = 0.25

  private struct Board {
    let clipboard: Clipboard
    /// What was copied here last, and its number; it is available here while the copy is in progress.
    var text: (String, number: Int)?
    var isComing = false
  }

  /// Nothing is copied yet.
  ///
  /// - Parameters:
  ///   - connection: The display's.
  ///   - patience: How long other programs may be silent before nothing is pasted, in seconds.
  package init(connection: X11Connection, patience: Double = 2) {
    (self.connection, self.patience) = (connection, patience)
  }

  package func offer(_ text: String, on kind: PasteboardKind) {
    guard let board = board(kind) else { return }
    let number = (board.text?.number ?? 0) + 1
    boards[kind]?.text = (text, number)
    boards[kind]?.isComing = true
    board.clipboard.askTime { [weak self] moment in
      guard let self, boards[kind]?.text?.number == number else { return }
      boards[kind]?.isComing = false
      board.clipboard.copy(text: text, at: moment)
    }
  }

  package func hasOwner(of kind: PasteboardKind) -> Bool {
    if let own = ownText(kind) { return !own.isEmpty }
    guard connection.isAlive, let board = board(kind) else { return false }
    let owner = XGetSelectionOwner(connection.display, board.clipboard.selection)
    connection.settle()
    return owner != 0
  }

  package func ask(for kind: PasteboardKind, _ body: @escaping (PasteAnswer) -> Void) {
    if let own = ownText(kind) { return body(.text(own)) }
    if read(kind, body) == nil { body(.nothing) }
  }

  package func askNow(for kind: PasteboardKind) -> PasteAnswer {
    if let own = ownText(kind) { return .text(own) }
    guard let reading = read(kind, { _ in }), let window = board(kind)?.clipboard.window else {
      return .nothing
    }
    let end = MonotonicClock.now() + Self.shortPatience
    while reading.answer == nil {
      if takeEvent(of: window) { continue }
      let left = end - MonotonicClock.now()
      guard left > 0, connection.isAlive else {
        reading.giveUp()
        break
      }
      var socket = pollfd(
        fd: XConnectionNumber(connection.display),
        events: Int16(POLLIN),
        revents: 0
      )
      poll(&socket, 1, Int32((left * 1000).rounded(.up)))
    }
    connection.settle()
    return reading.answer ?? .nothing
  }

  /// Lets what is copied outlive the program, where the desktop has a clipboard manager.
  ///
  /// - Parameter onDone: Called exactly once.
  package func handOver(onDone: @escaping () -> Void) {
    guard let clipboard = boards[.clipboard]?.clipboard else { return onDone() }
    clipboard.handOver(onDone: onDone)
  }

  /// Gives up what is copied.
  package func close() {
    for board in boards.values { board.clipboard.close() }
    boards = [:]
  }

  private func ownText(_ kind: PasteboardKind) -> String? {
    guard let board = boards[kind], board.isComing || board.clipboard.hasContents else {
      return nil
    }
    return board.text?.0
  }

  private func board(_ kind: PasteboardKind) -> Board? {
    if let board = boards[kind] { return board }
    guard let made = try? Clipboard(connection: connection, kind) else { return nil }
    if kind == .clipboard { made.onLoss = { [weak self] in self?.onForeignCopy?() } }
    boards[kind] = Board(clipboard: made)
    return boards[kind]
  }

  private func read(
    _ kind: PasteboardKind,
    _ body: @escaping (PasteAnswer) -> Void
  ) -> SelectionReading? {
    guard connection.isAlive, let clipboard = board(kind)?.clipboard else { return nil }
    readingCount += 1
    let properties = clipboard.atoms.pasted
    var key: ObjectIdentifier?
    let made = SelectionReading(
      of: clipboard,
      in: properties[readingCount % properties.count],
      patience: patience
    ) { [weak self] answer in
      if let key { self?.readings[key] = nil }
      body(answer)
    }
    // Retained until it has ended.
    key = ObjectIdentifier(made)
    if made.answer == nil, let key { readings[key] = made }
    return made
  }

  /// Passes events about selections on at once; all others wait for their turn.
  private func takeEvent(of window: Window) -> Bool {
    var event = XEvent()
    let display = connection.display
    guard
      XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0
        || XCheckTypedWindowEvent(display, window, PropertyNotify, &event) != 0
    else { return false }
    connection.tellListeners(event)
    return true
  }
}
