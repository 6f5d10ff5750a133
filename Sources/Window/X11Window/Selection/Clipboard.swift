internal import CX11
package import WindowSystem

/// A selection of this program, CLIPBOARD or PRIMARY, while this program owns it.
///
/// Others request its contents at any time (`Clipboard+Requests.swift`), as long as this process runs; before it ends
/// the desktop's clipboard manager may take them (`Clipboard+HandOver.swift`).
package final class Clipboard {
  let connection: X11Connection
  let atoms: SelectionAtoms
  /// The selection: CLIPBOARD or PRIMARY.
  let selection: Atom
  /// The window that owns the selection; it is never mapped.
  let window: Window
  /// The copied data, until another program copies something.
  private(set) var contents: SelectionContents?
  /// The incremental transfers in progress.
  var transfers: [IncrementalTransfer] = []
  /// The hand-over to a clipboard manager in progress.
  var handOver: HandOver?
  /// Called when another program has copied something.
  package var onLoss: () -> Void = {}
  private var listening: Listening?
  private var askers: [(ServerMoment) -> Void] = []

  /// A clipboard that has nothing yet.
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
    atoms = AtomTable.of(display, SelectionAtoms.init)
    selection = kind == .clipboard ? atoms.clipboard : atoms.primary
    window = made
    listening = connection.listen(to: made, for: PropertyChangeMask) { [weak self] in
      self?.handle($0)
    }
  }

  isolated deinit { close() }

  /// Whether something is copied, and no other program has copied anything since.
  package var hasContents: Bool { contents != nil }

  /// Whether an incremental transfer is in progress.
  package var isGiving: Bool { !transfers.isEmpty }

  /// Asks the server for its time, which a copy has to state.
  ///
  /// - Parameter body: Called with the time, soon; never when the server is gone.
  package func askTime(_ body: @escaping (ServerMoment) -> Void) {
    guard connection.isAlive, listening != nil else { return }
    askers.append(body)
    // It reports its time with each change of a property, also with one that changes nothing.
    let (display, time) = (connection.display, atoms.time)
    XChangeProperty(display, window, time, XA_INTEGER, 8, PropModeAppend, nil, 0)
    connection.settle()
  }

  /// Copies something, unless another program has copied something since that moment.
  ///
  /// - Parameters:
  ///   - bytes: The data.
  ///   - type: Their MIME type: "image/png".
  ///   - moment: When the user gave the command.
  /// - Returns: Whether it is copied.
  @discardableResult
  package func copy(_ bytes: [UInt8], as type: String, at moment: ServerMoment) -> Bool {
    let type = XInternAtom(connection.display, type, 0)
    return copy([SelectionContents.Form(target: type, type: type, bytes: bytes)], at: moment)
  }

  /// Copies text; programs that ask for Latin-1 get the characters that exist in it.
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
    // The server does not report a refusal.
    let isOurs = XGetSelectionOwner(display, selection) == window
    connection.settle()
    guard isOurs, contents?.moment.isSince(moment) != true || contents?.moment == moment else {
      return false
    }
    contents = SelectionContents(forms: forms, moment: moment)
    connection.settle()
    return true
  }

  /// Gives up the selection, and all transfers.
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
      // (The loss of an earlier copy may be reported after something else was copied.)
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

/// Copied data.
struct SelectionContents {
  /// One of the forms in which the data are offered.
  struct Form {
    /// The target that it is requested by, and the type of the data.
    let target, type: Atom
    let bytes: [UInt8]
  }

  let forms: [Form]
  /// When the user gave the command; the selection is ours since then.
  let moment: ServerMoment
}
