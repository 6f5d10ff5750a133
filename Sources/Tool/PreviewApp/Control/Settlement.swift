import SceneProtocol

/// Who has told the window something from outside and waits for it to be done.
struct Settlement {
  /// Called when nothing is being done any more.
  private var whenSettled: [() -> Void] = []
  /// Called when a picture is written, by its path; with why it is not.
  private var pictures: [String: [(String?) -> Void]] = [:]

  mutating func wait(_ body: @escaping () -> Void) { whenSettled.append(body) }

  mutating func wait(forPicture path: String, _ body: @escaping (String?) -> Void) {
    pictures[path, default: []].append(body)
  }

  /// Those who wait for everything, who do not any more.
  mutating func takeSettled() -> [() -> Void] {
    defer { whenSettled = [] }
    return whenSettled
  }

  mutating func takePicture(_ path: String) -> [(String?) -> Void] {
    pictures.removeValue(forKey: path) ?? []
  }
}
