public import Foundation
import QuartzCore

/// What accessibility says of objects that are no responders; kept, and without an effect here.
///
/// (A protocol, as responders have the same members as `open` ones, which those of an extension of `NSObject` would
/// stand in the way of.)
@preconcurrency @MainActor public protocol UIAccessibilityInformation: NSObject {}

extension NSObject: @MainActor UIAccessibilityInformation {}

extension UIAccessibilityInformation {
  /// Whether the object is one element for those who use it by accessibility; default false.
  public var isAccessibilityElement: Bool {
    get { kept(\.isAccessibilityElement, \.isAccessibilityElement) }
    set { keep(newValue, \.isAccessibilityElement, \.isAccessibilityElement) }
  }

  /// What the element is called; default `nil`.
  public var accessibilityLabel: String? {
    get { kept(\.accessibilityLabel, \.label) }
    set { keep(newValue, \.accessibilityLabel, \.label) }
  }

  /// What an action on the element does; default `nil`.
  public var accessibilityHint: String? {
    get { kept(\.accessibilityHint, \.hint) }
    set { keep(newValue, \.accessibilityHint, \.hint) }
  }

  /// The element's value as text; default `nil`.
  public var accessibilityValue: String? {
    get { kept(\.accessibilityValue, \.value) }
    set { keep(newValue, \.accessibilityValue, \.value) }
  }

  /// What the element is and does; default `.none`.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(\.accessibilityTraits, \.traits) }
    set { keep(newValue, \.accessibilityTraits, \.traits) }
  }

  /// The element's frame in screen coordinates; default zero.
  public var accessibilityFrame: CGRect {
    get { kept(\.accessibilityFrame, \.givenFrame) }
    set { keep(newValue, \.accessibilityFrame, \.givenFrame) }
  }

  /// The elements in the object; default `nil`.
  public var accessibilityElements: [Any]? {
    get { kept(\.accessibilityElements, \.elements) }
    set { keep(newValue, \.accessibilityElements, \.elements) }
  }

  /// Whether the elements in the object are left out; default false.
  public var accessibilityElementsHidden: Bool {
    get { kept(\.accessibilityElementsHidden, \.hidesElements) }
    set { keep(newValue, \.accessibilityElementsHidden, \.hidesElements) }
  }

  /// Whether the elements beside the object are left out; default false.
  public var accessibilityViewIsModal: Bool {
    get { kept(\.accessibilityViewIsModal, \.isModal) }
    set { keep(newValue, \.accessibilityViewIsModal, \.isModal) }
  }

  /// Whether the elements in the object are read one after another; default false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(\.shouldGroupAccessibilityChildren, \.groupsChildren) }
    set { keep(newValue, \.shouldGroupAccessibilityChildren, \.groupsChildren) }
  }

  /// The language in which the element is read; default `nil`.
  public var accessibilityLanguage: String? {
    get { kept(\.accessibilityLanguage, \.language) }
    set { keep(newValue, \.accessibilityLanguage, \.language) }
  }

  /// A value that a responder has itself, and another object by association.
  private func kept<Value>(
    _ own: ReferenceWritableKeyPath<UIResponder, Value>,
    _ path: WritableKeyPath<KeptValues, Value>
  ) -> Value {
    if let responder = self as? UIResponder { return responder[keyPath: own] }
    let box = objc_getAssociatedObject(self, accessibilityKey) as? KeptBox
    return (box?.values ?? KeptValues())[keyPath: path]
  }

  private func keep<Value>(
    _ value: Value,
    _ own: ReferenceWritableKeyPath<UIResponder, Value>,
    _ path: WritableKeyPath<KeptValues, Value>
  ) {
    if let responder = self as? UIResponder {
      responder[keyPath: own] = value
      return
    }
    let box = objc_getAssociatedObject(self, accessibilityKey) as? KeptBox ?? KeptBox()
    box.values[keyPath: path] = value
    objc_setAssociatedObject(self, accessibilityKey, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension KeptValues {
  /// The frame, zero until one is set.
  fileprivate var givenFrame: CGRect {
    get { frame ?? .zero }
    set { frame = newValue }
  }
}

/// The address that the values are kept under.
private let accessibilityKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)

extension UIView {
  /// Whether the view keeps its colors where the system inverts others; default false; kept: none are inverted here.
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept.ignoresInvertColors }
    set { kept.ignoresInvertColors = newValue }
  }
}
