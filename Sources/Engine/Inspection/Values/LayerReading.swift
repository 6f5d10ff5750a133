import AnimationCore
import CoreGraphics
import DisplayList
import QuartzCore
import SceneProtocol
import UIKit

/// Reads the values of one layer, in the model and as they are shown at a time.
struct LayerReading {
  let layer: CALayer
  /// Seconds of global time.
  let time: Double

  /// The layer's properties, then those of its view.
  var properties: [InspectedLayer.Property] {
    let (model, shown) = (layer.values, shownValues)
    var list = Self.order.map { property in
      self.property(
        property.rawValue,
        model[property],
        shown?[property],
        default: Self.defaults[property],
        property.kind,
        property.animation
      )
    }
    list.insert(frame(shown), at: 0)
    for declared in layer.declaredValues {
      list.append(
        property(
          declared.name,
          model.custom[declared.key] ?? declared.initial,
          shown.map { $0.custom[declared.key] ?? declared.initial },
          default: declared.initial,
          declared.key.kind,
          declared.key.animation
        )
      )
    }
    list += timing
    if let view = layer.owner { list += Self.properties(of: view) }
    return list
  }

  /// The value of a property or of a key path of the layer; `nil` where it has none.
  func value(of key: String) -> InspectedValue? {
    let key = LayerProperty(key: key)?.rawValue ?? key
    return properties.first { $0.name == key }?.model
  }

  /// The model's value of a key; `nil` where the layer has none.
  static func model(of key: String, on layer: CALayer) -> InspectedValue? {
    if let property = LayerProperty(key: key) {
      return InspectedValue(layer.values[property], bits: property.kind == .bits)
    }
    return layer.declaredValues.first { $0.name == key }.map {
      InspectedValue(layer.values.custom[$0.key] ?? $0.initial, bits: $0.key.kind == .bits)
    }
  }

  /// What is on screen, and animations of this layer alone; `nil` before any commit.
  private var shownValues: LayerValues? {
    guard layer.committed != nil else { return nil }
    let local = layer.superlayer?.convertTime(time, from: nil) ?? time
    return layer.presentationValues(atParent: local)
  }

  private func property(
    _ name: String,
    _ model: AnimatableValue,
    _ shown: AnimatableValue?,
    default initial: AnimatableValue,
    _ kind: ValueKind,
    _ animation: LayerProperty.Animation
  ) -> InspectedLayer.Property {
    let isBits = kind == .bits
    var property = InspectedLayer.Property(.layer, name, InspectedValue(model, bits: isBits))
    if let shown, shown != model { property.shown = InspectedValue(shown, bits: isBits) }
    property.isDefault = model == initial
    property.animation =
      switch animation {
      case .implicit: .implicit
      case .explicit: .explicit
      case .none: .none
      }
    property.isEditable =
      switch kind {
      case .image, .path, .filters, .colors, .triple: false
      default: true
      }
    property.choices = Self.choices[name] ?? []
    return property
  }

  /// The frame, which is computed from others, but may be set.
  private func frame(_ shown: LayerValues?) -> InspectedLayer.Property {
    var frame = InspectedLayer.Property(.layer, "frame", InspectedValue(layer.values.frame))
    if let shown, shown.frame != layer.values.frame { frame.shown = InspectedValue(shown.frame) }
    frame.isDefault = layer.values.frame == .zero
    frame.isEditable = true
    return frame
  }

  /// The layer's time, which is never animated.
  private var timing: [InspectedLayer.Property] {
    func number(_ name: String, _ value: Double, _ initial: Double) -> InspectedLayer.Property {
      var property = InspectedLayer.Property(.layer, name, InspectedValue(.number, [value]))
      property.isDefault = value == initial
      property.isEditable = true
      return property
    }
    return [
      number("speed", Double(layer.speed), 1), number("timeOffset", layer.timeOffset, 0),
      number("beginTime", layer.beginTime, 0),
    ]
  }

  private static func properties(of view: UIView) -> [InspectedLayer.Property] {
    func make(_ name: String, _ value: InspectedValue, _ isDefault: Bool, _ isEditable: Bool)
      -> InspectedLayer.Property
    {
      var property = InspectedLayer.Property(.view, name, value)
      (property.isDefault, property.isEditable) = (isDefault, isEditable)
      return property
    }
    func flag(_ name: String, _ value: Bool, _ initial: Bool, isEditable: Bool = true)
      -> InspectedLayer.Property
    {
      make(name, InspectedValue(.flag, [value ? 1 : 0]), value == initial, isEditable)
    }
    let touches = view.isUserInteractionEnabled
    return [
      flag("isUserInteractionEnabled", touches, true),
      flag("isMultipleTouchEnabled", view.isMultipleTouchEnabled, false),
      flag("isFirstResponder", view.isFirstResponder, false, isEditable: false),
      make("contentMode", InspectedValue(.text, text: "\(view.contentMode)"), false, false),
      make("tag", InspectedValue(.number, [Double(view.tag)]), view.tag == 0, true),
    ]
  }

  private static let defaults = LayerValues()

  /// Geometry, looks, and the rest.
  private static let order: [LayerProperty] =
    LayerProperty.allCases.filter { $0 != .contents } + [.contents]

  /// The words that properties of words can be.
  private static let choices: [String: [String]] = [
    "contentsGravity": [
      "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft",
      "bottomRight", "resize", "resizeAspect", "resizeAspectFill",
    ],
    "minificationFilter": ["linear", "nearest", "trilinear"],
    "magnificationFilter": ["linear", "nearest", "trilinear"],
    "cornerCurve": ["circular", "continuous"],
  ]
}

extension LayerReading {
  /// Where the layer is seen; `nil` before it is on screen in a tree of its own window.
  func geometry(in root: CALayer) -> InspectedGeometry? {
    guard layer.committed != nil, let shown = layer.presentation(at: time),
      let window = root.presentation(at: time), let toWindow = window.planeToRoot.inverse
    else { return nil }
    let map = shown.planeToRoot.then(toWindow)
    let bounds = shown.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    let anchor = CGPoint(
      x: bounds.minX + shown.anchorPoint.x * bounds.width,
      y: bounds.minY + shown.anchorPoint.y * bounds.height
    )
    return InspectedGeometry(
      frame: InspectedValue(shown.frame),
      corners: InspectedValue(.numbers, corners.flatMap { Self.numbers(map.map($0)) }),
      anchor: InspectedValue(.point, Self.numbers(map.map(anchor))),
      toWindow: InspectedValue(
        .numbers,
        [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
      ),
      transform: Self.parts(of: shown.transform)
    )
  }

  private static func numbers(_ point: CGPoint?) -> [Double] {
    point.map { [Double($0.x), Double($0.y)] } ?? [.nan, .nan]
  }

  private static func parts(of transform: CATransform3D) -> InspectedGeometry.Decomposed {
    let value = AnimatableValue.transform(transform)
    func numbers(_ parts: [ValueComponent]) -> InspectedValue {
      let numbers = parts.map { part -> Double in
        if case .number(let number)? = part.read(from: value) { number } else { .nan }
      }
      return InspectedValue(.numbers, numbers)
    }
    return InspectedGeometry.Decomposed(
      translation: numbers([.translationX, .translationY, .translationZ]),
      scale: numbers([.scaleX, .scaleY, .scaleZ]),
      rotation: numbers([.rotationX, .rotationY, .rotationZ])
    )
  }
}
