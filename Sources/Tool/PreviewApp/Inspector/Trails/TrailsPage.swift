import Foundation
import SceneProtocol
import UIKit

/// Where the selected layer is at even steps of time: the numbers of what is drawn over the picture.
final class TrailsPage: WordsPage {
  /// The number of steps that are shown.
  private var count = 0

  init() { super.init(hint: Self.hint(nil)) }

  override var lines: [String] { ["\(count) steps"] + super.lines }

  /// What is shown for a layer that nothing moves.
  func showHint(_ name: String? = nil) {
    count = 0
    show(hint: Self.hint(name))
  }

  private static func hint(_ name: String?) -> String {
    (name.map { "Nothing moves \($0) now. " } ?? "")
      + "While an animation moves the selected layer, the picture shows it at even steps of time: "
      + "blue before now, orange after, with the way of its anchor point. Where the steps are wide "
      + "it is fast."
  }

  /// Shows a trail.
  func show(_ trail: InspectedTrail) {
    guard !trail.samples.isEmpty else { return showHint(trail.name) }
    count = trail.samples.count
    var lines: [ParagraphsView.Paragraph] = [
      .init(
        text: "\(trail.name) at steps of \(String(format: "%.1f", trail.step * 1000)) ms",
        face: .bold
      ),
      .init(
        text: "time, anchor point in the window, points since the step before, opacity",
        face: .small,
        color: InspectorStyle.softText
      ),
    ]
    var last: [Double]?
    for sample in trail.samples {
      let isPast = sample.time <= trail.time
      lines.append(
        .init(
          text: Self.words(sample, since: last),
          face: .code,
          mark: "\u{25CF}",
          markColor: isPast ? InspectorStyle.accent : InspectorStyle.difference
        )
      )
      last = sample.anchor.numbers
    }
    text.paragraphs = lines
  }

  private static func words(_ sample: InspectedTrail.Sample, since last: [Double]?) -> String {
    let n = sample.anchor.numbers
    var words = String(
      format: "%.3f s  %@",
      sample.time,
      InspectedValue(.point, n.map(tenths)).words
    )
    if let last, last.count == 2, n.count == 2 {
      let (x, y) = (n[0] - last[0], n[1] - last[1])
      words += String(format: "  +%.1f", (x * x + y * y).squareRoot())
    }
    return words + String(format: "  %.2f", sample.opacity.value)
  }

  private static func tenths(_ value: Double) -> Double {
    value.isFinite ? (value * 10).rounded() / 10 : value
  }
}
