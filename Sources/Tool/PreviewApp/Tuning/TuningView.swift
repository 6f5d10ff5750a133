import AnimationCore
import CoreGraphics
import Foundation
import QuartzCore
import SceneProtocol
import UIKit

/// What the selected literal is together with others, to be seen and dragged: sliders of a number or a color, the curve
/// of a timing function, the curve of a spring.
final class TuningView: UIView {
  static let height: CGFloat = 176
  /// Called with numbers for some literals while they are dragged.
  var onDrag: ([(index: Int, value: Double)]) -> Void = { _ in }
  /// Called with the bytes of a color that is a number in hexadecimal digits.
  var onHex: ([Double]) -> Void = { _ in }
  var onFocus: () -> Void = {}
  private var draft: TuningDraft?
  private var index: Int?
  private var shape = TuningShape.number
  private var drag: Drag?

  private enum Drag: Equatable {
    case slider(Int)
    case handle(Int)
  }

  private static let margin: CGFloat = 12
  private static let top: CGFloat = 26
  private static let side: CGFloat = 120
  /// Where control points can be dragged: the box does not grow meanwhile.
  private static let curveRoom = -0.5...1.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ draft: TuningDraft?, _ index: Int?) {
    (self.draft, self.index) = (draft, index)
    if let draft, let index { shape = TuningShape(of: index, in: draft.literals) }
    setNeedsDisplay()
  }

  /// What it shows, in words.
  var lines: [String] {
    guard let draft, let index else { return [] }
    switch shape {
    case .number: return sliders.isEmpty ? [] : ["a number"]
    case .flag, .text: return []
    case .choice(let choices): return ["one of \(choices.joined(separator: ", "))"]
    case .color(let color): return ["color \(Self.words(color.components(in: draft)))"]
    case .hexColor: return ["color \(Self.words(hexComponents(draft.text(of: index))))"]
    case .curve(let parts):
      return ["curve " + parts.map { draft.text(of: $0) }.joined(separator: ", ")]
    case .spring(let spring): return [Self.words(spring.animation(in: draft))]
    }
  }

  private static func words(_ color: [Double]) -> String {
    "#" + color.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  private static func words(_ spring: CASpringAnimation) -> String {
    let parts = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
    ]
    let numbers = parts.map { "\($0) \(InspectedValue.number(rounded(Double($1))))" }
    let end = "settles in \(InspectedValue.number(rounded(spring.settlingDuration))) s"
    return "spring, " + (numbers + [end]).joined(separator: ", ")
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  // MARK: - Sliders

  private struct Slider {
    var name: String
    /// The literal; `nil` for a part of a number in hexadecimal digits.
    var index: Int?
    var fraction: Double
    var text: String
    /// The color of which it is a part, and which.
    var color: ([Double], Int)?
  }

  private var sliders: [Slider] {
    guard let draft, let index else { return [] }
    switch shape {
    case .flag, .text, .choice, .curve: return []
    case .number, .spring: return [slider(of: index, in: draft)]
    case .hexColor:
      let parts = hexComponents(draft.text(of: index))
      return ["red", "green", "blue", "alpha"].prefix(Self.hexCount(draft.text(of: index)))
        .enumerated().map { place, name in
          let text = "\(Int((parts[place] * 255).rounded()))"
          return Slider(name: name, fraction: parts[place], text: text, color: (parts, place))
        }
    case .color(let color):
      let components = color.components(in: draft)
      return color.names.enumerated().compactMap { place, name in
        guard let part = color.parts[place] else { return nil }
        var slider = slider(of: part, in: draft)
        slider.name = name
        let isRGB = color.model == .rgb || name == "alpha"
        if isRGB { slider.color = (components, name == "alpha" ? 3 : place) }
        return slider
      }
    }
  }

  private func slider(of index: Int, in draft: TuningDraft) -> Slider {
    let value = draft.number(index) ?? 0
    let range = Self.range(of: index, in: draft)
    return Slider(
      name: draft.literals[index].site.label,
      index: index,
      fraction: range.fraction(of: value),
      text: draft.text(of: index)
    )
  }

  static func range(of index: Int, in draft: TuningDraft) -> NumberRange {
    let literal = draft.literals[index]
    return NumberRange(of: literal, value: TunedLiteral.number(literal.text) ?? 0)
  }

  private static func hexCount(_ text: String) -> Int { text.utf8.count == 10 ? 4 : 3 }

  private func hexComponents(_ text: String) -> [Double] {
    guard let number = UInt32(text.dropFirst(2), radix: 16) else { return [0, 0, 0, 1] }
    let shifts: [UInt32] = Self.hexCount(text) == 4 ? [24, 16, 8, 0] : [16, 8, 0]
    let parts = shifts.map { Double(number >> $0 & 0xFF) / 255 }
    return parts.count == 4 ? parts : parts + [1]
  }

  /// Where the tracks are, from left to right.
  private var track: Range<CGFloat> {
    let left = hasBox ? Self.margin + Self.side + 16 : Self.margin + 78
    return left..<max(left + 20, bounds.width - 70)
  }

  private var hasBox: Bool {
    if case .spring = shape { true } else { false }
  }

  /// The line that the knob of a slider is on, from its least value to its largest.
  func trackRect(_ number: Int) -> CGRect {
    let (track, rect) = (track, sliderRect(number))
    return CGRect(
      x: track.lowerBound,
      y: rect.midY - 4,
      width: track.upperBound - track.lowerBound,
      height: 8
    )
  }

  private func sliderRect(_ number: Int) -> CGRect {
    let y = hasBox ? bounds.height - 40 : Self.top + CGFloat(number) * 30
    return CGRect(x: 0, y: y, width: bounds.width, height: 28)
  }

  // MARK: - Drawing

  private var box: CGRect {
    CGRect(x: Self.margin, y: Self.top + 6, width: Self.side, height: Self.side)
  }

  private var ink: PaceInk? {
    guard let draft else { return nil }
    switch shape {
    case .curve(let parts):
      let numbers = parts.map { draft.number($0) ?? 0 }
      let curve = UnitBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      let samples = (0...60).map { curve.y(at: Double($0) / 60) }
      let inner = box.insetBy(dx: 6, dy: 14)
      return PaceInk(samples, handles: numbers, in: inner, room: Self.curveRoom)
    case .spring(let spring):
      return PaceInk(TuningShape.Spring.samples(of: spring.animation(in: draft)), in: box)
    default: return nil
    }
  }

  override func draw(_ rect: CGRect) {
    Ink.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), InspectorStyle.line)
    guard let draft, let index else { return }
    let heading = CGRect(x: Self.margin, y: 4, width: bounds.width - 2 * Self.margin, height: 20)
    let literal = draft.literals[index]
    Ink.text(literal.site.name, in: heading, font: InspectorStyle.boldFont)
    let wasText = draft.edits[index] == nil ? "" : "in the file: \(literal.text)"
    Ink.text(
      wasText,
      in: heading,
      InspectorStyle.softText,
      font: InspectorStyle.smallFont,
      align: .right
    )
    for (number, slider) in sliders.enumerated() {
      draw(slider, in: sliderRect(number), on: trackRect(number))
    }
    drawSwatch(draft, index)
    ink?.draw(handleSide: 10)
    drawWords(draft)
  }

  private func drawWords(_ draft: TuningDraft) {
    let words: [String]
    switch shape {
    case .spring(let spring):
      words = Self.words(spring.animation(in: draft)).components(separatedBy: ", ")
    case .curve(let parts):
      words = zip(["x1", "y1", "x2", "y2"], parts).map { "\($0) \(draft.text(of: $1))" }
    case .choice(let choices): words = choices
    case .flag: words = ["Space or a click changes it"]
    case .text: words = ["Return, and type"]
    default: return
    }
    let isBeside = ink != nil
    let x = isBeside ? box.maxX + 16 : Self.margin
    for (number, text) in words.prefix(isBeside ? 6 : 7).enumerated() {
      let y = Self.top + 4 + CGFloat(number) * 17
      Ink.text(
        text,
        in: CGRect(x: x, y: y, width: bounds.width - x - Self.margin, height: 16),
        font: InspectorStyle.codeFont
      )
    }
  }

  private func draw(_ slider: Slider, in rect: CGRect, on line: CGRect) {
    if !hasBox {
      Ink.text(
        slider.name,
        in: CGRect(x: Self.margin, y: rect.minY, width: 74, height: rect.height),
        InspectorStyle.softText
      )
    }
    if let (color, part) = slider.color {
      SliderInk.drawTrack(color, part: part, in: line)
    } else {
      Ink.fill(line.insetBy(dx: 0, dy: 2), radius: 2, InspectorStyle.line)
    }
    let x = line.minX + line.width * CGFloat(slider.fraction)
    if slider.color == nil {
      let past = CGRect(x: line.minX, y: line.minY + 2, width: x - line.minX, height: 4)
      Ink.fill(past, radius: 2, InspectorStyle.accent)
    }
    Ink.fill(
      CGRect(x: x - 4, y: rect.midY - 8, width: 8, height: 16),
      radius: 3,
      InspectorStyle.text
    )
    Ink.text(
      slider.text,
      in: CGRect(x: line.maxX + 6, y: rect.minY, width: 52, height: rect.height),
      font: InspectorStyle.codeFont,
      align: .right
    )
  }

  private func drawSwatch(_ draft: TuningDraft, _ index: Int) {
    let parts: [Double]
    switch shape {
    case .color(let color): parts = color.components(in: draft)
    case .hexColor: parts = hexComponents(draft.text(of: index))
    default: return
    }
    let y = Self.top + CGFloat(max(sliders.count, 1)) * 30
    let width = bounds.width - 2 * Self.margin
    let room = CGRect(x: Self.margin, y: y + 1, width: width, height: max(8, bounds.height - y - 8))
    SliderInk.drawSwatch(parts, in: room)
  }

  // MARK: - Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    onFocus()
    if case .curve = shape, let heads = ink?.handlePoints {
      let near = heads.enumerated().min {
        hypot($0.element.x - point.x, $0.element.y - point.y)
          < hypot($1.element.x - point.x, $1.element.y - point.y)
      }
      drag = box.insetBy(dx: -8, dy: -8).contains(point) ? near.map { .handle($0.offset) } : nil
    } else if let number = sliders.indices.first(where: { sliderRect($0).contains(point) }) {
      drag = .slider(number)
    }
    move(to: point)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self) { move(to: point) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { drag = nil }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { drag = nil }

  private func move(to point: CGPoint) {
    guard let drag, let draft else { return }
    switch drag {
    case .handle(let number):
      guard case .curve(let parts) = shape, let ink else { return }
      let place = ink.value(at: point)
      let values = [
        min(max(place.fraction, 0), 1),
        min(max(place.value, Self.curveRoom.lowerBound), Self.curveRoom.upperBound),
      ]
      onDrag(values.enumerated().map { (parts[2 * number + $0.offset], $0.element) })
    case .slider(let number):
      let all = sliders
      guard all.indices.contains(number) else { return }
      let line = trackRect(number)
      let fraction = Double((point.x - line.minX) / line.width)
      if let literal = all[number].index {
        return onDrag([(literal, Self.range(of: literal, in: draft).value(at: fraction))])
      }
      var parts = all.map(\.fraction)
      parts[number] = min(max(fraction, 0), 1)
      onHex(parts)
    }
  }
}
