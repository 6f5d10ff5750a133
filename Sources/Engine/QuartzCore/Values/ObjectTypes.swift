public import CoreGraphics

// The types that are bridged to objects, each with the class of its objects; those of one kind of layer are beside it.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Objects are values.
  public typealias _ObjectiveCType = NSValue
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Objects are values.
  public typealias _ObjectiveCType = NSValue
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Objects are values.
  public typealias _ObjectiveCType = NSValue
}

extension CATransform3D: _ObjectiveCBridgeable {
  /// Objects are values.
  public typealias _ObjectiveCType = NSValue
}

extension CACornerMask: _ObjectiveCBridgeable {
  /// Objects are numbers.
  public typealias _ObjectiveCType = NSNumber
}

extension CAEdgeAntialiasingMask: _ObjectiveCBridgeable {
  /// Objects are numbers.
  public typealias _ObjectiveCType = NSNumber
}

extension CAAutoresizingMask: _ObjectiveCBridgeable {
  /// Objects are numbers.
  public typealias _ObjectiveCType = NSNumber
}

extension CALayerContentsGravity: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CALayerContentsFilter: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CALayerContentsFormat: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CALayer.ToneMapMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CALayer.DynamicRange: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CALayerCornerCurve: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAMediaTimingFillMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAMediaTimingFunctionName: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAValueFunctionName: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAAnimationCalculationMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAAnimationRotationMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CATransitionType: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CATransitionSubtype: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}
