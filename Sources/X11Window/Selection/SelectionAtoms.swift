internal import CX11

/// The server's numbers for the names that programs talk with of what is copied (ICCCM 2, freedesktop's clipboards).
struct SelectionAtoms {
  let clipboard: Atom
  let targets: Atom
  let timestamp: Atom
  let multiple: Atom
  let incremental: Atom
  let clipboardManager: Atom
  let saveTargets: Atom
  /// A property of ours by whose changes the server says what time it is.
  let time: Atom
  /// A property of ours that says what a clipboard manager is to take.
  let handedOver: Atom

  init(display: OpaquePointer) {
    func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }
    clipboard = atom("CLIPBOARD")
    targets = atom("TARGETS")
    timestamp = atom("TIMESTAMP")
    multiple = atom("MULTIPLE")
    incremental = atom("INCR")
    clipboardManager = atom("CLIPBOARD_MANAGER")
    saveTargets = atom("SAVE_TARGETS")
    time = atom("_PEGBAR_TIME")
    handedOver = atom("_PEGBAR_HANDED_OVER")
  }
}
