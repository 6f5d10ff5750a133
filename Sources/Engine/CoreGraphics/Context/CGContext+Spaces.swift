public import Foundation

extension CGContext {
  /// From user space to device space: pixels, origin at the lower left, y up.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// A point of user space, in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A size of user space, in device space: the vector of its two sides.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// The bounding box, in device space, of a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// A point of device space, in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A size of device space, in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The bounding box, in user space, of a rectangle of device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
