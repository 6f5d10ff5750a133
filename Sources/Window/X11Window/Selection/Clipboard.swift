internal import CX11
package import WindowSystem

/// What this program has copied, for others to paste: the selection CLIPBOARD, or PRIMARY, while it is ours.
///
/// Others ask for it whenever they like (`Clipboard+Requests.swift`), as long as this process runs; before it ends the
/// desktop's clipboard manager may take it (`Clipboard+HandOver.swift`).
package final class Clipboard {
  let connection: X11Connection
  let atoms: SelectionAtoms
  /// Which selection.
  let selection: Atom
  /// Owns the selection; it is never on the screen.
  let window: Window
  /// What is copied, until somebody else copies something.
  private(set) var contents: SelectionContents?
  /// What is on its way in pieces.
  var transfers: [IncrementalTransfer] = []
  /// The clipboard manager that is to take it.
  var handOver: HandOver?
  /// Called when somebody else has copied something.
  package var onLoss: () -> Void = {}
  private var listening: Listening?
  private var askers: [(ServerMoment) -> Void] = []

  /// One that has nothing yet.
  package init(
    connection: X11Connection,
    _ kind: PasteboardKind = .clipboard
  ) throws(X11Error) {
    let display = connection.display
    var made: Window = 0
    try connection.trapping("make a window for the clipboard") {
      made = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    }
    self.connection = connection
    atoms = SelectionAtoms(display: display)
    selection = kind == .clipboard ? atoms.clipboard : atoms.primary
    window = made
    listening = connection.listen(to: made, for: PropertyChangeMask) { [weak self] in
      self?.handle($0)
    }
  }

  isolated deinit { close() }

  /// Whether something is copied, and nobody has copied anything since.
  package var hasContents: Bool { contents != nil }

  /// Whether something is on its way to somebody in pieces.
  package var isGiving: Bool { !transfers.isEmpty }

  /// Asks the server what time it is; what is copied has to say when that was.
  ///
  /// - Parameter body: Is told, soon; never when the server is gone.
  package func askTime(_ body: @escaping (ServerMoment) -> Void) {
    guard connection.isAlive, listening != nil else { return }
    askers.append(body)
    // It says so of each change of a property, also of one that changes nothing.
    let (display, time) = (connection.display, atoms.time)
    XChangeProperty(display, window, time, XA_INTEGER, 8, PropModeAppend, nil, 0)
    connection.settle()
  }

  /// Copies something, unless somebody has copied something else since that moment.
  ///
  /// - Parameters:
  ///   - bytes: What is copied.
  ///   - type: What it is: "image/png".
  ///   - moment: When the person said so.
  /// - Returns: Whether it is copied.
  @discardableResult
  package func copy(_ bytes: [UInt8], as type: String, at moment: ServerMoment) -> Bool {
    let type = XInternAtom(connection.display, type, 0)
    return copy([SelectionContents.Form(target: type, type: type, bytes: bytes)], at: moment)
  }

  /// Copies text: programs of old that ask for Latin-1 get what of it there is in that.
  @discardableResult
  package func copy(text: String, at moment: ServerMoment) -> Bool {
    let bytes = Array(text.utf8)
    let latin1 = text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    var forms = [
      SelectionContents.Form(target: atoms.utf8, type: atoms.utf8, bytes: bytes),
      SelectionContents.Form(target: atoms.anyText, type: atoms.utf8, bytes: bytes),
      SelectionContents.Form(target: atoms.latin1, type: atoms.latin1, bytes: latin1),
    ]
    forms += atoms.plainTexts.map { SelectionContents.Form(target: $0, type: $0, bytes: bytes) }
    return copy(forms, at: moment)
  }

  private func copy(_ forms: [SelectionContents.Form], at moment: ServerMoment) -> Bool {
    guard connection.isAlive, listening != nil else { return false }
    let display = connection.display
    XSetSelectionOwner(display, selection, window, moment.time)
    // The server says nothing when it does not do it.
    let isOurs = XGetSelectionOwner(display, selection) == window
    connection.settle()
    guard isOurs, contents?.moment.isSince(moment) != true || contents?.moment == moment else {
      return false
    }
    contents = SelectionContents(forms: forms, moment: moment)
    connection.settle()
    return true
  }

  /// Gives up what is copied, and all that is on its way.
  package func close() {
    guard let listening else { return }
    listening.stop()
    self.listening = nil
    (contents, transfers, askers, handOver) = (nil, [], [], nil)
    guard connection.isAlive else { return }
    XDestroyWindow(connection.display, window)
    connection.settle()
  }

  private func handle(_ event: XEvent) {
    switch event.type {
    case SelectionRequest: answer(event.xselectionrequest)
    case SelectionClear:
      let clear = event.xselectionclear
      guard clear.selection == selection, let contents else { return }
      // (One that was lost before may be said to be after something else was copied.)
      guard ServerMoment(clear.time).isSince(contents.moment) else { return }
      self.contents = nil
      onLoss()
    case SelectionNotify:
      if event.xselection.selection == atoms.clipboardManager { handOver?.finish() }
    case PropertyNotify:
      let change = event.xproperty
      guard change.atom == atoms.time, change.state == PropertyNewValue, !askers.isEmpty else {
        return
      }
      askers.removeFirst()(ServerMoment(change.time))
    default: break
    }
  }
}

/// Something that is copied.
struct SelectionContents {
  /// One of the forms that it can be had in.
  struct Form {
    /// What it is asked for as, and what it is then.
    let target, type: Atom
    let bytes: [UInt8]
  }

  let forms: [Form]
  /// When the person said so, and since when the selection is ours.
  let moment: ServerMoment
}
