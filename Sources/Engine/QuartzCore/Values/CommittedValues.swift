/// A layer's values as of its last commit; they never change, so that reading one of them copies none.
package final class CommittedValues {
  package let values: LayerValues

  init(_ values: LayerValues) {
    self.values = values
  }
}
