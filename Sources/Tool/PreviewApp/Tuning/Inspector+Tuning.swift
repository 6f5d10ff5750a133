/// The literals of the scene in the inspector's place.
extension Inspector {
  /// Shows the literals, with the keys for their filter; closes the inspector where it shows them already.
  func toggleTuning() {
    if isTuning { return close() }
    if !isShown {
      tab = .tuning
      open()
    }
    if isPicking { set(isPicking: false) }
    isLecture = false
    show(.tuning)
    beginFilter()
  }

  /// What keys do, in words.
  var tuningWords: String {
    if isFiltering { return "Type to filter   Down: the list" }
    if tuning.isTyping { return "Return: write   Esc: as it was" }
    guard let draft = tuning.draft else { return "" }
    return draft.isChanged
      ? "Return: write the file   Esc: as it was   ← →: a step"
      : "← → or a drag: change   Return: type   Esc: keys to the scene"
  }
}
