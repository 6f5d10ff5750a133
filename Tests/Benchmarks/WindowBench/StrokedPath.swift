import CoreGraphics
import Foundation
import QuartzCore

/// What a frame costs in which a line of a thousand segments is drawn a little farther.
enum StrokedPath {
  static let key = "S1"
  private static let segments = 1000
  private static let size = CGSize(width: 480, height: 320)
  private static let target = 1.0

  static func measure(frames: Int) {
    HeadlessRun.report(
      key,
      "strokeEnd of \(segments) segments",
      size: size,
      target: target,
      frames: frames
    ) { line }
  }

  /// To and fro in lines of five points, each a little curve.
  private static var line: CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    for index in 1...segments {
      let (column, row) = (index % 50, index / 50)
      let x = Double(row % 2 == 0 ? column : 49 - column) * 9.4 + 10
      let end = CGPoint(x: x, y: Double(row) * 15 + 10)
      let bend = CGPoint(x: x, y: end.y + (index % 2 == 0 ? 8 : -8))
      path.addQuadCurve(to: end, control: bend)
    }
    let layer = CAShapeLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = .black
    layer.lineWidth = 2
    Workload.swing(layer, "strokeEnd", from: 0.0, to: 1.0, duration: 3)
    return layer
  }
}
