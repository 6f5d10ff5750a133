import CoreGraphics
import Foundation
import QuartzCore
import TapeLanguage
import FrameLoop
import UIKit

/// What a tape queries of a scene: the places of layers and views, and their properties.
final class TapeScene: @MainActor TapeContext {
  /// The number of the frame at which the scene is queried, before its input.
  var frame = 0
  private let window: UIWindow
  private let clock: TapeClock

  init(_ window: UIWindow, _ clock: TapeClock) {
    (self.window, self.clock) = (window, clock)
  }

  /// The scene at the frame's time; its clock is still at the last input.
  var names: SceneNames { SceneNames(window, at: clock.time(ofFrame: frame)) }

  func rectangle(of place: TapeTarget.Place) -> TapeRectangle? {
    names.rectangle(of: place)
  }

  func value(of keyPath: String, at place: TapeTarget.Place) -> TapeValue? {
    let names = names
    if case .point(let point) = place { return hit(at: point, among: names) }
    return layer(at: place, among: names).flatMap { value(of: keyPath, in: $0, as: names) }
  }

  /// What is hit at a point as it is shown, or its nearest ancestor that has a name; a text for nothing.
  private func hit(at point: TapePoint, among names: SceneNames) -> TapeValue {
    switch names.target(at: CGPoint(x: point.x, y: point.y))?.name {
    case .named(let name): .place(.name(name))
    case .identified(let name): .place(.identifier(name))
    case nil: .text("nothing")
    }
  }

  /// The layer that a tape calls by a name.
  func layer(at place: TapeTarget.Place, among names: SceneNames) -> CALayer? {
    switch place {
    case .name(let name): names.layer(.named(name))
    case .identifier(let identifier): names.layer(.identified(identifier))
    case .point: nil
    }
  }

  /// What a key path begins with that is of the screen.
  static let presentation = "presentation."

  /// Names of properties that a tape has beside those of layers.
  static let ownNames = [
    "alpha", "center", "text", "isEnabled", "isSelected", "isHighlighted", "isOn", "value",
    "progress",
    "selectedSegmentIndex", "animations",
  ]

  private func value(
    of keyPath: String,
    in layer: CALayer,
    as names: SceneNames
  ) -> TapeValue? {
    if keyPath == "animations.count" { return .number(Double(runningCount(of: layer))) }
    guard keyPath.hasPrefix(Self.presentation) else {
      return Self.read(keyPath, layer, of: layer)
    }
    guard let shown = names.shown(layer) else { return nil }
    return Self.read(String(keyPath.dropFirst(Self.presentation.count)), shown, of: layer)
  }

  /// The number of the layer's animations that are not over at the frame's time, or stay when they are.
  private func runningCount(of layer: CALayer) -> Int {
    let now = layer.convertTime(clock.time(ofFrame: frame), from: nil)
    return layer.animations.running.count {
      $0.timing.endTime > now || !$0.source.isRemovedOnCompletion
    }
  }

  /// The names that Swift code has for parts of rectangles, as key paths.
  private static let partsOfRects = [
    "frame.width": "frame.size.width", "frame.height": "frame.size.height",
    "frame.minX": "frame.origin.x", "frame.minY": "frame.origin.y",
    "bounds.width": "bounds.size.width", "bounds.height": "bounds.size.height",
    "bounds.minX": "bounds.origin.x", "bounds.minY": "bounds.origin.y",
  ]

  /// A property of a layer, or of the view that it belongs to.
  private static func read(_ keyPath: String, _ layer: CALayer, of model: CALayer) -> TapeValue? {
    let path = layerKeyPath(keyPath)
    if path == "text" {
      if let label = model.delegate as? UILabel { return label.text.map { .text($0) } }
      if let field = model.delegate as? UITextField { return .text(field.readableText) }
      if let view = model.delegate as? UITextView { return .text(view.readableText) }
      if let text = layer as? CATextLayer { return TapeValue(text.string) }
    }
    return TapeValue(layer.value(forKeyPath: path)) ?? read(keyPath, of: model.delegate)
  }

  /// A property of a control that its layer does not have.
  private static func read(_ property: String, of view: Any?) -> TapeValue? {
    switch (property, view) {
    case ("isEnabled", let control as UIControl): .truth(control.isEnabled)
    case ("isSelected", let control as UIControl): .truth(control.isSelected)
    case ("isHighlighted", let control as UIControl): .truth(control.isHighlighted)
    case ("isOn", let toggle as UISwitch): .truth(toggle.isOn)
    case ("value", let slider as UISlider): .number(Double(slider.value))
    case ("value", let stepper as UIStepper): .number(stepper.value)
    case ("progress", let bar as UIProgressView): .number(Double(bar.progress))
    case ("selectedSegmentIndex", let segments as UISegmentedControl):
      .number(Double(segments.selectedSegmentIndex))
    case ("text", let button as UIButton): button.currentTitle.map { .text($0) }
    default: nil
    }
  }

  /// The layer's key path: `isHidden` is its `hidden`, a view's `alpha` its `opacity`, `bounds.width` is in its `size`.
  static func layerKeyPath(_ keyPath: String) -> String {
    if keyPath == "alpha" { return "opacity" }
    if let path = partsOfRects[keyPath] { return path }
    if keyPath.hasPrefix("center") { return "position" + keyPath.dropFirst("center".count) }
    guard keyPath.hasPrefix("is"), let first = keyPath.dropFirst(2).first, first.isUppercase else {
      return keyPath
    }
    return first.lowercased() + keyPath.dropFirst(3)
  }
}

extension TapeValue {
  /// Converts a property's value, if a tape can express it.
  init?(_ value: Any?) {
    switch value {
    case let number as NSNumber:
      self = number.isFlag ? .truth(number.boolValue) : .number(number.doubleValue)
    case let text as String: self = .text(text)
    case let text as NSAttributedString: self = .text(text.string)
    case let color as CGColor: self = .color(TapeColor(color))
    default: return nil
    }
  }
}

extension TapeColor {
  /// A color without its alpha, in steps of 255.
  init(_ color: CGColor) {
    let parts = (0..<3).map { UInt8((min(max(color.rgba[$0], 0), 1) * 255).rounded()) }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }
}
