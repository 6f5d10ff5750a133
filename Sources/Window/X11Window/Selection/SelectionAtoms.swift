internal import CX11

/// The server's numbers for the names that programs talk with of what is copied (ICCCM 2, freedesktop's clipboards).
struct SelectionAtoms {
  let clipboard: Atom
  let primary: Atom
  let targets: Atom
  let timestamp: Atom
  let multiple: Atom
  let incremental: Atom
  let clipboardManager: Atom
  let saveTargets: Atom
  /// Text in UTF-8, and what of it programs of old ask for: in Latin-1, and in whatever its owner likes.
  let utf8, latin1, anyText: Atom
  /// The same as UTF-8 text, by the names of MIME.
  let plainTexts: [Atom]
  /// Properties of ours that others put what they have copied into.
  let pasted: [Atom]
  /// A property of ours by whose changes the server says what time it is.
  let time: Atom
  /// A property of ours that says what a clipboard manager is to take.
  let handedOver: Atom

  init(display: OpaquePointer) {
    func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }
    clipboard = atom("CLIPBOARD")
    primary = XA_PRIMARY
    targets = atom("TARGETS")
    timestamp = atom("TIMESTAMP")
    multiple = atom("MULTIPLE")
    incremental = atom("INCR")
    clipboardManager = atom("CLIPBOARD_MANAGER")
    saveTargets = atom("SAVE_TARGETS")
    (utf8, latin1, anyText) = (atom("UTF8_STRING"), XA_STRING, atom("TEXT"))
    plainTexts = [atom("text/plain;charset=utf-8"), atom("text/plain")]
    pasted = (0..<8).map { atom("_PEGBAR_PASTED_\($0)") }
    time = atom("_PEGBAR_TIME")
    handedOver = atom("_PEGBAR_HANDED_OVER")
  }
}
