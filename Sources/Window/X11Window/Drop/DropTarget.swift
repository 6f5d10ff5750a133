internal import CX11
internal import Dispatch

/// A window that files can be dropped on (XDND, version 5, and sources that speak 3 or more).
///
/// What is dragged is asked for as soon as it is over the window, so that the person sees at once whether it would be
/// taken: the source waits for that answer, but not for long.
package final class DropTarget {
  /// What is dragged.
  package nonisolated enum Contents: Equatable, Sendable {
    /// Files, or other things with an address: a `text/uri-list`.
    case addresses(String)
    /// Something that has no address.
    case other
    /// The program that it comes from does not say what it is.
    case unknown
  }

  /// Whether what has come over the window would be taken; asked once.
  package var wants: (Contents) -> Bool = { _ in false }
  /// Called when nothing is over the window any more: because it was let go of there, or not.
  package var onEnd: (Contents, _ isLetGo: Bool) -> Void = { _, _ in }

  unowned let window: X11Window
  let connection: X11Connection
  let atoms: DropAtoms
  private var drag: Drag?
  /// When the person last moved something over the window, or let it go there.
  private var moment = ServerMoment(milliseconds: 0)

  /// The oldest version of the protocol that is spoken, and the newest.
  private static let versions = 3...5
  /// How long what is dragged may stay unknown, in seconds, while it hangs over the window, and once it is let go.
  private static let (patience, lastPatience) = (0.5, 3.0)

  init(_ window: X11Window) {
    self.window = window
    connection = window.connection
    atoms = DropAtoms(display: window.connection.display)
    let version = UInt(Self.versions.upperBound)
    connection.setProperty(atoms.aware, of: window.id, type: XA_ATOM, numbers: [version])
  }

  /// Takes a message to the window.
  ///
  /// - Returns: Whether it was about something that is dragged.
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
      end(isLetGo: !drag.isWanted && isPointerFreeHere)
    case .drop(let moment):
      guard let drag, drag.source == source, !drag.isDropped else { break }
      self.moment = moment
      drag.isDropped = true
      if drag.contents == nil { ask(at: moment) } else { finish() }
    }
    return true
  }

  /// Takes what the source answers.
  func take(_ answer: XSelectionEvent) {
    guard answer.selection == atoms.selection, let drag, drag.contents == nil,
      drag.asked == ServerMoment(answer.time)
    else { return }
    know(answer.property == 0 ? .unknown : readContents())
  }

  /// Asks the window manager to give the window the keyboard, on account of what was dropped on it.
  package func askForKeyboard() { window.askForKeyboard(at: moment) }

  /// Is told of no more.
  func close() { drag = nil }
}

// MARK: - A drag, from its coming to its end

extension DropTarget {
  private func begin(_ source: Window, version: Int, types: [Atom], hasMore: Bool) {
    // (Whose drag did not end as it should has ended now.)
    if drag != nil { end(isLetGo: false) }
    guard Self.versions.contains(version), isThere(source) else { return }
    let drag = Drag(source: source)
    self.drag = drag
    drag.watch = connection.listen(to: source, for: StructureNotifyMask) { [weak self] in
      if $0.type == DestroyNotify { self?.end(isLetGo: false) }
    }
    var types = types
    if hasMore, let list = connection.property(atoms.typeList, of: source) { types = list.numbers }
    if !types.contains(atoms.addresses) { know(.other) }
  }

  /// Asks the source for what is dragged, once.
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
        // While it is dragged there is still time to say so later.
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

  /// Tells the source whether it would be taken, if it waits for that.
  private func answer() {
    guard let drag, drag.awaitsAnswer else { return }
    drag.awaitsAnswer = false
    let isWanted = drag.isWanted
    // (An empty rectangle: the answer is to be asked for again wherever it is moved.)
    send(atoms.status, [isWanted ? 1 : 0, 0, 0, isWanted ? atoms.copy : 0], to: drag.source)
  }

  /// It is let go of, and known.
  private func finish() {
    guard let drag else { return }
    let isWanted = drag.isWanted
    send(atoms.finished, [isWanted ? 1 : 0, isWanted ? atoms.copy : 0, 0, 0], to: drag.source)
    end(isLetGo: true)
  }

  private func end(isLetGo: Bool) {
    guard let drag else { return }
    drag.watch?.stop()
    self.drag = nil
    onEnd(drag.contents ?? .unknown, isLetGo)
  }
}

extension X11Window {
  /// Takes from now on what is dropped on it, or on its parts.
  package func acceptDrops() -> DropTarget {
    let target = dropTarget ?? DropTarget(self)
    dropTarget = target
    connection.settle()
    return target
  }
}
