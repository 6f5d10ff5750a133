import CoreGraphics
import FrameLoop
import QuartzCore

/// A part of what an inspector draws over a scene.
protocol OverlayPart: AnyObject {
  /// What is drawn, in points of the scene's window.
  var root: CALayer { get }
  /// Brings it to a frame's time, in seconds; returns whether it changes by itself from then on.
  func show(at time: Double) -> Bool
}

extension StageOverlay {
  /// Several parts over one another; the first is the lowest.
  convenience init(_ parts: [any OverlayPart]) {
    let root = CALayer()
    for part in parts { root.addSublayer(part.root) }
    self.init(root) { time in
      var isMoving = false
      for part in parts where part.show(at: time) { isMoving = true }
      return isMoving
    }
  }
}

extension CGPath {
  /// Closed quadrilaterals of corners, x and y of each; those with numbers that cannot be drawn are left out.
  static func quadrilaterals(_ all: [[Double]]) -> CGPath {
    let path = CGMutablePath()
    for n in all where n.count == 8 && n.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) {
      path.move(to: CGPoint(x: n[0], y: n[1]))
      for place in stride(from: 2, to: 8, by: 2) {
        path.addLine(to: CGPoint(x: n[place], y: n[place + 1]))
      }
      path.closeSubpath()
    }
    return path
  }
}

extension CATransaction {
  /// Changes layers at once, without actions; a trace of the scene does not have it.
  static func atOnce(_ body: () -> Void) {
    EngineTrace.unnoted {
      begin()
      setDisableActions(true)
      body()
      commit()
    }
  }
}
