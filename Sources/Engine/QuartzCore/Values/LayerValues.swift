package import CoreGraphics

/// All plain values of one layer, as one value.
///
/// The model, the last commit, and the presentation at a time are three of these.
@usableFromInline
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition = 0.0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ = 0.0
  package var transform = CATransform3DIdentity
  package var opacity = 1.0
  /// Values under keys of the scene's own.
  package var custom = CustomValues()
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var isGeometryFlipped = false
  package var backgroundColor: CGColor?
  package var cornerRadius = 0.0
  package var maskedCorners = CACornerMask.all
  package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  package var allowsEdgeAntialiasing = true
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  package var contents: CGImage?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale = 1.0
  package var contentsGravity = CALayerContentsGravity.resize
  /// Values that few layers set; `nil` if all have their defaults.
  var rare: CopyOnWrite<RareValues>?

  /// The default values of a new layer; constructed in place, as they are large.
  @inline(__always)
  package init() {}
}

extension LayerValues {
  /// The value of a property.
  ///
  /// Writing a value of another kind has no effect.
  package subscript(property: LayerProperty) -> AnimatableValue {
    get { value(of: property) }
    set { setValue(newValue, of: property) }
  }

  /// The result of a change.
  enum Change {
    case none, value
    case bounds(old: CGRect)
  }

  /// Inlined where the property is a constant, so that no run-time choice is left.
  @inline(__always)
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(opacity)
    case .hidden: .flag(isHidden)
    case .doubleSided: .flag(isDoubleSided)
    case .masksToBounds: .flag(masksToBounds)
    case .geometryFlipped: .flag(isGeometryFlipped)
    case .backgroundColor: backgroundColor.map { .color($0) } ?? .none
    case .cornerRadius: .number(cornerRadius)
    case .maskedCorners: .number(Double(maskedCorners.rawValue))
    case .cornerCurve: .text(cornerCurve.rawValue)
    case .compositingFilter: .text(compositingFilter.rawValue)
    case .filters: filters.map { .filters($0) } ?? .none
    case .backgroundFilters: backgroundFilters.map { .filters($0) } ?? .none
    case .edgeAntialiasingMask: .number(Double(edgeAntialiasingMask.rawValue))
    case .allowsEdgeAntialiasing: .flag(allowsEdgeAntialiasing)
    case .borderWidth: .number(borderWidth)
    case .borderColor: borderColor.map { .color($0) } ?? .none
    case .shadowColor: shadowColor.map { .color($0) } ?? .none
    case .shadowOpacity: .number(shadowOpacity)
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(shadowRadius)
    case .shadowPath: shadowPath.map { .path($0) } ?? .none
    case .contents: contents.map { .image($0) } ?? .none
    case .contentsRect: .rect(contentsRect)
    case .contentsScale: .number(contentsScale)
    case .contentsGravity: .text(contentsGravity.rawValue)
    case .contentsCenter: .rect(contentsCenter)
    case .minificationFilter: .text(minificationFilter.rawValue)
    case .magnificationFilter: .text(magnificationFilter.rawValue)
    case .minificationFilterBias: .number(minificationFilterBias)
    case .allowsGroupOpacity: .flag(allowsGroupOpacity)
    case .shouldRasterize: .flag(shouldRasterize)
    case .rasterizationScale: .number(rasterizationScale)
    }
  }

  /// Writes a property's value; one of another kind has no effect.
  @inline(__always)
  mutating func setValue(_ value: some FieldSource, of property: LayerProperty) {
    switch property {
    case .bounds: value.read(into: &bounds)
    case .position: value.read(into: &position)
    case .zPosition: value.read(into: &zPosition)
    case .anchorPoint: value.read(into: &anchorPoint)
    case .anchorPointZ: value.read(into: &anchorPointZ)
    case .transform: value.read(into: &transform)
    case .sublayerTransform: value.read(into: &sublayerTransform)
    case .opacity: value.read(into: &opacity)
    case .hidden: value.read(into: &isHidden)
    case .doubleSided: value.read(into: &isDoubleSided)
    case .masksToBounds: value.read(into: &masksToBounds)
    case .geometryFlipped: value.read(into: &isGeometryFlipped)
    case .backgroundColor: value.read(into: &backgroundColor)
    case .cornerRadius: value.read(into: &cornerRadius)
    case .maskedCorners: value.read(into: &maskedCorners)
    case .cornerCurve: value.read(into: &cornerCurve)
    case .compositingFilter: value.read(into: &compositingFilter)
    case .filters: value.read(into: &filters)
    case .backgroundFilters: value.read(into: &backgroundFilters)
    case .edgeAntialiasingMask: value.read(into: &edgeAntialiasingMask)
    case .allowsEdgeAntialiasing: value.read(into: &allowsEdgeAntialiasing)
    case .borderWidth: value.read(into: &borderWidth)
    case .borderColor: value.read(into: &borderColor)
    case .shadowColor: value.read(into: &shadowColor)
    case .shadowOpacity: value.read(into: &shadowOpacity)
    case .shadowOffset: value.read(into: &shadowOffset)
    case .shadowRadius: value.read(into: &shadowRadius)
    case .shadowPath: value.read(into: &shadowPath)
    case .contents: value.read(into: &contents)
    case .contentsRect: value.read(into: &contentsRect)
    case .contentsScale: value.read(into: &contentsScale)
    case .contentsGravity: value.read(into: &contentsGravity)
    case .contentsCenter: value.read(into: &contentsCenter)
    case .minificationFilter: value.read(into: &minificationFilter)
    case .magnificationFilter: value.read(into: &magnificationFilter)
    case .minificationFilterBias: value.read(into: &minificationFilterBias)
    case .allowsGroupOpacity: value.read(into: &allowsGroupOpacity)
    case .shouldRasterize: value.read(into: &shouldRasterize)
    case .rasterizationScale: value.read(into: &rasterizationScale)
    }
  }
}
