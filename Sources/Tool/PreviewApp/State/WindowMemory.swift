/// What all preview windows remember together, in `$XDG_STATE_HOME/pegbar/window.json`.
///
/// Of two windows that write at the same moment one may lose its word: a scene is then missing from the list of recent
/// ones until it is opened again.
struct WindowMemory: Codable, Equatable {
  /// The absolute paths of the scenes that were opened last, the latest first.
  var recent: [String] = []
  /// How many windows have pointed at the list of keys.
  var hints = 0

  /// Maximum number of recent scenes.
  static let mostRecent = 20
  /// How often a user who never opens the list of keys is pointed at it.
  static let mostHints = 5

  init() {}

  /// Reads what is there: a file of another version may have less.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    recent = try members.decodeIfPresent([String].self, forKey: .recent) ?? recent
    hints = try members.decodeIfPresent(Int.self, forKey: .hints) ?? hints
  }

  /// Puts a scene before all others.
  mutating func note(_ path: String) {
    recent.removeAll { $0 == path }
    recent.insert(path, at: 0)
    recent.removeLast(max(0, recent.count - Self.mostRecent))
  }

  /// What is stored.
  static var stored: WindowMemory { file.read() ?? WindowMemory() }

  /// Changes what is stored.
  ///
  /// - Parameter body: The change.
  /// - Returns: Whether it is stored.
  @discardableResult
  static func change(_ body: (inout WindowMemory) -> Void) -> Bool {
    let old = stored
    var new = old
    body(&new)
    return new == old || file.write(new)
  }

  private static let file = StateFile<WindowMemory>(name: "window.json")
}
