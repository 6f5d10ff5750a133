import QuartzCore

/// Values of responders that few set, and that only have to be there: what accessibility says of them, and what
/// belongs to systems that Pegbar is not.
struct KeptValues {
  var isAccessibilityElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  /// The frame that was set, in screen coordinates.
  var frame: CGRect?
  var elements: [Any]?
  var hidesElements = false
  var ignoresInvertColors = false
  var isModal = false
  var groupsChildren = false
  var language: String?
  var customActions: [UIAccessibilityCustomAction]?
  var restorationIdentifier: String?
  var semanticContent = UISemanticContentAttribute.unspecified
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  var adjustsScrollInsets = true
  var capturesStatusBar = false
  var isEditing = false
  var toolbarItems: [AnyObject]?
  /// The controller's button for editing, and what shows its state.
  var editButton: AnyObject?
  var showsEditing: (Bool) -> Void = { _ in }
  /// The limits of the category of text sizes.
  var smallestCategory: UIContentSizeCategory?
  var largestCategory: UIContentSizeCategory?
  var motionEffects: [UIMotionEffect] = []
  /// What `objc_setAssociatedObject` was called for, by its keys.
  var associations: [UnsafeRawPointer: AssociatedValue] = [:]
}

/// The box that most responders do without.
final class KeptBox {
  var values = KeptValues()
}
