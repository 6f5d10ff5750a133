package import QuartzCore

extension UIResponder: AssociationHolder {
  package var associations: [UnsafeRawPointer: AssociatedValue] {
    get { keptBox?.values.associations ?? [:] }
    set { kept.associations = newValue }
  }
}
