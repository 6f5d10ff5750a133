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
      case .borderWidth: .number(borderWidth)
      case .borderColor: borderColor.map { .color($0) } ?? .none
      case .shadowColor: shadowColor.map { .color($0) } ?? .none
      case .shadowOpacity: .number(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .contents: contents.map { .image($0) } ?? .none
      case .contentsRect: .rect(contentsRect)
      case .contentsScale: .number(contentsScale)
      case .contentsGravity: .text(contentsGravity.rawValue)
      case .minificationFilter: .text(minificationFilter.rawValue)
      case .magnificationFilter: .text(magnificationFilter.rawValue)
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
      case (.borderWidth, .number(let v)): borderWidth = v
      case (.borderColor, _): borderColor = newValue.color
      case (.shadowColor, _): shadowColor = newValue.color
      case (.shadowOpacity, .number(let v)): shadowOpacity = v
      case (.shadowOffset, .size(let v)): shadowOffset = v
      case (.shadowRadius, .number(let v)): shadowRadius = v
      case (.contents, _): contents = newValue.image
      case (.contentsRect, .rect(let v)): contentsRect = v
      case (.contentsScale, .number(let v)): contentsScale = v
      case (.contentsGravity, .text(let v)): contentsGravity = CALayerContentsGravity(rawValue: v)
      case (.minificationFilter, .text(let v)):
        minificationFilter = CALayerContentsFilter(rawValue: v)
      case (.magnificationFilter, .text(let v)):
        magnificationFilter = CALayerContentsFilter(rawValue: v)
      default: break
      }
    }
  }
}

extension AnimatableValue {
  fileprivate var color: CGColor? { if case .color(let c) = self { c } else { nil } }
  fileprivate var image: CGImage? { if case .image(let i) = self { i } else { nil } }
}
