import QuartzCore

extension ControlStyle {
  /// A cross in a filled circle, of 18 points: the clear button of a text field.
  static let clearSign: UIImage = {
    let size = CGSize(width: clearSize, height: clearSize)
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.setFillColor(offTrack.withAlphaComponent(0.7).cgColor)
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 16, height: 16)).fill()
      let cross = UIBezierPath()
      for (x, y) in [(-1.0, -1.0), (1, -1)] {
        cross.move(to: CGPoint(x: 9 - 3 * x, y: 9 - 3 * y))
        cross.addLine(to: CGPoint(x: 9 + 3 * x, y: 9 + 3 * y))
      }
      (cross.lineWidth, cross.lineCapStyle) = (1.5, .round)
      context.cgContext.setStrokeColor(UIColor.white.cgColor)
      cross.stroke()
    }
  }()
}
