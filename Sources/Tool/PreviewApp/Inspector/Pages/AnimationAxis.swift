import CoreGraphics
import SceneProtocol
import UIKit

/// The time that the bars of animations share, in seconds of the scene.
struct AnimationAxis {
  private var start = 0.0
  private var end = 1.0
  private var now = 0.0

  init() {}

  /// From the first begin to the last end, with the present; what has no end goes to the edge.
  init(of animations: [InspectedAnimation], now: Double) {
    self.now = now
    let begins = animations.compactMap { $0.begin?.value }.filter(\.isFinite)
    let ends = animations.compactMap { $0.end?.value }.filter(\.isFinite)
    start = min(begins.min() ?? now, now)
    let passes = animations.compactMap { one in
      one.begin.map { $0.value + one.duration.value }
    }.filter(\.isFinite)
    end = max(ends.max() ?? 0, passes.max() ?? 0, now, start + 0.1)
  }

  /// The seconds that a distance is, in points of a room of a width.
  func seconds(of distance: CGFloat, in width: CGFloat) -> Double {
    width > 0 ? Double(distance / width) * (end - start) : 0
  }

  /// Where the bar of an animation is, from left to right, in a room that begins at 0; `nil` for one without a begin.
  func bar(of animation: InspectedAnimation, in width: CGFloat) -> Range<CGFloat>? {
    guard let begin = animation.begin?.value, begin.isFinite else { return nil }
    let last = animation.end?.value ?? .infinity
    func x(_ time: Double) -> CGFloat {
      width * CGFloat(min(max((time - start) / (end - start), 0), 1))
    }
    let left = x(begin)
    return left..<max(left + 3, x(last.isFinite ? last : end))
  }

  func draw(_ animation: InspectedAnimation, in rect: CGRect, isStrong: Bool) {
    func x(_ time: Double) -> CGFloat {
      let share = min(max((time - start) / (end - start), 0), 1)
      return rect.minX + rect.width * CGFloat(share)
    }
    guard let span = bar(of: animation, in: rect.width) else {
      return Ink.text(
        animation.state.rawValue,
        in: rect,
        isStrong ? InspectorStyle.selectedText : InspectorStyle.dimText,
        font: InspectorStyle.smallFont
      )
    }
    let (left, right) = (rect.minX + span.lowerBound, rect.minX + span.upperBound)
    let bar = CGRect(x: left, y: rect.minY + 5, width: right - left, height: rect.height - 10)
    let isOver = !animation.moves || animation.isMuted == true
    Ink.fill(bar, radius: 3, isOver ? InspectorStyle.line : InspectorStyle.barPast)
    let passed = min(max(x(now), left), right) - left
    if passed > 1 {
      Ink.fill(
        CGRect(x: bar.minX, y: bar.minY, width: max(3, passed), height: bar.height),
        radius: 3,
        isOver ? InspectorStyle.dimText : InspectorStyle.bar
      )
    }
    Ink.fill(
      CGRect(x: x(now) - 0.5, y: rect.minY, width: 1, height: rect.height),
      isStrong ? InspectorStyle.selectedText : InspectorStyle.difference
    )
    drawWord(of: animation, in: rect, right)
  }

  /// What a bar alone does not say.
  private func drawWord(
    of animation: InspectedAnimation,
    in rect: CGRect,
    _ right: CGFloat
  ) {
    let word = Self.word(of: animation)
    guard !word.isEmpty else { return }
    let width = Ink.width(word, font: InspectorStyle.smallFont) + 2
    let isRoom = rect.maxX - right > width + 4
    Ink.text(
      word,
      in: CGRect(
        x: isRoom ? right + 4 : rect.maxX - width - 2,
        y: rect.minY,
        width: width,
        height: rect.height
      ),
      isRoom ? InspectorStyle.dimText : InspectorStyle.text,
      font: InspectorStyle.smallFont
    )
  }

  private static func word(of animation: InspectedAnimation) -> String {
    switch animation.state {
    case .replaced, .removed, .refused, .held, .driven: return animation.state.rawValue
    default: break
    }
    if animation.isMuted == true { return "muted" }
    if let rate = animation.rate { return rate == 0 ? "stands" : "\(InspectedValue.number(rate))×" }
    return animation.end?.value.isFinite == true ? "" : "∞"
  }
}
