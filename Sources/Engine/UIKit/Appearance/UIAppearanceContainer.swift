/// What other objects can be in: a view or a controller.
@MainActor public protocol UIAppearanceContainer: AnyObject {}
