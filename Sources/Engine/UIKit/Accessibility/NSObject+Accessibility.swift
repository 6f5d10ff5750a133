public import Foundation
import QuartzCore

/// What accessibility says of objects that are no responders; kept, and without an effect here.
///
/// (A protocol, as responders have the same members as `open` ones, which those of an extension of `NSObject` would
/// stand in the way of.)
@MainActor public protocol UIAccessibilityInformation: NSObject {}

extension NSObject: @MainActor UIAccessibilityInformation {}

extension UIAccessibilityInformation {
  /// Whether the object is one element for those who use it by accessibility; default false.
  public var isAccessibilityElement: Bool {
    get {
      (self as? UIResponder)?.isAccessibilityElement ?? keptAccessibility?.isAccessibilityElement
        ?? false
    }
    set {
      if let responder = self as? UIResponder {
        responder.isAccessibilityElement = newValue
      } else {
        keep { $0.isAccessibilityElement = newValue }
      }
    }
  }

  /// What the element is called; default `nil`.
  public var accessibilityLabel: String? {
    get { (self as? UIResponder).map(\.accessibilityLabel) ?? keptAccessibility?.label }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityLabel = newValue
      } else {
        keep { $0.label = newValue }
      }
    }
  }

  /// What an action on the element does; default `nil`.
  public var accessibilityHint: String? {
    get { (self as? UIResponder).map(\.accessibilityHint) ?? keptAccessibility?.hint }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityHint = newValue
      } else {
        keep { $0.hint = newValue }
      }
    }
  }

  /// The element's value as text; default `nil`.
  public var accessibilityValue: String? {
    get { (self as? UIResponder).map(\.accessibilityValue) ?? keptAccessibility?.value }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityValue = newValue
      } else {
        keep { $0.value = newValue }
      }
    }
  }

  /// What the element is and does; default `.none`.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIResponder)?.accessibilityTraits ?? keptAccessibility?.traits ?? .none }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityTraits = newValue
      } else {
        keep { $0.traits = newValue }
      }
    }
  }

  /// The element's frame in screen coordinates; default zero.
  public var accessibilityFrame: CGRect {
    get { (self as? UIResponder)?.accessibilityFrame ?? keptAccessibility?.frame ?? .zero }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityFrame = newValue
      } else {
        keep { $0.frame = newValue }
      }
    }
  }

  /// The elements in the object; default `nil`.
  public var accessibilityElements: [Any]? {
    get { (self as? UIResponder).map(\.accessibilityElements) ?? keptAccessibility?.elements }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityElements = newValue
      } else {
        keep { $0.elements = newValue }
      }
    }
  }

  /// Whether the elements in the object are left out; default false.
  public var accessibilityElementsHidden: Bool {
    get {
      (self as? UIResponder)?.accessibilityElementsHidden ?? keptAccessibility?.hidesElements
        ?? false
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityElementsHidden = newValue
      } else {
        keep { $0.hidesElements = newValue }
      }
    }
  }

  /// Whether the elements beside the object are left out; default false.
  public var accessibilityViewIsModal: Bool {
    get { (self as? UIResponder)?.accessibilityViewIsModal ?? keptAccessibility?.isModal ?? false }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityViewIsModal = newValue
      } else {
        keep { $0.isModal = newValue }
      }
    }
  }

  /// Whether the elements in the object are read one after another; default false.
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      (self as? UIResponder)?.shouldGroupAccessibilityChildren ?? keptAccessibility?.groupsChildren
        ?? false
    }
    set {
      if let responder = self as? UIResponder {
        responder.shouldGroupAccessibilityChildren = newValue
      } else {
        keep { $0.groupsChildren = newValue }
      }
    }
  }

  /// The language in which the element is read; default `nil`.
  public var accessibilityLanguage: String? {
    get { (self as? UIResponder).map(\.accessibilityLanguage) ?? keptAccessibility?.language }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityLanguage = newValue
      } else {
        keep { $0.language = newValue }
      }
    }
  }

  private var keptAccessibility: KeptValues? {
    (objc_getAssociatedObject(self, accessibilityKey) as? KeptBox)?.values
  }

  private func keep(_ change: (inout KeptValues) -> Void) {
    let box = objc_getAssociatedObject(self, accessibilityKey) as? KeptBox ?? KeptBox()
    change(&box.values)
    objc_setAssociatedObject(self, accessibilityKey, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

/// The address that the values are kept under.
private let accessibilityKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)
