import CoreGraphics
internal import Dispatch
import FrameLoop
import SceneProtocol
import UIKit
import WindowSystem

/// The window of the speaker's notes, for the screen that the audience does not see.
///
/// Its clock is the machine's: nothing of it is the scene's.
final class SpeakerNotes {
  private unowned let host: HostWindow
  private let view = SpeakerNotesView()
  private var window: InspectorWindow?
  private var start = ContinuousClock.now
  private var timer: (any DispatchSourceTimer)?
  private static let size = CGSize(width: 520, height: 380)

  /// Called when it is opened or closed.
  var onShow: () -> Void = {}

  init(in host: HostWindow) { self.host = host }

  var isShown: Bool { window != nil }

  /// What it shows.
  var page = SpeakerNotesPage() {
    didSet {
      guard page != oldValue else { return }
      draw()
    }
  }

  func toggle() { if isShown { close() } else { open() } }

  /// Counts the time from now on.
  func startClock() {
    start = .now
    draw()
  }

  private func open() {
    do {
      let window = try InspectorWindow(
        view,
        title: "Notes — \(host.title)",
        size: Self.size,
        beside: host.window
      )
      window.onClose = { [unowned self] in close() }
      // Its keys are the scene's window's: a presenter need not look which one has the keyboard.
      window.onKey = { [unowned self] in host.onInput($0) }
      self.window = window
    } catch {
      return Console.write("pegbar: \(error)\n", to: .error)
    }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.draw() } }
    timer.activate()
    self.timer = timer
    onShow()
  }

  private func close() {
    timer?.cancel()
    timer = nil
    let old = window
    window = nil
    old?.close()
    // (It may be in the middle of its own event.)
    DispatchQueue.main.async { withExtendedLifetime(old) {} }
    onShow()
  }

  private func draw() {
    guard let window else { return }
    view.show(page, elapsed: start.duration(to: .now) / .seconds(1))
    window.draw()
  }

  isolated deinit { timer?.cancel() }
}
