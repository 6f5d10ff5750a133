import CoreGraphics
import Foundation
import UIKit

/// The drawer's content: a heading, and a line for each thing that the scene has said.
final class ConsoleView: UIView {
  var onClose: () -> Void = {}
  var onClear: () -> Void = {}
  /// Called with a place that is to be opened.
  var onPlace: (SourcePlace) -> Void = { _ in }
  let list = ListView()
  private let heading = ConsoleHeading()
  private var log = ConsoleLog()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    addSubview(list)
    addSubview(heading)
    list.emptyText = "What the scene prints, and what the engine warns of, is listed here."
    list.drawRow = { [unowned self] in draw($0, in: $1) }
    list.onPress = { [unowned self] press in
      let place = log.entries.indices.contains(press.row) ? log.entries[press.row].place : nil
      if let place { onPlace(place) }
    }
    heading.onClose = { [unowned self] in onClose() }
    heading.onClear = { [unowned self] in onClear() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a log; the last line stays in sight where it was.
  func show(_ log: ConsoleLog) {
    let wasAtEnd = list.isAtEnd
    self.log = log
    heading.title = Self.title(log)
    list.count = log.entries.count
    if wasAtEnd { list.reveal(log.entries.count - 1) }
    list.setNeedsDisplay()
  }

  private static func title(_ log: ConsoleLog) -> String {
    let count = log.warnings.count
    return count == 0 ? "Console" : "Console — \(count) warning\(count == 1 ? "" : "s")"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = ConsoleHeading.height
    heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    list.frame = CGRect(
      x: 0,
      y: height,
      width: bounds.width,
      height: max(0, bounds.height - height)
    )
  }

  private func draw(_ row: Int, in rect: CGRect) {
    guard log.entries.indices.contains(row) else { return }
    let entry = log.entries[row]
    let font = InspectorStyle.codeFont
    let color =
      switch entry.kind {
      case .output: InspectorStyle.text
      case .error: InspectorStyle.softText
      case .warning: InspectorStyle.difference
      case .crash: InspectorStyle.bad
      }
    if entry.kind == .warning { Ink.fill(rect, InspectorStyle.differenceWash) }
    Ink.text(
      String(format: "%.3f", entry.time),
      in: CGRect(x: 6, y: rect.minY, width: 54, height: rect.height),
      InspectorStyle.dimText,
      font: font,
      align: .right
    )
    var end = rect.maxX - 12
    func put(_ text: String, _ color: UIColor) {
      let width = Ink.width(text, font: font) + 4
      end -= width
      let box = CGRect(x: end, y: rect.minY, width: width, height: rect.height)
      Ink.text(text, in: box, color, font: font)
      end -= 8
    }
    if let place = entry.place { put(place.words, InspectorStyle.accent) }
    if entry.count > 1 { put("×\(entry.count)", InspectorStyle.softText) }
    Ink.text(
      entry.text,
      in: CGRect(x: 70, y: rect.minY, width: max(0, end - 70), height: rect.height),
      color,
      font: font
    )
  }
}

/// The drawer's upper edge.
private final class ConsoleHeading: UIView {
  static let height: CGFloat = 24
  var onClose: () -> Void = {}
  var onClear: () -> Void = {}
  var title = "Console" {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.raised
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private var closeRect: CGRect { CGRect(x: bounds.width - 30, y: 0, width: 26, height: 24) }
  private var clearRect: CGRect { CGRect(x: bounds.width - 80, y: 0, width: 46, height: 24) }

  override func draw(_ rect: CGRect) {
    for y in [0, bounds.height - 1] {
      Ink.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1), InspectorStyle.line)
    }
    let room = CGRect(x: 12, y: 0, width: max(0, bounds.width - 100), height: bounds.height)
    Ink.text(title, in: room, font: InspectorStyle.boldFont)
    Ink.text("Clear", in: clearRect, InspectorStyle.softText, align: .center)
    let (x, y) = (closeRect.midX, closeRect.midY)
    for way in [-1.0, 1] {
      Ink.stroke(
        [CGPoint(x: x - 4, y: y - 4 * way), CGPoint(x: x + 4, y: y + 4 * way)],
        InspectorStyle.softText,
        width: 1.5
      )
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if closeRect.contains(point) { onClose() }
    if clearRect.contains(point) { onClear() }
  }
}
