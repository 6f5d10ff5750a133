import SceneProtocol

/// The callbacks of requests from outside that wait until their work is done.
struct Settlement {
  /// Called when no more work is in progress.
  private var whenSettled: [() -> Void] = []
  /// Called when a picture is written, by its path; with the error when it is not.
  private var pictures: [String: [(String?) -> Void]] = [:]

  mutating func wait(_ body: @escaping () -> Void) { whenSettled.append(body) }

  mutating func wait(forPicture path: String, _ body: @escaping (String?) -> Void) {
    pictures[path, default: []].append(body)
  }

  /// Removes and returns the callbacks that wait for all work.
  mutating func takeSettled() -> [() -> Void] {
    defer { whenSettled = [] }
    return whenSettled
  }

  mutating func takePicture(_ path: String) -> [(String?) -> Void] {
    pictures.removeValue(forKey: path) ?? []
  }

  /// Removes and returns the callbacks that wait for a picture.
  mutating func takePictures() -> [(String?) -> Void] {
    defer { pictures = [:] }
    return pictures.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
