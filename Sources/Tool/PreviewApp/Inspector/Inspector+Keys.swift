import SceneProtocol
import WindowSystem

/// The keys of the inspector: while it has them the scene gets none, but for those of the window all is as it is.
extension Inspector {
  /// Starts to type a filter.
  func beginFilter() {
    (isFiltering, isPageFocused) = (true, false)
    focus()
  }

  /// Takes a key.
  ///
  /// - Returns: Whether it is one of the inspector's.
  func take(_ key: KeyState) -> Bool {
    if isPicking, SceneKey.name(ofKeysym: key.keysym) == "Escape" {
      set(isPicking: false)
      return true
    }
    // Keys alone lead back to it, too.
    if isShown, !isFocused, key.modifiers.contains(.control), !key.modifiers.contains(.shift),
      key.keysym == 0x66
    {
      beginFilter()
      return true
    }
    guard isFocused else { return false }
    word = nil
    defer { draw() }
    if isFiltering { return takeForFilter(key) }
    if isPageFocused, page.isTyping { return page.take(key) }
    if isPageFocused, page.take(key) { return true }
    if takeForAll(key) { return true }
    return !isPageFocused && !key.modifiers.contains(.control) && layers.take(key)
  }

  private func takeForFilter(_ key: KeyState) -> Bool {
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Escape":
      if filter.text.isEmpty { isFiltering = false }
      filter = LineEditor()
    case "Return", "Enter", "Tab", "Down":
      (isFiltering, isPageFocused) = (false, tab == .tuning)
      return true
    default: guard filter.take(key) else { return false }
    }
    if tab == .tuning { tuning.filter(by: filter.text) } else { layers.filter(by: filter.text) }
    return true
  }

  private func takeForAll(_ key: KeyState) -> Bool {
    if key.modifiers.contains(.control) {
      guard key.keysym == 0x66, !key.modifiers.contains(.shift) else { return false }
      (isFiltering, isPageFocused) = (true, false)
      return true
    }
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Escape":
      giveKeysBack()
      return true
    case "Tab":
      (isPageFocused, isFiltering) = tab == .tuning ? (true, true) : (!isPageFocused, false)
      return true
    default: break
    }
    if key.text == "/" {
      (isFiltering, isPageFocused) = (true, false)
      return true
    }
    guard let number = Int(key.text), let tab = InspectorTab(rawValue: number - 1),
      InspectorTab.ofLayers.contains(tab), self.tab != .tuning
    else { return false }
    show(tab)
    return true
  }
}
