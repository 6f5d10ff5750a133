import QuartzCore

/// The image of a button type with a built-in one: a sign in a circle, drawn as a template for the tint color.
enum ButtonGlyph {
  case info
  case plus
  case cross

  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: self = .info
    case .contactAdd: self = .plus
    case .close: self = .cross
    case .custom, .system, .plain: return nil
    }
  }

  /// The image, 22 × 22 points.
  var image: UIImage {
    let size = CGSize(width: 22, height: 22)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.setStrokeColor(UIColor.black.cgColor)
      let circle = UIBezierPath(ovalIn: CGRect(x: 1.75, y: 1.75, width: 18.5, height: 18.5))
      circle.lineWidth = 1.5
      circle.stroke()
      let sign = UIBezierPath()
      for (from, to) in lines {
        sign.move(to: CGPoint(x: 11 + from.x, y: 11 + from.y))
        sign.addLine(to: CGPoint(x: 11 + to.x, y: 11 + to.y))
      }
      sign.lineWidth = 1.75
      sign.lineCapStyle = .round
      sign.stroke()
    }
    return picture.withRenderingMode(.alwaysTemplate)
  }

  /// The strokes of the sign, relative to the circle's center.
  private var lines: [(CGPoint, CGPoint)] {
    switch self {
    case .info:
      [
        (CGPoint(x: 0, y: -4.6), CGPoint(x: 0, y: -4.4)),
        (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 4.6)),
      ]
    case .plus:
      [
        (CGPoint(x: -4.5, y: 0), CGPoint(x: 4.5, y: 0)),
        (CGPoint(x: 0, y: -4.5), CGPoint(x: 0, y: 4.5)),
      ]
    case .cross:
      [
        (CGPoint(x: -3.5, y: -3.5), CGPoint(x: 3.5, y: 3.5)),
        (CGPoint(x: 3.5, y: -3.5), CGPoint(x: -3.5, y: 3.5)),
      ]
    }
  }
}
