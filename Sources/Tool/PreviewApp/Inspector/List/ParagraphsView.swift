import CoreGraphics
import Foundation
import UIKit

/// Lines of words that are broken at the view's width, and scrolled.
final class ParagraphsView: UIView {
  /// One of the lines.
  struct Paragraph: Equatable {
    enum Face { case plain, bold, small, code, heading }
    var text: String
    var face = Face.plain
    var color = InspectorStyle.text
    /// How far it is moved to the right, in points.
    var indent: CGFloat = 0
    /// A sign in front of it.
    var mark = ""
    var markColor = InspectorStyle.dimText
    /// Free space above it, in points.
    var gap: CGFloat = 2
    /// The layer that a press on it selects.
    var layer: Int?
  }

  /// Called with the layer of a pressed line.
  var onPress: (Int) -> Void = { _ in }
  /// How large the text is, as a factor.
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { relayOut() } }
  }
  var paragraphs: [Paragraph] = [] {
    didSet { if paragraphs != oldValue { relayOut() } }
  }
  /// What is said.
  var lines: [String] { paragraphs.map { $0.mark.isEmpty ? $0.text : "\($0.mark) \($0.text)" } }
  private var tops: [CGFloat] = []
  private var height: CGFloat = 0
  private var offset: CGFloat = 0
  private var laidOutWidth: CGFloat = 0
  private static let markWidth: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    layer.masksToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func scroll(by distance: CGFloat) {
    offset = min(max(0, offset + distance), max(0, height - bounds.height)).rounded()
    setNeedsDisplay()
  }

  private func relayOut() {
    laidOutWidth = 0
    setNeedsDisplay()
  }

  private func font(_ face: Paragraph.Face) -> UIFont {
    switch face {
    case .plain: PanelStyle.font(12 * scale)
    case .bold: PanelStyle.boldFont(12 * scale)
    case .small: PanelStyle.font(11 * scale)
    case .code: .monospacedSystemFont(ofSize: 11 * scale, weight: .regular)
    case .heading: PanelStyle.boldFont(11 * scale)
    }
  }

  private func x(of paragraph: Paragraph) -> CGFloat {
    let mark = paragraph.mark.isEmpty ? 0 : Self.markWidth * scale
    return 12 + min(paragraph.indent * scale, bounds.width * 0.4) + mark
  }

  private func layOutText() {
    guard laidOutWidth != bounds.width else { return }
    laidOutWidth = bounds.width
    tops = []
    var y: CGFloat = 8
    for paragraph in paragraphs {
      y += paragraph.gap * scale
      tops.append(y)
      let room = CGSize(width: max(20, bounds.width - x(of: paragraph) - 12), height: 0)
      let box = paragraph.text.boundingRect(
        with: room,
        options: .usesLineFragmentOrigin,
        attributes: [.font: font(paragraph.face)],
        context: nil
      )
      y += max(box.height.rounded(.up), font(paragraph.face).lineHeight.rounded(.up)) + 2
    }
    height = y + 10
    offset = min(offset, max(0, height - bounds.height))
  }

  override func draw(_ rect: CGRect) {
    layOutText()
    for (number, paragraph) in paragraphs.enumerated() {
      let top = tops[number] - offset
      let bottom = (number + 1 < tops.count ? tops[number + 1] : height) - offset
      guard bottom > 0, top < bounds.height else { continue }
      let x = x(of: paragraph)
      let font = font(paragraph.face)
      if !paragraph.mark.isEmpty {
        paragraph.mark.draw(
          at: CGPoint(x: x - Self.markWidth * scale, y: top),
          withAttributes: [
            .font: self.font(.bold), .foregroundColor: paragraph.markColor,
          ]
        )
      }
      paragraph.text.draw(
        in: CGRect(x: x, y: top, width: max(20, bounds.width - x - 12), height: bottom - top + 2),
        withAttributes: [.font: font, .foregroundColor: paragraph.color]
      )
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let y = touches.first?.location(in: self).y,
      let number = tops.lastIndex(where: { $0 - offset <= y }),
      let layer = paragraphs[number].layer
    else { return }
    onPress(layer)
  }
}
