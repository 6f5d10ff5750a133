internal import CX11

/// The server's atoms for selections (ICCCM 2, freedesktop's clipboards).
struct SelectionAtoms {
  let clipboard: Atom
  let primary: Atom
  let targets: Atom
  let timestamp: Atom
  let multiple: Atom
  let incremental: Atom
  let clipboardManager: Atom
  let saveTargets: Atom
  /// Text targets: UTF-8, and the older ones for Latin-1 and for any encoding of the owner's choice.
  let utf8, latin1, anyText: Atom
  /// The MIME names of UTF-8 text.
  let plainTexts: [Atom]
  /// Properties of ours that other programs write what they have copied to.
  let pasted: [Atom]
  /// A property of ours whose change events carry the server's time.
  let time: Atom
  /// A property of ours that lists what a clipboard manager is to take.
  let handedOver: Atom

  /// - Parameter atom: The atom of a name.
  init(_ atom: (String) -> Atom) {
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
