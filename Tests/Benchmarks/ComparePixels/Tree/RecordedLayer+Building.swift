import CoreGraphics
import Foundation
import ImageIO
import QuartzCore

extension RecordedLayer {
  /// The layer with all below it, without their animations.
  ///
  /// - Parameter pictures: The folder of the pictures that are layers' contents.
  /// - Returns: The layer, in no other.
  func build(pictures: URL) -> CALayer {
    let layer = ofItsClass
    layer.name = name
    setGeometry(of: layer)
    setLook(of: layer)
    setTiming(of: layer)
    if let contents {
      let file = pictures.appendingPathComponent(contents) as CFURL
      layer.contents = CGImageSourceCreateWithURL(file, nil)
        .flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }
    layer.mask = mask?.build(pictures: pictures)
    for sublayer in sublayers ?? [] { layer.addSublayer(sublayer.build(pictures: pictures)) }
    return layer
  }

  /// Adds the animations of the layer and of all below it.
  ///
  /// - Parameter layer: What `build` has made; by now in a window.
  func animate(_ layer: CALayer) {
    for animation in animations ?? [] { layer.add(animation.animation, forKey: animation.key) }
    if let mask, let built = layer.mask { mask.animate(built) }
    for (sublayer, built) in zip(sublayers ?? [], layer.sublayers ?? []) { sublayer.animate(built) }
  }

  private var ofItsClass: CALayer {
    switch self.class {
    case "CAShapeLayer": shape
    case "CAGradientLayer": gradient
    case "CAReplicatorLayer": replicator
    case "CATransformLayer": CATransformLayer()
    default: CALayer()
    }
  }

  private func setGeometry(of layer: CALayer) {
    if let bounds { layer.bounds = CGRect(bounds) }
    if let position { layer.position = CGPoint(position) }
    if let zPosition { layer.zPosition = zPosition }
    if let anchorPoint { layer.anchorPoint = CGPoint(anchorPoint) }
    if let anchorPointZ { layer.anchorPointZ = anchorPointZ }
    if let transform { layer.transform = CATransform3D(transform) }
    if let sublayerTransform { layer.sublayerTransform = CATransform3D(sublayerTransform) }
    if let geometryFlipped { layer.isGeometryFlipped = geometryFlipped }
  }

  private func setLook(of layer: CALayer) {
    if let opacity { layer.opacity = opacity }
    if let hidden { layer.isHidden = hidden }
    if let masksToBounds { layer.masksToBounds = masksToBounds }
    if let doubleSided { layer.isDoubleSided = doubleSided }
    if let cornerRadius { layer.cornerRadius = cornerRadius }
    if let borderWidth { layer.borderWidth = borderWidth }
    if let borderColor { layer.borderColor = .recorded(borderColor) }
    if let backgroundColor { layer.backgroundColor = .recorded(backgroundColor) }
    if let shadowOpacity { layer.shadowOpacity = shadowOpacity }
    if let shadowRadius { layer.shadowRadius = shadowRadius }
    if let shadowOffset {
      layer.shadowOffset = CGSize(width: shadowOffset[0], height: shadowOffset[1])
    }
    if let shadowColor { layer.shadowColor = .recorded(shadowColor) }
    if let shadowPath { layer.shadowPath = shadowPath.path }
    if let contentsGravity {
      layer.contentsGravity = CALayerContentsGravity(rawValue: contentsGravity)
    }
    if let contentsScale { layer.contentsScale = contentsScale }
    if let compositingFilter { layer.compositingFilter = compositingFilter }
    if let allowsGroupOpacity { layer.allowsGroupOpacity = allowsGroupOpacity }
    if let shouldRasterize { layer.shouldRasterize = shouldRasterize }
    if let rasterizationScale { layer.rasterizationScale = rasterizationScale }
  }

  private func setTiming(of layer: CALayer) {
    if let beginTime { layer.beginTime = beginTime }
    if let timeOffset { layer.timeOffset = timeOffset }
    if let speed { layer.speed = speed }
    if let duration { layer.duration = duration }
    if let repeatCount { layer.repeatCount = repeatCount }
    if let autoreverses { layer.autoreverses = autoreverses }
    if let fillMode { layer.fillMode = CAMediaTimingFillMode(rawValue: fillMode) }
  }
}

/// The layers of their own classes.
extension RecordedLayer {
  private var shape: CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path?.path
    shape.fillColor = fillColor.map(CGColor.recorded)
    shape.strokeColor = strokeColor.map(CGColor.recorded)
    if let fillRule { shape.fillRule = CAShapeLayerFillRule(rawValue: fillRule) }
    if let lineCap { shape.lineCap = CAShapeLayerLineCap(rawValue: lineCap) }
    if let lineJoin { shape.lineJoin = CAShapeLayerLineJoin(rawValue: lineJoin) }
    if let lineWidth { shape.lineWidth = lineWidth }
    if let miterLimit { shape.miterLimit = miterLimit }
    if let lineDashPattern {
      shape.lineDashPattern = lineDashPattern.map { NSNumber(value: $0) }
    }
    if let lineDashPhase { shape.lineDashPhase = lineDashPhase }
    if let strokeStart { shape.strokeStart = strokeStart }
    if let strokeEnd { shape.strokeEnd = strokeEnd }
    return shape
  }

  private var gradient: CAGradientLayer {
    let gradient = CAGradientLayer()
    if let type { gradient.type = CAGradientLayerType(rawValue: type) }
    gradient.colors = colors?.map(CGColor.recorded)
    gradient.locations = locations?.map { NSNumber(value: $0) }
    if let startPoint { gradient.startPoint = CGPoint(startPoint) }
    if let endPoint { gradient.endPoint = CGPoint(endPoint) }
    return gradient
  }

  private var replicator: CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    if let instanceCount { replicator.instanceCount = instanceCount }
    if let instanceDelay { replicator.instanceDelay = instanceDelay }
    if let instanceTransform { replicator.instanceTransform = CATransform3D(instanceTransform) }
    if let preservesDepth { replicator.preservesDepth = preservesDepth }
    if let instanceColor { replicator.instanceColor = .recorded(instanceColor) }
    if let instanceRedOffset { replicator.instanceRedOffset = instanceRedOffset }
    if let instanceGreenOffset { replicator.instanceGreenOffset = instanceGreenOffset }
    if let instanceBlueOffset { replicator.instanceBlueOffset = instanceBlueOffset }
    if let instanceAlphaOffset { replicator.instanceAlphaOffset = instanceAlphaOffset }
    return replicator
  }
}
