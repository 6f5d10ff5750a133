import SceneProtocol

/// Names that a scene of one file uses, and that a file beside it declares: the folder may be the scene that is meant.
struct MissingNames {
  /// What to do about it; `nil` where no file beside the scene declares such a name.
  private(set) var hint: String?

  /// A name that is used and is not there.
  struct Count {
    /// The name, or that of a module; of a member with its type: `UIView.tintAdjustmentMode`.
    var name: String
    /// How many messages are about it.
    var count: Int

    var json: JSON { ["name": .string(name), "count": .number(count)] }
  }

  /// The names that messages miss, those with the most messages first.
  static func counted(in diagnostics: [Diagnostic]) -> [Count] {
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics where diagnostic.severity == "error" {
      guard let name = name(missedBy: diagnostic.message) else { continue }
      counts[name, default: 0] += 1
    }
    return counts.map { Count(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private static func name(missedBy message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 2 else { return nil }
    if message.hasPrefix("cannot find ") || message.hasPrefix("no such module ") {
      return String(quoted[1])
    }
    guard quoted.count > 4, quoted[2].hasSuffix(" has no member ") else { return nil }
    return "\(quoted[1]).\(quoted[3])"
  }

  /// Maximum number of files that are read for it.
  private static let maximumFiles = 200

  /// Searches the files beside a scene for what the compiler has not found.
  init(in output: [UInt8], of source: SceneSource) {
    guard source.shape == .file, !source.files[0].isStandardInput else { return }
    let folder = SceneSource.folder(of: source.path)
    let missing = DiagnosticsFormatter(source: source).diagnostics(in: output).compactMap {
      message in
      message.message.splitOnce(at: "cannot find ")?.after.splitOnce(at: "' in scope")?.before
        .splitOnce(at: "'")?.after
    }
    guard !missing.isEmpty, let names = SwiftFolder.names(in: folder) else { return }
    let files = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
    for name in files.prefix(Self.maximumFiles) {
      guard let file = try? SceneFile(part: SwiftFolder.join(folder, name)),
        let found = missing.first(where: FileNames(scanning: file.text).declared.contains)
      else { continue }
      hint =
        "\(file.path) declares \(found): `pegbar \(folder)` compiles the files of that folder together, and "
        + "`pegbar \(source.path) \(file.path)` these two"
      return
    }
  }
}
