package import CoreGraphics

/// All plain values of one layer, as one value: the model, what was committed, and what shows at a time
/// are three of these.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition = 0.0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ = 0.0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var opacity = 1.0
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
  package var borderWidth = 0.0
  package var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowOpacity = 0.0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius = 3.0
  package var contents: CGImage?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale = 1.0
  package var contentsGravity = CALayerContentsGravity.resize
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  /// What few layers set; `nil` while all of it is as it was made.
  var rare: RareValues?
  /// Values under keys of the scene's own.
  package var custom = CustomValues()

  package init() {}
}

extension LayerValues {
  /// The value of a property.
  ///
  /// Writing a value of another kind leaves the property alone.
  package subscript(property: LayerProperty) -> AnimatableValue {
    get {
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
    set {
      switch (property, newValue) {
      case (.bounds, .rect(let v)): bounds = v
      case (.position, .point(let v)): position = v
      case (.zPosition, .number(let v)): zPosition = v
      case (.anchorPoint, .point(let v)): anchorPoint = v
      case (.anchorPointZ, .number(let v)): anchorPointZ = v
      case (.transform, .transform(let v)): transform = v
      case (.sublayerTransform, .transform(let v)): sublayerTransform = v
      case (.opacity, .number(let v)): opacity = v
      case (.hidden, .flag(let v)): isHidden = v
      case (.doubleSided, .flag(let v)): isDoubleSided = v
      case (.masksToBounds, .flag(let v)): masksToBounds = v
      case (.geometryFlipped, .flag(let v)): isGeometryFlipped = v
      case (.backgroundColor, _): backgroundColor = newValue.color
      case (.cornerRadius, .number(let v)): cornerRadius = v
      case (.maskedCorners, .number(let v)):
        if let bits = UInt(exactly: v) { maskedCorners = CACornerMask(rawValue: bits) }
      case (.cornerCurve, .text(let v)): cornerCurve = CALayerCornerCurve(rawValue: v)
      case (.edgeAntialiasingMask, .number(let v)):
        if let bits = UInt32(exactly: v) { edgeAntialiasingMask = .init(rawValue: bits) }
      case (.allowsEdgeAntialiasing, .flag(let v)): allowsEdgeAntialiasing = v
      case (.borderWidth, .number(let v)): borderWidth = v
      case (.borderColor, _): borderColor = newValue.color
      case (.shadowColor, _): shadowColor = newValue.color
      case (.shadowOpacity, .number(let v)): shadowOpacity = v
      case (.shadowOffset, .size(let v)): shadowOffset = v
      case (.shadowRadius, .number(let v)): shadowRadius = v
      case (.shadowPath, _): shadowPath = newValue.path
      case (.contents, _): contents = newValue.image
      case (.contentsRect, .rect(let v)): contentsRect = v
      case (.contentsScale, .number(let v)): contentsScale = v
      case (.contentsGravity, .text(let v)): contentsGravity = CALayerContentsGravity(rawValue: v)
      case (.contentsCenter, .rect(let v)): contentsCenter = v
      case (.minificationFilter, .text(let v)):
        minificationFilter = CALayerContentsFilter(rawValue: v)
      case (.magnificationFilter, .text(let v)):
        magnificationFilter = CALayerContentsFilter(rawValue: v)
      case (.minificationFilterBias, .number(let v)): minificationFilterBias = v
      case (.allowsGroupOpacity, .flag(let v)): allowsGroupOpacity = v
      case (.shouldRasterize, .flag(let v)): shouldRasterize = v
      case (.rasterizationScale, .number(let v)): rasterizationScale = v
      default: break
      }
    }
  }
}

extension AnimatableValue {
  fileprivate var color: CGColor? { if case .color(let c) = self { c } else { nil } }
  fileprivate var path: PathSnapshot? { if case .path(let p) = self { p } else { nil } }
  fileprivate var image: CGImage? { if case .image(let i) = self { i } else { nil } }
}
