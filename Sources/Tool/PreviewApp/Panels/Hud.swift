import CoreGraphics
import Foundation
import SceneProtocol
import UIKit

/// The overlay at the window's upper right with figures: the cost of frames, and the last reload.
final class Hud {
  private unowned let host: HostWindow
  private let label = PanelStyle.label(
    .monospacedSystemFont(ofSize: 11, weight: .regular),
    color: PanelStyle.overlayText
  )
  private lazy var view = makeView()
  private lazy var panel = Panel(view, in: host)
  private(set) var isShown = false
  /// The time from the save to the pixels, in seconds; `nil` before the first.
  var reloadTime: Double?
  private static let size = CGSize(width: 284, height: 52)
  /// Its size in a window that is narrower than that: one figure a line.
  private static let narrowSize = CGSize(width: 156, height: 92)
  private var isNarrow: Bool { host.sceneSize.width < Self.size.width }
  private var shown = (statistics: SceneStatistics(), play: PlayState())

  init(in host: HostWindow) { self.host = host }

  func toggle() {
    isShown.toggle()
    if isShown { show(SceneStatistics(), PlayState()) } else { panel.hide() }
  }

  func show(_ statistics: SceneStatistics, _ play: PlayState) {
    guard isShown else { return }
    shown = (statistics, play)
    layOut()
  }

  func layOut() {
    guard isShown else { return }
    let size = isNarrow ? Self.narrowSize : Self.size
    let x = max(0, host.sceneSize.width - size.width)
    label.text = Self.text(shown.statistics, shown.play, reloadTime, isNarrow: isNarrow)
    label.frame = CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 4)
    panel.show(in: CGRect(origin: CGPoint(x: x, y: 0), size: size))
  }

  /// The figures of frames, damage and time: three lines, or six narrow ones.
  static func text(
    _ statistics: SceneStatistics,
    _ play: PlayState,
    _ reloadTime: Double?,
    isNarrow: Bool
  ) -> String {
    let frames = Double(statistics.frames)
    let rate = statistics.seconds > 0 ? frames / statistics.seconds : 0
    let mean = frames > 0 ? statistics.allFrames / frames * 1000 : 0
    let pixels = frames > 0 ? Double(statistics.pixels) / frames : 0
    let share = statistics.windowPixels > 0 ? pixels / Double(statistics.windowPixels) * 100 : 0
    let longest = statistics.longestFrame * 1000
    let reload = reloadTime.map { String(format: "reload %.2f s", $0) } ?? "no reload yet"
    if isNarrow {
      return [
        String(format: "%.0f frames/s", rate),
        String(format: "%.1f ms, most %.1f", mean, longest),
        String(format: "damage %.0f %%", share), String(format: "%.0f pixels", pixels),
        String(format: "%.2f s #%d", play.time, play.frameNumber), reload,
      ].joined(separator: "\n")
    }
    return [
      String(format: "%.0f frames/s, %.1f ms (at most %.1f)", rate, mean, longest),
      String(format: "damage %.0f pixels, %.0f %%", pixels, share),
      String(format: "%.2f s #%d  ", play.time, play.frameNumber) + reload,
    ].joined(separator: "\n")
  }

  private func makeView() -> UIView {
    let view = UIView()
    view.backgroundColor = PanelStyle.overlay
    label.numberOfLines = 6
    view.addSubview(label)
    return view
  }
}
