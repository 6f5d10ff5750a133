import CoreGraphics
import Foundation
import UIKit

/// The content of the bar: buttons, the timeline, and the current time.
final class TransportView: UIView {
  let back = BarButton(.stepBack)
  let playOrPause = BarButton(.pause)
  let forward = BarButton(.stepForward)
  let loop = BarButton(.loop)
  let track = ScrubTrack()
  private let dot = RecordingSign.makeDot()
  private let clock = PanelStyle.label(.monospacedSystemFont(ofSize: 11, weight: .regular))
  private let words = PanelStyle.label(PanelStyle.font(12), color: PanelStyle.softText)
  private static let margin: CGFloat = 8
  /// The width of "3599.983 s #215999 0.01×", in points.
  private static let clockWidth: CGFloat = 150
  /// The least width of the timeline, in points, for which buttons are left out.
  private static let leastTrack: CGFloat = 56

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelStyle.background
    clock.textAlignment = .right
    dot.isHidden = true
    for view in [back, playOrPause, forward, loop, dot, track, clock, words] as [UIView] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - play: The time, and how it goes on.
  ///   - isRecording: Whether the user's input is recorded.
  ///   - ticks: What is marked on the timeline.
  ///   - tape: How far the tape is; `nil` for none.
  func show(_ play: PlayState, isRecording: Bool, ticks: [TimeTicks.Tick], words tape: String?) {
    if words.isHidden != (tape == nil) { setNeedsLayout() }
    (words.text, words.isHidden) = (tape, tape == nil)
    if dot.isHidden == isRecording {
      dot.isHidden = !isRecording
      setNeedsLayout()
    }
    playOrPause.glyph = play.isPaused ? .play : .pause
    loop.isOn = play.loop.isOn
    let range = play.loop.isOn ? play.loop.range : nil
    track.show(time: play.time, of: play.length, loop: range, ticks: ticks)
    var text = String(format: "%.3f s #%d", play.time, play.frameNumber)
    if play.speed != 1 { text += " \(PlayState.text(speed: play.speed))" }
    clock.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The tape's text is a line of its own below the rest.
    let height = words.isHidden ? bounds.height : bounds.height - TransportBar.tapeHeight
    words.frame = CGRect(
      x: Self.margin,
      y: height - 4,
      width: max(0, bounds.width - 2 * Self.margin),
      height: TransportBar.tapeHeight
    )
    let buttons = buttons(in: bounds.width)
    for button in [back, playOrPause, forward, loop] {
      button.isHidden = !buttons.contains(button)
    }
    var x = Self.margin
    for button in buttons {
      button.frame.origin = CGPoint(x: x, y: ((height - BarButton.side) / 2).rounded())
      x += BarButton.side + 2
    }
    x += Self.margin
    if !dot.isHidden {
      dot.frame.origin = CGPoint(x: x, y: ((height - dot.bounds.height) / 2).rounded())
      x += dot.bounds.width + Self.margin
    }
    // In a narrow window the timeline is what stays.
    let isNarrow = bounds.width - x < Self.clockWidth + 80
    clock.isHidden = isNarrow
    let end = bounds.width - Self.margin - (isNarrow ? 0 : Self.clockWidth + Self.margin)
    track.frame = CGRect(x: x, y: 0, width: max(0, end - x), height: height)
    clock.frame = CGRect(
      x: bounds.width - Self.margin - Self.clockWidth,
      y: ((height - 16) / 2).rounded(),
      width: Self.clockWidth,
      height: 16
    )
  }

  /// The buttons that leave room for a timeline that can be dragged: all have keys, too.
  private func buttons(in width: CGFloat) -> [BarButton] {
    let sets = [[back, playOrPause, forward, loop], [back, playOrPause, forward], [playOrPause]]
    let sign = dot.isHidden ? 0 : dot.bounds.width + Self.margin
    return sets.first { set in
      let end = CGFloat(set.count) * (BarButton.side + 2) + 3 * Self.margin + sign
      return width - end >= Self.leastTrack
    } ?? [playOrPause]
  }
}
