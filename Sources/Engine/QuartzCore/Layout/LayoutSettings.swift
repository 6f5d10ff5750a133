/// Layout settings that few layers have.
@MainActor
struct LayoutSettings {
  var manager: (any CALayoutManager)?
  var autoresizingMask: CAAutoresizingMask = []
  var constraints: [CAConstraint]?

  /// Those of a layer of which nothing was set.
  static let standard = LayoutSettings()
}
