internal import CX11
internal import Dispatch

/// Hand-over of copied data to a clipboard manager, so that they outlive this process (freedesktop's ClipboardManager).
extension Clipboard {
  /// Has the clipboard manager take what is copied, if there are both; call it before the process ends.
  ///
  /// - Parameters:
  ///   - patience: The maximum time for that, in seconds.
  ///   - onDone: Called exactly once: when the manager has it, does not want it, is gone, or takes too long.
  package func handOver(within patience: Double = 2, onDone: @escaping () -> Void) {
    guard let contents, connection.isAlive else { return onDone() }
    let manager = XGetSelectionOwner(connection.display, atoms.clipboardManager)
    connection.settle()
    guard manager != 0, manager != window else { return onDone() }
    let handOver = HandOver(onDone: onDone)
    self.handOver = handOver
    handOver.watch = connection.listen(to: manager, for: StructureNotifyMask) { [weak handOver] in
      if $0.type == DestroyNotify { handOver?.finish() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
      MainActor.assumeIsolated { handOver.finish() }
    }
    askTime { [weak self] in self?.askManager(toTake: contents.forms.map(\.target), at: $0) }
  }

  private func askManager(toTake targets: [Atom], at moment: ServerMoment) {
    let (display, list) = (connection.display, atoms.handedOver)
    connection.setProperty(list, of: window, type: XA_ATOM, numbers: targets)
    let (manager, save) = (atoms.clipboardManager, atoms.saveTargets)
    XConvertSelection(display, manager, save, list, window, moment.time)
    connection.settle()
  }
}

/// One wait for a clipboard manager.
final class HandOver {
  fileprivate var watch: Listening?
  private var onDone: (() -> Void)?

  fileprivate init(onDone: @escaping () -> Void) { self.onDone = onDone }

  /// Ends the wait: the manager has answered, or will not.
  func finish() {
    watch?.stop()
    let onDone = onDone
    self.onDone = nil
    onDone?()
  }
}
