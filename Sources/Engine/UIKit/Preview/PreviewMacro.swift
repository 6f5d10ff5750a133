// `#Preview` with its three kinds of body, as in Xcode. The last two declarations make the error messages clear:
// without them the compiler only reports that nothing matches.

public import QuartzCore

/// Shows the view that the body makes, filling the window: `#Preview("Name") { MyView() }`.
///
/// A file may have several, each on a line of its own at the top level. Without a name, a preview has the file's name.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows the view controller that the body makes, as the window's root.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows the layer that the body makes, centered in the window.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  body: @escaping @MainActor () -> CALayer
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A `#Preview` whose body makes something that cannot be shown.
@available(*, unavailable, message: "a #Preview makes a UIView, a UIViewController or a CALayer")
@freestanding(declaration)
public macro Preview<Other>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  body: @escaping @MainActor () -> Other
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A `#Preview` without a body; the macro reports it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
