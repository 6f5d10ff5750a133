import FoundationEssentials
import SceneProtocol

/// A package as `swift package dump-package` describes it.
struct PackageManifest: Decodable {
  /// A target: a module.
  struct Target: Decodable {
    enum Kind: String, Decodable {
      case regular, executable, test, system, binary, plugin, macro, snippet
    }

    let name: String
    let type: Kind
    /// The folder, where it is not the usual one.
    let path: String?
    let exclude: [String]
    /// The only files and folders of the target's folder that belong to it; `nil` for all.
    let sources: [String]?
    let dependencies: [Reference]
    /// The files that its code finds by `Bundle.module`.
    let resources: [Resource]?
    /// The folder of the headers that others include, of a target in C; `nil` for `include`.
    let publicHeadersPath: String?
    /// The name by which pkg-config knows a library of the system.
    let pkgConfig: String?
    private let settings: [Setting]?

    /// The version of the language that its settings say; `nil` for that of the package.
    var languageMode: Int? {
      settings?.compactMap { $0.value(of: "swiftLanguageMode") }.last.map {
        $0.hasPrefix("6") ? 6 : 5
      }
    }

    /// The compiler's options for its settings.
    var flags: [String] {
      let options = [
        "define": "-D", "enableUpcomingFeature": "-enable-upcoming-feature",
        "enableExperimentalFeature": "-enable-experimental-feature",
      ]
      return (settings ?? []).flatMap { setting in
        options.sorted { $0.key < $1.key }.compactMap { kind, option in
          setting.value(of: kind).map { [option, $0] }
        }.joined() + Self.foreign(setting.words(of: "unsafeFlags", for: "swift"))
      } + linkerFlags
    }

    /// Options without the module map that `pegbar new --package` writes: scenes are compiled with one of their own,
    /// and a module can be defined once.
    private static func foreign(_ words: [String]) -> [String] {
      guard let map = words.firstIndex(where: { $0.hasSuffix("/editor/stub.modulemap") }) else {
        return words
      }
      return words.enumerated().filter { $0.offset != map && $0.offset != map - 1 }.map(\.element)
    }

    /// The linker's options for its settings.
    var linkerFlags: [String] {
      (settings ?? []).flatMap { setting in
        setting.words(of: "linkedLibrary", for: "linker").map { "-l\($0)" }
          + setting.words(of: "unsafeFlags", for: "linker")
      }
    }

    /// The options of C's compiler for its settings.
    func cFlags(in folder: String) -> [String] {
      (settings ?? []).flatMap { setting in
        ["c", "cxx"].flatMap { tool in
          setting.words(of: "define", for: tool).map { "-D\($0)" }
            + setting.words(of: "headerSearchPath", for: tool).map { "-I\(folder)/\($0)" }
            + setting.words(of: "unsafeFlags", for: tool)
        }
      }
    }
  }

  /// A resource of a target.
  struct Resource: Decodable {
    /// The path in the target's folder.
    let path: String
    /// Whether the files of a folder are put side by side, and not the folder itself.
    let isProcessed: Bool

    private enum CodingKeys: String, CodingKey {
      case path, rule
    }

    private struct Nothing: Decodable {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path = try container.decode(String.self, forKey: .path)
      let rule = try container.decodeIfPresent([String: Nothing].self, forKey: .rule)
      isProcessed = rule?["copy"] == nil
    }
  }

  /// A setting of a target for a compiler or the linker, as far as it is a word or several.
  private struct Setting: Decodable {
    private struct Value: Decodable {
      let text: String?
      let words: [String]

      private enum CodingKeys: String, CodingKey {
        case text = "_0"
      }

      init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: CodingKeys.self)
        text = try? container?.decode(String.self, forKey: .text)
        words = (try? container?.decode([String].self, forKey: .text)) ?? text.map { [$0] } ?? []
      }
    }

    private struct Condition: Decodable {
      let platformNames: [String]?
    }

    private let kind: [String: Value]
    private let tool: String
    private let condition: Condition?

    /// The word of a kind of setting; `nil` for one of another kind, or of another system than a phone.
    func value(of kind: String) -> String? {
      let platforms = condition?.platformNames ?? []
      guard tool == "swift", platforms.isEmpty || platforms.contains("ios") else { return nil }
      return self.kind[kind]?.text
    }

    /// The words of a kind of setting for a tool; none for one of another tool, or of another system.
    ///
    /// Swift settings are those for iOS; settings of C and the linker, those for Linux.
    func words(of kind: String, for tool: String) -> [String] {
      let platforms = condition?.platformNames ?? []
      let own = tool == "swift" ? "ios" : "linux"
      guard self.tool == tool, platforms.isEmpty || platforms.contains(own) else { return [] }
      return self.kind[kind]?.words ?? []
    }
  }

  /// What a target depends on.
  struct Reference: Decodable {
    /// The name of a target or a product.
    let name: String
    /// The package of the product; `nil` where only a name is given.
    let package: String?

    init(from decoder: any Decoder) throws {
      let parts = try decoder.singleValueContainer().decode([String: [Part]].self)
      let texts = parts.values.first?.map(\.text) ?? []
      name = texts.first.flatMap(\.self) ?? ""
      package = parts.keys.first == "product" ? texts.dropFirst().first.flatMap(\.self) : nil
    }

    /// One element of such a list: a text, or a condition, which is of no use here.
    private struct Part: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  /// A package that this one depends on.
  struct Dependency: Decodable {
    let identity: String
    /// The folder, of one by its path.
    let path: String?
    /// The address, of one that is fetched.
    let address: String?

    /// Whether a target's reference means this package: by its identity, or by its address' last part.
    func isCalled(_ name: String) -> Bool {
      let last = address.map(SceneFile.lastPart) ?? path.map(SceneFile.lastPart) ?? ""
      return [identity, last, last.splitOnce(at: ".git")?.before ?? last]
        .contains { $0.lowercased() == name.lowercased() }
    }

    private struct Form: Decodable {
      var identity: String
      var path: String?
      var location: Location?
    }

    private struct Location: Decodable {
      var remote: [Remote]?
      var local: [String]?
    }

    private struct Remote: Decodable {
      var urlString: String
    }

    init(from decoder: any Decoder) throws {
      let forms = try decoder.singleValueContainer().decode([String: [Form]].self)
      let form = forms.values.first?.first
      identity = form?.identity ?? ""
      path = form?.path
      address = form?.location?.remote?.first?.urlString ?? form?.location?.local?.first
    }
  }

  private struct ToolsVersion: Decodable {
    let _version: String
  }

  /// Whether a target that is compiled depends on a package, or may: it may have given its name only.
  func needs(_ dependency: Dependency) -> Bool {
    let own = Set(targets.map(\.name))
    return targets.filter { [.regular, .executable].contains($0.type) }.flatMap(\.dependencies)
      .contains { reference in
        reference.package.map { dependency.isCalled($0) } ?? !own.contains(reference.name)
      }
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]
  private let toolsVersion: ToolsVersion
  private let swiftLanguageVersions: [String]?

  /// The version of the language of its targets.
  var languageMode: Int {
    if let versions = swiftLanguageVersions {
      return versions.contains { $0.hasPrefix("6") } ? 6 : 5
    }
    return (toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 6) < 6 ? 5 : 6
  }
}

extension PackageManifest {
  /// Runs a package's manifest, and reads what that says; an earlier answer for the same text is used again.
  static func read(
    folder: String,
    _ toolchain: Toolchain,
    _ cache: BuildCache,
    _ options: CommonOptions
  ) throws(CommandError) -> PackageManifest {
    let path = SwiftFolder.join(folder, SwiftFolder.manifest)
    guard let text = FileIO.read(path) else { throw .noInput(path: path, reason: FileIO.reason()) }
    let key = Array("\(toolchain.identity)\n\(SceneFile.absolute(folder))\n".utf8) + text
    let kept = "\(cache.root)/package-\(ContentDigits.of(key))"
    if let known = FileIO.read(kept), let manifest: Self = try? JSONText.decode(from: known) {
      return manifest
    }
    let work = try cache.makeWorkDirectory()
    defer { BuildCache.remove(work) }
    let words = [toolchain.packageTool, "package", "--package-path", folder, "dump-package"]
    options.log(words.map(ShellWord.quoted).joined(separator: " "))
    let answer = "\(work)/answer"
    let outcome = try ChildProcess.run(
      words[0],
      Array(words.dropFirst()),
      output: answer,
      input: .nothing,
      progress: ProgressLine("reading \(path)", options)
    )
    let said = FileIO.read(answer) ?? []
    // Warnings may precede the JSON.
    let json = said.firstIndex(of: UInt8(ascii: "{")).map { Array(said[$0...]) } ?? []
    guard outcome == .exited(0), let manifest: Self = try? JSONText.decode(from: json) else {
      let words = String(decoding: said.prefix(2000), as: UTF8.self)
      throw .noInput(
        path: path,
        reason: "Swift's package manager does not understand it:\n\(words)"
      )
    }
    _ = FileIO.write(json, to: kept)
    return manifest
  }
}

extension Toolchain {
  /// The program that reads packages.
  var packageTool: String { SceneFile.folder(of: compiler) + "/swift" }
}
