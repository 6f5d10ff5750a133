public import CoreGraphics

/// A filter for a layer: what is done to its picture, and how much of it.
///
/// It goes into `filters`, `backgroundFilters` or `compositingFilter` of a layer, which copies it: what is set
/// afterwards does not reach the layer. There are no pictures (`CIImage`) and no contexts (`CIContext`) here, so that
/// a filter has no `inputImage` and no `outputImage`; a layer is all that can run it.
public class CIFilter: NSObject, NSCopying {
  package final let kind: FilterKind
  /// All inputs' numbers, one after the other.
  package private(set) final var numbers: [Double]
  /// What was set and could not be taken, by key.
  package private(set) final var refusals: [String: String] = [:]

  /// The name that key paths of a layer know the filter by, as in `filters.blur.inputRadius`; default that of its
  /// kind, "CIGaussianBlur" for one.
  public final var name: String
  /// Whether a layer runs it; key "enabled"; default true.
  public final var isEnabled = true

  package required init(kind: FilterKind) {
    self.kind = kind
    name = kind.rawValue
    numbers = kind.inputs.flatMap(\.defaults)
  }

  /// The filter of a name, such as "CIGaussianBlur", with its inputs as they are by default; `nil` where there is none
  /// of that name.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else { return nil }
    self.init(kind: kind)
  }

  /// The filter of a name, with some of its inputs; `nil` where there is none of that name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The keys of what the filter takes; without pictures, of which layers give it their own.
  public final var inputKeys: [String] { kind.inputs.map(\.key.rawValue) }

  /// Gives all inputs the values that they have by default.
  public final func setDefaults() {
    numbers = kind.inputs.flatMap(\.defaults)
    for input in kind.inputs { refusals[input.key.rawValue] = nil }
  }

  /// Sets an input by its key, or "name" or "enabled"; `nil` is the default.
  ///
  /// Numbers of any kind, colors as `CIColor` or `CGColor`, and vectors as `CIVector`, `CGPoint` or arrays of numbers.
  /// What an input cannot be leaves it as it is, and is told by the layer that the filter is given to, unless it is set
  /// to something else before.
  public final func setValue(_ value: Any?, forKey key: String) {
    refusals[key] = take(value, forKey: key)
  }

  /// Sets what a key names.
  ///
  /// - Parameters:
  ///   - value: What was given for it.
  ///   - key: The key.
  /// - Returns: Why it cannot be; `nil` where it is.
  private func take(_ value: Any?, forKey key: String) -> String? {
    switch key {
    case "name":
      guard let text = value.map({ $0 as? String }) ?? kind.rawValue else { break }
      name = text
      return nil
    case "enabled", "isEnabled":
      guard let flag = value.map({ FilterNumbers.flag($0) }) ?? true else { break }
      isEnabled = flag
      return nil
    default:
      guard let input = kind.inputs.first(where: { $0.key.rawValue == key }) else {
        return "is no input of \(kind.rawValue), which has \(inputKeys)"
      }
      guard let new = value.map({ FilterNumbers.read($0, as: input) }) ?? input.defaults else {
        break
      }
      numbers.replaceSubrange(input.offset..<input.offset + input.count, with: new)
      return nil
    }
    return "cannot be \(value ?? "nil"): it keeps its value"
  }

  /// An input by its key, or "name" or "enabled": an `NSNumber`, a `CIColor` or a `CIVector`; `nil` for another key.
  public final func value(forKey key: String) -> Any? {
    switch key {
    case "name": return name
    case "enabled", "isEnabled": return isEnabled
    default:
      guard let input = kind.inputs.first(where: { $0.key.rawValue == key }) else { return nil }
      return FilterNumbers.any(numbers[input.offset..<input.offset + input.count], as: input.key)
    }
  }

  /// A filter of its own with the same inputs.
  public final func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(kind: kind)
    copy.take(numbers: numbers)
    (copy.name, copy.isEnabled, copy.refusals) = (name, isEnabled, refusals)
    return copy
  }

  /// Takes the numbers of all inputs, of which there must be as many.
  package final func take(numbers: [Double]) {
    precondition(numbers.count == kind.inputCount, "\(numbers.count) numbers for \(kind.rawValue)")
    self.numbers = numbers
  }
}
