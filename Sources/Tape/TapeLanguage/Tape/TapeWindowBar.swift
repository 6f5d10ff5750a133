/// The title bar over a recorded picture; the names of its kinds are those of VHS (charmbracelet/vhs).
package enum TapeWindowBar: String, Codable, CaseIterable, Sendable {
  case off
  /// Red, yellow and green buttons.
  case colorful = "Colorful"
  /// The same at the right end, the red one outermost.
  case colorfulRight = "ColorfulRight"
  /// Circles without color.
  case rings = "Rings"
  /// The same at the right end.
  case ringsRight = "RingsRight"
}
