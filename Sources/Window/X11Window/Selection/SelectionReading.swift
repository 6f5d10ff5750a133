internal import CX11
internal import Dispatch
internal import WindowSystem

/// The text that another program has copied or selected, on its way here (ICCCM 2.4): at once, or piece by piece.
///
/// It ends with the text, or with the reason why there is none: nobody has any, or its owner does not answer, or it is
/// longer than a person can mean.
final class SelectionReading {
  /// What it came to; `nil` while it is on its way.
  private(set) var answer: PasteAnswer?
  /// The property that it comes in.
  let property: Atom

  private let clipboard: Clipboard
  private let onEnd: (PasteAnswer) -> Void
  private var listening: Listening?
  /// What is still to be asked for, if what was is refused.
  private var targets: [Atom]
  /// What has come in pieces; `nil` where none are to.
  private var pieces: (bytes: [UInt8], type: Atom)?
  /// How often something has come.
  private var steps = 0

  /// The most that is read, in bytes.
  static let mostBytes = 1 << 20
  /// How long an owner may be silent, in seconds.
  private let patience: Double

  private var connection: X11Connection { clipboard.connection }

  /// Asks for it.
  ///
  /// - Parameters:
  ///   - clipboard: Which selection.
  ///   - property: One that nobody else writes to meanwhile.
  ///   - patience: How long its owner may be silent, in seconds.
  ///   - onEnd: Is called once.
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
    guard !read.isCut, pieces.bytes.count + read.bytes.count <= Self.mostBytes else {
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
      most: Self.mostBytes,
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

  /// The owner has taken too long.
  func giveUp() { end(.failed("the program that has copied something does not answer")) }

  private func endForLength() {
    end(.failed("what is copied is longer than \(Self.mostBytes) bytes"))
  }

  private func end(_ answer: PasteAnswer) {
    guard self.answer == nil else { return }
    self.answer = answer
    listening?.stop()
    listening = nil
    onEnd(answer)
  }
}
