import FoundationEssentials
import Glibc
import SceneProtocol

/// The folder by which the command and the processes that make parts speak with each other, on a file system that all
/// of them see.
///
/// Files are written under another name and renamed: whoever sees one sees all of it.
struct WorkFolder: Sendable {
  /// Its absolute path.
  let path: String

  /// The settings that all parts share.
  ///
  /// Parts end when its file is gone.
  struct Contents: Codable, Equatable {
    /// The folder that paths are relative to.
    var folder: String
    /// Whether parts write all that they know.
    var isVerbose: Bool

    /// The settings of parts that are made for a command.
    init(_ options: CommonOptions) {
      folder = FileManager.default.currentDirectoryPath
      isVerbose = options.isVerbose
    }
  }

  private var contentsFile: String { "\(path)/recording.json" }
  /// The folder of the scenes' programs.
  var programs: String { "\(path)/programs" }

  func request(_ part: Int) -> String { "\(path)/\(part).request" }
  func outcome(_ part: Int) -> String { "\(path)/\(part).outcome" }
  func pictures(_ part: Int) -> String { "\(path)/\(part).pictures" }
  func progress(_ part: Int) -> String { "\(path)/\(part).progress" }
  /// What the part's process and its scene have printed.
  func log(_ part: Int) -> String { "\(path)/\(part).log" }

  /// Makes the folder where it is not there.
  func make() throws(CommandError) {
    do {
      try FileManager.default.createDirectory(
        atPath: programs,
        withIntermediateDirectories: true
      )
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }

  /// Whether parts are wanted still.
  var isOpen: Bool { SceneFile.exists(contentsFile) }

  /// From now on parts are made.
  func open(_ contents: Contents) throws(CommandError) { try write(contents, to: contentsFile) }

  /// From now on no parts are made, and those in progress end.
  func close() { unlink(contentsFile) }

  /// How often it is tried to remove a folder in which something is still being written.
  private static let removals = 20

  /// Removes all of it.
  ///
  /// It is renamed first: a part that is just being ended can no longer write into it.
  func remove() {
    let gone = "\(path).gone"
    let doomed = rename(path, gone) == 0 ? gone : path
    for _ in 0..<Self.removals {
      try? FileManager.default.removeItem(atPath: doomed)
      guard SceneFile.exists(doomed) else { return }
      usleep(50_000)
    }
  }

  func contents() throws(CommandError) -> Contents { try read(contentsFile) }

  /// Writes a request; a good outcome of the same one is kept with its pictures, any other is removed.
  func add(_ request: PartRequest, as part: Int) throws(CommandError) {
    let old: PartRequest? = try? read(self.request(part))
    let hasAll = request.kind != .pictures || SceneFile.exists(pictures(part))
    let isGood = (try? readOutcome(part))?.isGood ?? false
    guard old != request || !hasAll || !isGood else { return }
    forget(part)
    try write(request, to: self.request(part))
  }

  func readRequest(_ part: Int) throws(CommandError) -> PartRequest { try read(request(part)) }

  func readOutcome(_ part: Int) throws(CommandError) -> PartOutcome { try read(outcome(part)) }

  func write(_ outcome: PartOutcome, of part: Int) throws(CommandError) {
    try write(outcome, to: self.outcome(part))
  }

  /// A part is made once more.
  func forget(_ part: Int) { unlink(outcome(part)) }

  /// The parts that have an outcome.
  func outcomes() -> [Int] { numbers(of: "outcome") }

  /// The number of frames that parts in progress have played, by part.
  func played() -> [Int: Int] {
    var played: [Int: Int] = [:]
    for part in numbers(of: "progress") {
      let text = String(decoding: FileIO.read(progress(part)) ?? [], as: UTF8.self)
      played[part] = Int(text)
    }
    return played
  }

  private func numbers(of ending: String) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { name in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[1] == ending ? Int(parts[0]) : nil
    }
  }

  private func write(_ value: some Encodable, to path: String) throws(CommandError) {
    guard let text = try? JSONText.encode(value) else {
      throw .cannotWrite(path: path, reason: "it cannot be written as JSON")
    }
    try FileIO.replace(text, at: path)
  }

  private func read<Value: Decodable>(_ path: String) throws(CommandError) -> Value {
    guard let text = FileIO.read(path) else { throw .noInput(path: path, reason: FileIO.reason()) }
    guard let value = try? JSONText.decode(Value.self, from: text) else {
      throw .noInput(path: path, reason: "this version of Pegbar has not written it")
    }
    return value
  }
}
