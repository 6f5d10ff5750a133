/// Layout settings that few layers have.
@MainActor
package struct LayoutSettings {
  var manager: (any CALayoutManager)?
  var autoresizingMask: CAAutoresizingMask = []
  var constraints: [CAConstraint]?

  package init() {}
}
