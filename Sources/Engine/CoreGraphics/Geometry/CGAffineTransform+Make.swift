public import Foundation

/// A rotation by radians from the x axis toward the y axis: `CGAffineTransform(rotationAngle:)`, as C spells it.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// A scale: `CGAffineTransform(scaleX:y:)`, as C spells it.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// A translation: `CGAffineTransform(translationX:y:)`, as C spells it.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
