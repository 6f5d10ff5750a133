import QuartzCore

/// The asset catalogs in folders: a catalog is a folder `NAME.xcassets`, in it are sets such as `NAME.imageset`, each
/// with a `Contents.json`.
///
/// Folders in a catalog only group sets, unless their `Contents.json` says that they provide a namespace: then the
/// folder's name and a slash are part of the set's name.
nonisolated enum AssetCatalog {
  /// The kind of a set, which is the extension of its folder.
  enum Kind: String {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  /// Maximum number of folders in a catalog that are searched for one name.
  private static let mostFolders = 2_000

  /// The sets of a name, in the order in which they are preferred; usually one.
  ///
  /// - Parameters:
  ///   - name: The name, with the namespace it may be in: "Icons/heart".
  ///   - kind: The kind of set.
  ///   - folders: The folders to search, in order.
  /// - Returns: The folders of the sets.
  static func sets(_ name: String, _ kind: Kind, in folders: [String]) -> [String] {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return [] }
    return catalogs(in: folders).flatMap { catalog -> [String] in
      let direct = "\(catalog)/\(name).\(kind.rawValue)"
      UsedFiles.note("\(direct)/Contents.json")
      if FileManager.default.fileExists(atPath: direct) { return [direct] }
      var left = mostFolders
      return find(name, kind, in: catalog, &left)
    }
  }

  /// The catalogs in folders; a folder may be one itself.
  private static func catalogs(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      if folder.hasSuffix(".xcassets") { return [folder] }
      return names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
    }
  }

  /// The sets of a name in the groups of a catalog.
  private static func find(
    _ name: String,
    _ kind: Kind,
    in folder: String,
    _ left: inout Int
  ) -> [String] {
    var found: [String] = []
    for entry in names(in: folder) where !entry.contains(".") && left > 0 {
      left -= 1
      let group = "\(folder)/\(entry)"
      var rest = name
      if providesNamespace(group) {
        guard name.hasPrefix("\(entry)/") else { continue }
        rest = String(name.dropFirst(entry.count + 1))
      }
      let set = "\(group)/\(rest).\(kind.rawValue)"
      if FileManager.default.fileExists(atPath: set) { found.append(set) }
      found += find(rest, kind, in: group, &left)
    }
    return found
  }

  private static func providesNamespace(_ group: String) -> Bool {
    struct Contents: Decodable {
      var properties: Properties?
    }
    struct Properties: Decodable {
      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
      var providesNamespace: Bool?
    }
    let data = FileManager.default.contents(atPath: "\(group)/Contents.json")
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.properties?.providesNamespace ?? false
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Decodes the `Contents.json` of a set; `nil` if it cannot be read, which is reported once.
  static func contents<Contents: Decodable>(of set: String, as type: Contents.Type) -> Contents? {
    let path = "\(set)/Contents.json"
    UsedFiles.note(path)
    guard let data = FileManager.default.contents(atPath: path) else {
      ResourceReport.once("\(path) cannot be read: the set is not used")
      return nil
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      ResourceReport.once("\(path) is not the description of such a set: the set is not used")
      return nil
    }
  }
}

/// What makes one of a set's entries fit: the appearance, and the kind of device.
nonisolated struct AssetEntry: Decodable {
  /// A condition of an appearance.
  struct Appearance: Decodable {
    /// "luminosity" or "contrast".
    var appearance: String
    /// "dark", "light" or "high".
    var value: String
  }

  /// The file's name in the set's folder; `nil` for an entry without one.
  var filename: String?
  /// "universal", "iphone", "ipad" and others.
  var idiom: String?
  /// "1x", "2x" or "3x"; `nil` for one file for all.
  var scale: String?
  /// The conditions; `nil` for none.
  var appearances: [Appearance]?

  /// Whether it is for the dark appearance, and for no other condition.
  var isDark: Bool {
    appearances?.count == 1 && appearances?[0].appearance == "luminosity"
      && appearances?[0].value == "dark"
  }

  /// Whether it is for any appearance, or for the light one.
  var isPlain: Bool {
    appearances?.allSatisfy { $0.appearance == "luminosity" && $0.value == "light" } ?? true
  }

  /// Pixels per point; `nil` for any.
  var factor: CGFloat? {
    scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.map { CGFloat($0) }
  }

  /// How well the device fits: 0 is best; `nil` for a device that never is this one.
  var distance: Int? {
    switch idiom ?? "universal" {
    case "iphone": 0
    case "universal": 1
    case "ipad": 2
    default: nil
    }
  }
}
