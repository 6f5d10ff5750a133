public import QuartzCore

// Foundation searches the main bundle in the folder of the program, which for a scene is in a cache. These methods are
// preferred to Foundation's own wherever the resource's name is no optional, and search the scene's folders as well.

nonisolated extension Bundle {
  /// The path of a file of a name and type; `nil` if there is none.
  ///
  /// For the main bundle, and for that of a class, the scene's folders are searched first.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: nil)
  }

  /// The path of a file of a name and type in a folder of the bundle; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - ext: Its extension, with or without a dot; `nil` or empty if the name has it.
  ///   - subpath: The folder in the bundle; `nil` for the bundle itself.
  /// - Returns: The path.
  public func path(
    forResource name: String,
    ofType ext: String?,
    inDirectory subpath: String?
  ) -> String? {
    let ending = (ext ?? "").drop { $0 == "." }
    let file = ending.isEmpty ? name : "\(name).\(ending)"
    let place = subpath.map { "\($0)/\(file)" } ?? file
    for path in resourceFolders.map({ "\($0)/\(place)" })
    where FileManager.default.fileExists(atPath: path) {
      UsedFiles.note(path)
      return path
    }
    if isScenes, let folder = resourceFolders.first { UsedFiles.note("\(folder)/\(place)") }
    let given: (name: String?, directory: String?) = (name, subpath)
    // (Localized files.)
    return path(forResource: given.name, ofType: ext, inDirectory: given.directory)
  }

  /// The address of a file of a name and extension; `nil` if there is none.
  ///
  /// For the main bundle, and for that of a class, the scene's folders are searched first.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: nil)
  }

  /// The address of a file of a name and extension in a folder of the bundle; `nil` if there is none.
  public func url(
    forResource name: String,
    withExtension ext: String?,
    subdirectory subpath: String?
  ) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// The addresses of all files with an extension in a folder of the bundle, by their names.
  public func urls(
    forResourcesWithExtension ext: String,
    subdirectory subpath: String?
  ) -> [URL]? {
    let ending = ext.drop { $0 == "." }
    return resourceFolders.flatMap { folder -> [URL] in
      let place = subpath.map { "\(folder)/\($0)" } ?? folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      return names.filter { ending.isEmpty || $0.hasSuffix(".\(ending)") }.sorted().map {
        UsedFiles.note("\(place)/\($0)")
        return URL(fileURLWithPath: "\(place)/\($0)")
      }
    }
  }

  /// Whether it is the program's own, or that of a library beside it: the scene's files belong to it.
  private var isScenes: Bool { bundlePath == Bundle.main.bundlePath }

  /// The folders whose files belong to the bundle, in the order in which they are searched.
  package var resourceFolders: [String] {
    let own = [resourcePath, bundlePath].compactMap(\.self)
    let folders = own.first == own.last ? Array(own.prefix(1)) : own
    return isScenes ? UIImage.folders + folders : folders
  }
}
