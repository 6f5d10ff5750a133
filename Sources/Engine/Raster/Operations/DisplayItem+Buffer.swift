package import DisplayList

extension DisplayItem.Group {
  /// Whether the group is drawn in a buffer of its own before it is put on what is below; as `GroupOperation` decides.
  package var needsBuffer: Bool { GroupOperation(self).needsBuffer }
}
