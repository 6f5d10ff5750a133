import CoreGraphics

/// The properties of every layer by key that are not plain values of `LayerValues`; a kind of layer adds its own.
///
/// None of them is animatable (A13).
extension ObjectKey {
  static let ofLayer: [String: ObjectKey] = [
    "frame": form(\CALayer.frame).archived(.never),
    "visibleRect": readOnly(\CALayer.visibleRect),
    "name": object(\CALayer.name),
    "contents": anything(\CALayer.contents),
    "delegate": object(\CALayer.delegate).archived(.asReference),
    "actions": object(\CALayer.actions),
    "style": object(\CALayer.style),
    "superlayer": readOnly(\CALayer.superlayer),
    "sublayers": object(\CALayer.sublayers),
    "mask": object(\CALayer.mask),
    "layoutManager": object(\CALayer.layoutManager),
    "constraints": object(\CALayer.constraints),
    "autoresizingMask": bits(\CALayer.autoresizingMask),
    "beginTime": form(\CALayer.beginTime),
    "duration": form(\CALayer.duration, default: .infinity),
    "speed": form(\CALayer.speed, default: 1),
    "timeOffset": form(\CALayer.timeOffset),
    "repeatCount": form(\CALayer.repeatCount),
    "repeatDuration": form(\CALayer.repeatDuration),
    "autoreverses": form(\CALayer.autoreverses),
    "fillMode": name(\CALayer.fillMode, default: .removed),
    "opaque": form(\CALayer.isOpaque, default: false),
    "needsDisplayOnBoundsChange": form(\CALayer.needsDisplayOnBoundsChange, default: false),
    "drawsAsynchronously": form(\CALayer.drawsAsynchronously, default: false),
    "contentsFormat": name(\CALayer.contentsFormat, default: .RGBA8Uint),
    "toneMapMode": name(\CALayer.toneMapMode, default: .automatic),
    "preferredDynamicRange": name(\CALayer.preferredDynamicRange, default: .standard),
    "contentsHeadroom": form(\CALayer.contentsHeadroom, default: 0),
    "wantsExtendedDynamicRangeContent":
      form(\CALayer.wantsExtendedDynamicRangeContent, default: false),
  ]
}

extension LayerKind {
  static var objectKeys: [String: ObjectKey] { ObjectKey.ofLayer }
}

extension CALayer {
  /// The properties that key-value access reaches, except those that are plain values.
  static var keys: [String: ObjectKey] { kind?.objectKeys ?? ObjectKey.ofLayer }
}
