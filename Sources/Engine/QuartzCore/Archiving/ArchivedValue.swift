import CoreGraphics
import CoreImage
import Foundation

/// The value of a key in an archive, as an object that archives can hold.
///
/// On Apple's systems numbers, geometry, colors, paths and pictures are such objects themselves, or Core Animation
/// makes some of them. Foundation's archives on Linux hold plain objects only, and stop the program at any other one.
@MainActor
final class ArchivedValue: NSObject {
  /// The form of a value in an archive.
  enum Form: String {
    case null, number, text, data, date, point, size, rect, transform, affine, rates
    case color, image, path, filter, list, entries, object
  }

  private let form: Form
  /// The value in a type that `value(forKey:)` returns, or its parts in that form.
  private let content: Any

  /// The classes of objects that archive themselves.
  static let classes: [AnyClass] = [
    CALayer.self, CAAnimation.self, CAEmitterCell.self, CAMediaTimingFunction.self,
    CAValueFunction.self, CAConstraint.self, CAConstraintLayoutManager.self,
  ]

  /// A value of a layer or an animation; `nil` for one that cannot be archived.
  init?(_ value: Any) {
    guard let (form, content) = Self.read(value) else { return nil }
    (self.form, self.content) = (form, content)
    super.init()
  }

  /// What `setValue(_:forKey:)` is given to have the value back.
  var value: Any {
    switch (form, content) {
    case (.list, let parts as [ArchivedValue]): parts.map(\.value)
    case (.entries, let parts as [String: ArchivedValue]): parts.mapValues(\.value)
    default: content
    }
  }

  private static func read(_ value: Any) -> (Form, Any)? {
    if value is NSNull { return (.null, NSNull()) }
    if let list = value as? [Any] {
      let parts = list.map { ArchivedValue($0) }
      return parts.contains(nil) ? nil : (.list, parts.compactMap { $0 })
    }
    if let entries = value as? [AnyHashable: Any] { return read(entries: entries) }
    return readObject(value) ?? readPlain(value) ?? readGeometry(objectForm(value))
  }

  private static func read(entries: [AnyHashable: Any]) -> (Form, Any)? {
    var parts: [String: ArchivedValue] = [:]
    for (key, value) in entries {
      guard let key = key as? String, let part = ArchivedValue(value) else { return nil }
      parts[key] = part
    }
    return (.entries, parts)
  }

  private static func readObject(_ value: Any) -> (Form, Any)? {
    switch value {
    case let color as CGColor where color.pattern == nil: (.color, color)
    case let color as any ColorOfLayers: read(color.colorOfLayers)
    case let image as CGImage: (.image, image)
    case let path as CGPath: (.path, path)
    case let filter as CIFilter: (.filter, filter)
    case let rates as CAFrameRateRange: (.rates, rates)
    case let object as NSObject where classes.contains { object.isKind(of: $0) }: (.object, object)
    default: nil
    }
  }

  private static func readPlain(_ value: Any) -> (Form, Any)? {
    switch objectForm(value) {
    case let number as NSNumber: (.number, number)
    case let text as NSString: (.text, text)
    case let data as Data: (.data, data)
    case let date as Date: (.date, date)
    default: nil
    }
  }

  private static func readGeometry(_ value: Any) -> (Form, Any)? {
    if let point = value as? CGPoint { return (.point, point) }
    if let size = value as? CGSize { return (.size, size) }
    if let rect = value as? CGRect { return (.rect, rect) }
    if let transform = value as? CATransform3D { return (.transform, transform) }
    if let transform = value as? CGAffineTransform { return (.affine, transform) }
    return nil
  }

  /// Reads a value from an archive; `nil` for one that is damaged.
  init?(coder: NSCoder) {
    guard let name = coder.text(forKey: "form"), let form = Form(rawValue: name),
      let content = Self.content(of: form, in: coder)
    else { return nil }
    (self.form, self.content) = (form, content)
    super.init()
  }
}

extension ArchivedValue {
  func encode(with coder: NSCoder) {
    coder.encode(form.rawValue as NSString, forKey: "form")
    switch content {
    case let number as NSNumber: coder.encode(number, forKey: "value")
    case let text as NSString: coder.encode(text, forKey: "value")
    case let data as Data: coder.encode(data as NSData, forKey: "value")
    case let date as Date: coder.encode(date as NSDate, forKey: "value")
    case let point as CGPoint: coder.encode(numbers: [point.x, point.y])
    case let size as CGSize: coder.encode(numbers: [size.width, size.height])
    case let r as CGRect: coder.encode(numbers: [r.origin.x, r.origin.y, r.width, r.height])
    case let transform as CATransform3D:
      coder.encode(numbers: NSValue(caTransform3D: transform).doubles(16) ?? [])
    case let transform as CGAffineTransform: coder.encode(numbers: transform.doublesInValue)
    case let rates as CAFrameRateRange:
      let all = [rates.minimum, rates.maximum] + (rates.preferred.map { [$0] } ?? [])
      coder.encode(numbers: all.map { Double($0) })
    case let color as CGColor: coder.encode(color: color)
    case let image as CGImage: coder.encode(image: image)
    case let path as CGPath: coder.encode(path: path)
    case let filter as CIFilter: coder.encode(filter: filter)
    case let parts as [ArchivedValue]: coder.encode(parts as NSArray, forKey: "value")
    case let parts as [String: ArchivedValue]:
      let keys = parts.keys.sorted()
      coder.encode(keys as NSArray, forKey: "keys")
      coder.encode(keys.compactMap { parts[$0] } as NSArray, forKey: "value")
    case is NSNull: break
    case let object as NSObject: ArchivedObject.encode(object, to: coder, forKey: "value")
    default: break
    }
  }

  private static func content(of form: Form, in coder: NSCoder) -> Any? {
    switch form {
    case .null: NSNull()
    case .number: coder.object(of: NSNumber.self, forKey: "value")
    case .text: coder.object(of: NSString.self, forKey: "value")
    case .data: coder.object(of: NSData.self, forKey: "value").map { Data(referencing: $0) }
    case .date: coder.object(of: NSDate.self, forKey: "value").map { $0 as Date }
    case .point: coder.numbers(2).map { CGPoint(x: $0[0], y: $0[1]) }
    case .size: coder.numbers(2).map { CGSize(width: $0[0], height: $0[1]) }
    case .rect: coder.numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    case .transform: coder.numbers(16).flatMap { NSValue(doubles: $0).heldTransform }
    case .affine: coder.numbers(6).map { CGAffineTransform(doublesInValue: $0) }
    case .rates: coder.rates
    case .color: coder.color
    case .image: coder.image
    case .path: coder.path
    case .filter: coder.filter
    case .list: coder.parts(forKey: "value")
    case .entries: entries(in: coder)
    case .object: object(in: coder)
    }
  }

  private static func object(in coder: NSCoder) -> Any? {
    guard coder.containsValue(forKey: "value") else { return nil }
    let object = coder.decodeObject(of: classes + [ArchivedObject.self], forKey: "value")
    return (object as? ArchivedObject)?.object ?? object
  }

  private static func entries(in coder: NSCoder) -> [String: ArchivedValue]? {
    guard let keys = coder.texts(forKey: "keys"), let parts = coder.parts(forKey: "value"),
      keys.count == parts.count
    else { return nil }
    return Dictionary(zip(keys, parts)) { _, last in last }
  }

  static var supportsSecureCoding: Bool { true }
}

extension ArchivedValue: @MainActor NSSecureCoding {}

extension NSCoder {
  /// The list of values under a key; `nil` where there is none.
  @MainActor
  func parts(forKey key: String) -> [ArchivedValue]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self, ArchivedValue.self], forKey: key) as? [ArchivedValue]
  }
}
