import Glibc
import SceneProtocol

/// A folder that contains only numbered frames.
struct FrameFolder: Sendable {
  /// Its path, without a slash at the end; a link to an existing folder is resolved.
  let path: String
  /// The path as it was requested.
  private let name: String
  /// Whether frames that are there and not in a finished folder stay.
  private let keepsOthers: Bool

  /// Checks what exists at the path.
  ///
  /// - Parameters:
  ///   - path: The folder's path, without a slash at the end.
  ///   - keepsOthers: Whether frames that are there and not in a finished folder stay.
  /// - Throws: When something other than such a folder exists.
  init(path: String, keepsOthers: Bool) throws(ClipError) {
    (name, self.keepsOthers) = (path, keepsOthers)
    guard let real = realpath(path, nil) else {
      self.path = path
      return
    }
    self.path = String(cString: real)
    free(real)
    try refuseOthers()
  }

  /// The name of a frame's file, as `frame-00012.png`.
  static func fileName(_ number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Moves a finished folder to its place, or its frames to the others there.
  func take(_ finished: String) throws(ClipError) {
    if rename(finished, path) == 0 { return }
    // Only an empty folder is replaced by the system.
    guard errno == ENOTEMPTY || errno == EEXIST else { throw .system(name) }
    try refuseOthers()
    if keepsOthers { try add(finished) } else { try replace(by: finished) }
  }

  private func add(_ finished: String) throws(ClipError) {
    do throws(SystemError) {
      for file in try Self.files(finished).sorted() {
        guard rename("\(finished)/\(file)", "\(path)/\(file)") == 0 else { throw SystemError() }
      }
    } catch {
      throw .system(name, error)
    }
    rmdir(finished)
  }

  private func replace(by finished: String) throws(ClipError) {
    let old = finished + "-old"
    guard rename(path, old) == 0 else { throw .system(name) }
    guard rename(finished, path) == 0 else {
      let error = SystemError()
      rename(old, path)
      throw .system(name, error)
    }
    Self.remove(old)
  }

  /// Removes a folder and the frames in it.
  static func remove(_ path: String) {
    for file in (try? files(path)) ?? [] where isFrame(file) { unlink("\(path)/\(file)") }
    rmdir(path)
  }

  private func refuseOthers() throws(ClipError) {
    let found: [String]
    do throws(SystemError) {
      found = try Self.files(path)
    } catch {
      throw .system(name, error)
    }
    let others = found.filter { !Self.isFrame($0) }
    if let example = others.min() { throw .otherFiles(path: name, example: example) }
  }

  private static func files(_ path: String) throws(SystemError) -> [String] {
    guard let directory = opendir(path) else { throw SystemError() }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return digits.count >= 5 && digits.utf8.allSatisfy { (48...57).contains($0) }
  }
}
