/// One step of a path, in the path's own coordinates.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
  case close
}
