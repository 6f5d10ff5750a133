public import CoreGraphics

/// A filter for a layer: an operation on its picture, with its inputs.
///
/// It goes into `filters`, `backgroundFilters` or `compositingFilter` of a layer, which copies it: later changes do not
/// reach the layer. There are no pictures (`CIImage`) and no contexts (`CIContext`) here, so a filter has no
/// `inputImage` and no `outputImage`; only a layer can run it.
public class CIFilter: NSObject, NSCopying {
  package final let kind: FilterKind
  /// The numbers of all inputs, one after the other.
  package private(set) final var numbers: [Double]
  /// The reasons why values were rejected, by key.
  package private(set) final var refusals: [String: String] = [:]

  /// The name of the filter in key paths of a layer, as in `filters.blur.inputRadius`; default that of its kind, for
  /// example "CIGaussianBlur".
  public final var name: String
  /// Whether a layer runs it; key "enabled"; default true.
  public final var isEnabled = true

  package required init(kind: FilterKind) {
    self.kind = kind
    name = kind.rawValue
    numbers = kind.inputs.flatMap(\.defaults)
  }

  /// The filter with a name, such as "CIGaussianBlur", with default inputs; `nil` for an unknown name.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else { return nil }
    self.init(kind: kind)
  }

  /// The filter with a name, and with some of its inputs set; `nil` for an unknown name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The keys of the inputs; without those for pictures, which are the layer's own.
  public final var inputKeys: [String] { kind.inputs.map(\.key.rawValue) }

  /// Sets all inputs to their defaults.
  public final func setDefaults() {
    numbers = kind.inputs.flatMap(\.defaults)
    for input in kind.inputs { refusals[input.key.rawValue] = nil }
  }

  /// Sets an input by its key, or "name" or "enabled"; `nil` is the default.
  ///
  /// Values are numbers of any type, colors as `CIColor` or `CGColor`, and vectors as `CIVector`, `CGPoint` or arrays
  /// of numbers. A value of a wrong type leaves the input unchanged. The layer that gets the filter reports it, unless
  /// the input is set to another value before.
  public final func setValue(_ value: Any?, forKey key: String) {
    refusals[key] = take(value, forKey: key)
  }

  /// Sets an input by its key.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The key of the input.
  /// - Returns: The reason why the value is rejected; `nil` where it is set.
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

  /// A copy of the filter with the same inputs.
  public final func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(kind: kind)
    copy.take(numbers: numbers)
    (copy.name, copy.isEnabled, copy.refusals) = (name, isEnabled, refusals)
    return copy
  }

  /// Sets the numbers of all inputs; the count must be that of the inputs.
  package final func take(numbers: [Double]) {
    precondition(numbers.count == kind.inputCount, "\(numbers.count) numbers for \(kind.rawValue)")
    self.numbers = numbers
  }
}
