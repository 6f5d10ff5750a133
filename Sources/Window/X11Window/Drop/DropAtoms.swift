internal import CX11

/// The server's atoms for drag and drop (XDND).
struct DropAtoms {
  let aware: Atom
  let enter: Atom
  let position: Atom
  let status: Atom
  let leave: Atom
  let drop: Atom
  let finished: Atom
  let selection: Atom
  let typeList: Atom
  let copy: Atom
  /// The one type that is accepted.
  let addresses: Atom
  let incremental: Atom
  /// A property of ours that the source writes the contents to.
  let dropped: Atom

  /// - Parameter atom: The atom of a name.
  init(_ atom: (String) -> Atom) {
    aware = atom("XdndAware")
    enter = atom("XdndEnter")
    position = atom("XdndPosition")
    status = atom("XdndStatus")
    leave = atom("XdndLeave")
    drop = atom("XdndDrop")
    finished = atom("XdndFinished")
    selection = atom("XdndSelection")
    typeList = atom("XdndTypeList")
    copy = atom("XdndActionCopy")
    addresses = atom("text/uri-list")
    incremental = atom("INCR")
    dropped = atom("_PEGBAR_DROPPED")
  }
}
