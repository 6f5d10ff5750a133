/// A layer's values of its last commit; a class, and immutable, so that reading one value copies none of the others.
package final class CommittedValues {
  package let values: LayerValues

  init(_ values: LayerValues) {
    self.values = values
  }
}
