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

  func draw(_ animation: InspectedAnimation, in rect: CGRect, isStrong: Bool) {
    func x(_ time: Double) -> CGFloat {
      let share = min(max((time - start) / (end - start), 0), 1)
      return rect.minX + rect.width * CGFloat(share)
    }
    guard let begin = animation.begin?.value, begin.isFinite else {
      return Ink.text(
        animation.state.rawValue,
        in: rect,
        isStrong ? InspectorStyle.selectedText : InspectorStyle.dimText,
        font: InspectorStyle.smallFont
      )
    }
    let last = animation.end?.value ?? .infinity
    let (left, right) = (x(begin), x(last.isFinite ? last : end))
    let bar = CGRect(
      x: left,
      y: rect.minY + 5,
      width: max(3, right - left),
      height: rect.height - 10
    )
    let isOver = ![.added, .waiting, .running, .held].contains(animation.state)
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
    drawWord(of: animation, isEndless: !last.isFinite, in: rect, right)
  }

  /// What a bar alone does not say.
  private func drawWord(
    of animation: InspectedAnimation,
    isEndless: Bool,
    in rect: CGRect,
    _ right: CGFloat
  ) {
    let word: String
    switch animation.state {
    case .replaced, .removed, .refused, .held: word = animation.state.rawValue
    default: word = isEndless ? "∞" : ""
    }
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
}
