import CoreGraphics

/// The inspector's size as the user has left it, in `$XDG_STATE_HOME/pegbar/inspector.json`.
struct InspectorMemory: Codable, Equatable {
  /// The width, in points.
  var width: CGFloat = 440
  /// The part of the height that the layers take, 0 … 1.
  var split: CGFloat = 0.42
  /// Whether it is in a window of its own.
  var isDetached = false
  /// The size of that, in points.
  var windowSize = CGSize(width: 480, height: 680)

  init() {}

  /// Reads what is there: a file of an earlier version has less.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    width = try members.decodeIfPresent(CGFloat.self, forKey: .width) ?? width
    split = try members.decodeIfPresent(CGFloat.self, forKey: .split) ?? split
    isDetached = try members.decodeIfPresent(Bool.self, forKey: .isDetached) ?? isDetached
    windowSize = try members.decodeIfPresent(CGSize.self, forKey: .windowSize) ?? windowSize
  }

  /// What is stored; the usual size where nothing is, or nothing that can be used.
  static func read() -> InspectorMemory {
    guard var memory = file.read() else { return InspectorMemory() }
    let widths = InspectorDock.widths
    memory.width = min(max(memory.width, widths.lowerBound), widths.upperBound)
    memory.split = min(max(memory.split, 0), 1)
    let size = memory.windowSize
    memory.windowSize = CGSize(
      width: min(max(size.width, 260), 4096),
      height: min(max(size.height, 240), 4096)
    )
    return memory
  }

  /// Stores it; where that cannot be done the next inspector has the usual size.
  func write() {
    if self != Self.read() { Self.file.write(self) }
  }

  private static let file = StateFile<InspectorMemory>(name: "inspector.json")
}
