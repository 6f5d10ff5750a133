internal import CX11
internal import Dispatch
internal import WindowSystem

/// A request for the text that another program has copied or selected (ICCCM 2.4): in one piece, or incrementally.
///
/// It ends with the text, or with the reason why there is none: no program has any, its owner does not answer, or it is
/// longer than any sensible text.
final class SelectionReading {
  /// The result; `nil` while the request is in progress.
  private(set) var answer: PasteAnswer?
  /// The property that the text is written to.
  let property: Atom

  private let clipboard: Clipboard
  private let onEnd: (PasteAnswer) -> Void
  private var listening: Listening?
  /// The targets still to be tried if one is refused.
  private var targets: [Atom]
  /// The pieces received so far; `nil` when the transfer is not incremental.
  private var pieces: (bytes: [UInt8], type: Atom)?
  /// Number of times that something was received.
  private var steps = 0

  /// Maximum size that is read, in bytes.
  static let maximumBytes = 1 << 20
  /// How long an owner may be silent, in seconds.
  private let patience: Double

  private var connection: X11Connection { clipboard.connection }

  /// Requests the text.
  ///
  /// - Parameters:
  ///   - clipboard: The selection to read.
  ///   - property: A property that nothing else writes to meanwhile.
  ///   - patience: How long the owner may be silent, in seconds.
  ///   - onEnd: Called exactly once.
  init(
    of clipboard: Clipboard,
    in property: Atom,
    patience: Double,
    onEnd: @escaping (PasteAnswer) -> Void
  ) {
    self.patience = patience
    (self.clipboard, self.property, self.onEnd) = (clipboard, property, onEnd)
    targets = [clipboard.atoms.utf8, clipboard.atoms.latin1]
    let mask = PropertyChangeMask
    listening = clipboard.connection.listen(to: clipboard.window, for: mask) { [weak self] in
      self?.handle($0)
    }
    askNext()
  }

  private func askNext() {
    guard let target = targets.first, connection.isAlive else { return end(.nothing) }
    targets.removeFirst()
    let (display, selection) = (connection.display, clipboard.selection)
    XDeleteProperty(display, clipboard.window, property)
    XConvertSelection(display, selection, target, property, clipboard.window, 0)
    connection.settle()
    waitOn()
  }

  private func handle(_ event: XEvent) {
    switch event.type {
    case SelectionNotify:
      let said = event.xselection
      guard said.selection == clipboard.selection, pieces == nil else { return }
      if said.property == property { read() } else if said.property == 0 { askNext() }
    case PropertyNotify:
      let change = event.xproperty
      if change.atom == property, change.state == PropertyNewValue, pieces != nil { readPiece() }
    default: break
    }
  }

  private func read() {
    guard let read = contents() else { return end(.nothing) }
    guard read.type != clipboard.atoms.incremental else {
      pieces = ([], 0)
      return waitOn()
    }
    read.isCut ? endForLength() : end(text(read.bytes, read.type))
  }

  private func readPiece() {
    guard let read = contents(), let pieces else { return }
    guard !read.isCut, pieces.bytes.count + read.bytes.count <= Self.maximumBytes else {
      return endForLength()
    }
    guard !read.bytes.isEmpty else { return end(text(pieces.bytes, pieces.type)) }
    self.pieces = (pieces.bytes + read.bytes, read.type)
    waitOn()
  }

  private func contents() -> X11Property? {
    connection.property(
      property,
      of: clipboard.window,
      most: Self.maximumBytes,
      isRemoved: true
    )
  }

  private func text(_ bytes: [UInt8], _ type: Atom) -> PasteAnswer {
    guard type == clipboard.atoms.latin1 else {
      return .text(String(decoding: bytes, as: UTF8.self))
    }
    return .text(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
  }

  private func waitOn() {
    steps += 1
    let step = steps
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self] in
      MainActor.assumeIsolated {
        if self?.steps == step { self?.giveUp() }
      }
    }
  }

  /// Ends with an error: the owner has taken too long.
  func giveUp() { end(.failed("the program that has copied something does not answer")) }

  private func endForLength() {
    end(.failed("what is copied is longer than \(Self.maximumBytes) bytes"))
  }

  private func end(_ answer: PasteAnswer) {
    guard self.answer == nil else { return }
    self.answer = answer
    listening?.stop()
    listening = nil
    onEnd(answer)
  }
}
