internal import CX11
internal import Dispatch

/// A window that files can be dropped on (XDND, version 5, and sources that speak 3 or more).
///
/// The contents are requested as soon as the drag is over the window, so that the user sees at once whether it would be
/// accepted. The source waits for that answer, but only a short time.
package final class DropTarget {
  /// What is dragged.
  package nonisolated enum Contents: Equatable, Sendable {
    /// Files, or other things with an address: a `text/uri-list`.
    case addresses(String)
    /// Something without an address.
    case other
    /// The source does not say what it is.
    case unknown
  }

  /// Whether contents over the window would be accepted; called once for each drag.
  package var wants: (Contents) -> Bool = { _ in false }
  /// Called when a drag has ended; `isDropped` says whether it was dropped on the window.
  package var onEnd: (Contents, _ isDropped: Bool) -> Void = { _, _ in }

  unowned let window: X11Window
  let connection: X11Connection
  let atoms: DropAtoms
  private var drag: Drag?
  /// When the user last moved a drag over the window, or dropped it there.
  private var moment = ServerMoment(milliseconds: 0)

  /// The versions of the protocol that are supported.
  private static let versions = 3...5
  /// How long the contents may stay unknown, in seconds: while the drag is over the window, and after it was dropped.
  private static let (patience, lastPatience) = (0.5, 3.0)

  init(_ window: X11Window) {
    self.window = window
    connection = window.connection
    atoms = AtomTable.of(window.connection.display, DropAtoms.init)
    let version = UInt(Self.versions.upperBound)
    connection.setProperty(atoms.aware, of: window.id, type: XA_ATOM, numbers: [version])
  }

  /// Handles a message to the window.
  ///
  /// - Returns: Whether it was a message about a drag.
  func take(_ message: XClientMessageEvent) -> Bool {
    guard let said = DropMessage(message, atoms) else { return false }
    let source = Window(UInt32(truncatingIfNeeded: message.data.l.0))
    switch said {
    case .enter(let version, let types, let hasMore):
      begin(source, version: version, types: types, hasMore: hasMore)
    case .position(let moment):
      guard let drag, drag.source == source else { break }
      self.moment = moment
      drag.awaitsAnswer = true
      if drag.contents == nil { ask(at: moment) } else { answer() }
    case .leave:
      guard let drag, drag.source == source else { break }
      end(isDropped: !drag.isWanted && isPointerFreeHere)
    case .drop(let moment):
      guard let drag, drag.source == source, !drag.isDropped else { break }
      self.moment = moment
      drag.isDropped = true
      if drag.contents == nil { ask(at: moment) } else { finish() }
    }
    return true
  }

  /// Handles the source's answer.
  func take(_ answer: XSelectionEvent) {
    guard answer.selection == atoms.selection, let drag, drag.contents == nil,
      drag.asked == ServerMoment(answer.time)
    else { return }
    know(answer.property == 0 ? .unknown : readContents())
  }

  /// Asks the window manager for the keyboard focus, because of a drop on the window.
  package func askForKeyboard() { window.askForKeyboard(at: moment) }

  /// Ends the reports.
  func close() { drag = nil }
}

// MARK: - A drag, from entry to end

extension DropTarget {
  private func begin(_ source: Window, version: Int, types: [Atom], hasMore: Bool) {
    // A drag whose end was not reported has ended now.
    if drag != nil { end(isDropped: false) }
    guard Self.versions.contains(version), isThere(source) else { return }
    let drag = Drag(source: source)
    self.drag = drag
    drag.watch = connection.listen(to: source, for: StructureNotifyMask) { [weak self] in
      if $0.type == DestroyNotify { self?.end(isDropped: false) }
    }
    var types = types
    if hasMore, let list = connection.property(atoms.typeList, of: source) { types = list.numbers }
    if !types.contains(atoms.addresses) { know(.other) }
  }

  /// Requests the contents from the source, once.
  private func ask(at moment: ServerMoment) {
    guard let drag else { return }
    if drag.asked == nil {
      drag.asked = moment
      askSource(at: moment)
    }
    let wait = drag.isDropped ? Self.lastPatience : Self.patience
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self, weak drag] in
      MainActor.assumeIsolated {
        guard let self, let drag, self.drag === drag, drag.contents == nil else { return }
        // Until the drop there is still time to answer later.
        if drag.isDropped { self.know(.unknown) } else { self.answer() }
      }
    }
  }

  private func know(_ contents: Contents) {
    guard let drag else { return }
    drag.contents = contents
    drag.isWanted = wants(contents)
    if drag.isDropped { finish() } else { answer() }
  }

  /// Notifies the source whether the drag would be accepted, if it waits for that.
  private func answer() {
    guard let drag, drag.awaitsAnswer else { return }
    drag.awaitsAnswer = false
    let isWanted = drag.isWanted
    // The rectangle is empty, so that the source asks again after every move.
    send(atoms.status, [isWanted ? 1 : 0, 0, 0, isWanted ? atoms.copy : 0], to: drag.source)
  }

  /// Ends a drag that is dropped and whose contents are known.
  private func finish() {
    guard let drag else { return }
    let isWanted = drag.isWanted
    send(atoms.finished, [isWanted ? 1 : 0, isWanted ? atoms.copy : 0, 0, 0], to: drag.source)
    end(isDropped: true)
  }

  private func end(isDropped: Bool) {
    guard let drag else { return }
    drag.watch?.stop()
    self.drag = nil
    onEnd(drag.contents ?? .unknown, isDropped)
  }
}

extension X11Window {
  /// From now on accepts drops on the window, or on its parts.
  package func acceptDrops() -> DropTarget {
    let target = dropTarget ?? DropTarget(self)
    dropTarget = target
    connection.settle()
    return target
  }
}
