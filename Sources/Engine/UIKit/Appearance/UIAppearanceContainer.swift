/// What other objects can be in: a view or a controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
