// What only an Objective-C runtime can do: the compiler says why it cannot be had, and what to do instead.

/// Not available: methods cannot be exchanged.
@available(
  *,
  unavailable,
  message:
    "Pegbar has no Objective-C runtime: methods cannot be exchanged. Override the method in a subclass"
)
public func method_exchangeImplementations(_ m1: Any?, _ m2: Any?) {}

/// Not available: methods cannot be looked up by name.
@available(
  *,
  unavailable,
  message:
    "Pegbar has no Objective-C runtime: methods are not looked up, and cannot be exchanged. Override the method in a subclass"
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Any? { nil }

/// Not available: methods cannot be looked up by name.
@available(
  *,
  unavailable,
  message:
    "Pegbar has no Objective-C runtime: methods are not looked up, and cannot be exchanged. Override the method in a subclass"
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Any? { nil }

/// Not available: methods have no implementation that could be set.
@available(
  *,
  unavailable,
  message: "Pegbar has no Objective-C runtime: override the method in a subclass"
)
public func method_setImplementation(_ m: Any?, _ imp: Any?) -> Any? { nil }

/// Not available: methods cannot be added to classes.
@available(
  *,
  unavailable,
  message: "Pegbar has no Objective-C runtime: write the method in an extension of the class"
)
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: Any?, _ types: Any?) -> Bool
{ false }

/// Not available: methods cannot be replaced.
@available(
  *,
  unavailable,
  message: "Pegbar has no Objective-C runtime: override the method in a subclass"
)
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: Any?, _ types: Any?)
  -> Any?
{ nil }

/// Not available: a method has no pointer to its code.
@available(*, unavailable, message: "Pegbar has no Objective-C runtime: call the method itself")
public func method_getImplementation(_ m: Any?) -> Any? { nil }

/// Not available: methods have no type encoding.
@available(*, unavailable, message: "Pegbar has no Objective-C runtime: call the method itself")
public func method_getTypeEncoding(_ m: Any?) -> UnsafePointer<CChar>? { nil }

/// A selector without a method, as a name leads to none: nothing responds to it, and performing it is reported.
@available(
  *,
  deprecated,
  message:
    "Pegbar has no Objective-C runtime: nothing responds to a selector that is made from a name. Write #selector(…)"
)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(withoutMethod: aSelectorName)
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
