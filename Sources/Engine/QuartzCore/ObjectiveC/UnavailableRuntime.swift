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
  message: "Pegbar has no Objective-C runtime: a method is found by #selector or by a protocol"
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Any? { nil }

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

/// Not available: a name leads to no method.
@available(
  *,
  unavailable,
  message: "Pegbar has no Objective-C runtime: a name leads to no method. Write #selector(…)"
)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }
