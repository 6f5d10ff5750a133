import DisplaySupport
import SceneProtocol
import Testing

/// The inspector in a window that a test plays with.
extension PreviewTrial {
  /// Opens the inspector, and selects a layer by typing its name into the filter.
  func inspect(
    _ layer: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    if try await state().inspector == nil { try scene.key("F12") }
    try await expectState("its layers", sourceLocation: sourceLocation) {
      $0.inspector?.layers ?? 0 >= 3 && $0.inspector?.hasKeys == true
    }
    try scene.key("ctrl+f")
    try scene.key("ctrl+a")
    try scene.display.type(layer)
    try scene.key("Return")
    try await expectState("the layer", sourceLocation: sourceLocation) {
      $0.inspector?.layer == layer
    }
  }

  /// Gives the keys to a page of the inspector, by keys alone.
  func turn(toPage number: Int) async throws {
    for key in ["ctrl+f", "Return", "\(number)", "Tab"] { try scene.key(key) }
    let pages = ["values", "animations", "why", "hitPath"]
    try await expectState("the page") { $0.inspector?.page == pages[number - 1] }
  }

  /// Waits until one of the lines of the inspector's page has a text.
  func expectLine(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectState("a line with \(text)", sourceLocation: sourceLocation) {
      $0.inspector?.lines.contains { $0.contains(text) } == true
    }
  }
}
