import Glibc

/// The Swift files of a folder and of the folders in it, as one scene has them.
///
/// Files and folders whose names begin with a dot are left out, and so are `Package.swift` and folders with one of
/// their own: they are other packages. A link to a folder is followed; no folder and no file is listed twice, so links
/// may form loops.
struct SwiftFolder {
  /// The paths of the files, sorted, each beginning with the folder's as it was typed.
  private(set) var files: [String] = []
  /// The paths of the folder itself and of all folders in it: a new file may come to any of them.
  private(set) var folders: [String] = []
  private var seen: Set<Identity> = []
  private var entries = 0

  private struct Identity: Hashable {
    var device: UInt
    var number: UInt
  }

  /// Maximum number of Swift files in one scene.
  static let maximumFiles = 5_000
  /// Maximum number of entries of all folders: the home directory is not a scene.
  static let maximumEntries = 200_000
  /// The file that describes a package.
  static let manifest = "Package.swift"

  /// Lists the files.
  ///
  /// - Parameter path: The folder's path as it was typed.
  /// - Throws: `noInput` when a folder cannot be read, or when there are too many files.
  init(listing path: String) throws(CommandError) {
    _ = note(path)
    try list(path, root: path)
    files.sort()
  }

  /// A path in a folder, as it would be typed.
  static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private mutating func list(_ folder: String, root: String) throws(CommandError) {
    guard let names = Self.names(in: folder) else {
      throw .noInput(path: folder, reason: FileIO.reason())
    }
    guard folder == root || !names.contains(Self.manifest) else { return }
    folders.append(folder)
    entries += names.count
    guard entries <= Self.maximumEntries else {
      throw Self.tooMany(root, "more than \(Self.maximumEntries) files in it")
    }
    for name in names.sorted() where !name.hasPrefix(".") && name != Self.manifest {
      let path = Self.join(folder, name)
      guard let kind = note(path) else { continue }
      if kind == S_IFDIR {
        try list(path, root: root)
      } else if kind == S_IFREG, name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    guard files.count <= Self.maximumFiles else {
      throw Self.tooMany(root, "more than \(Self.maximumFiles) Swift files in it")
    }
  }

  private static func tooMany(_ folder: String, _ what: String) -> CommandError {
    .noInput(path: folder, reason: "there are \(what): name the folder of one scene")
  }

  /// The kind of a file, links followed; `nil` for one that is listed already, or leads nowhere.
  private mutating func note(_ path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let identity = Identity(device: status.st_dev, number: status.st_ino)
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFDIR || path.hasSuffix(".swift") else { return nil }
    return seen.insert(identity).inserted ? kind : nil
  }

  /// The names in a folder; `nil` with `errno` set when it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
