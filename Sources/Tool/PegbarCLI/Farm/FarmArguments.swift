import Glibc
import SceneProtocol

/// Where the parts of a recording are made, as it was asked for.
struct FarmArguments {
  let place: PartPlaceName
  private let hosts: String?
  /// How many parts are made at once, in all or on each host; `nil` for the place's own number.
  private let jobs: Int?
  /// Into how many parts a clip is divided; `nil` for a number that follows from its length.
  private let parts: Int?
  private let partition: String?
  private let slurmArguments: [String]
  /// The work folder; `nil` for one beside the output, which is removed at the end.
  private let work: String?

  /// The options that say nothing without `--on`, and the place that alone has them.
  private static let owners: [(option: OptionSpec.ID, place: PartPlaceName?)] = [
    (.hosts, .parallel), (.partition, .slurm), (.slurmArguments, .slurm), (.parts, nil),
    (.work, nil),
  ]
  /// The options, for the commands' specifications.
  static var options: Set<OptionSpec.ID> { Set([.on] + owners.map(\.option)) }

  /// What was asked for; `nil` for the command alone, without parts.
  init?(_ reader: CommandReader) throws(CommandError) {
    let place = reader.arguments.value(.on).flatMap(PartPlaceName.init)
    for (option, owner) in Self.owners where reader.arguments.has(option) {
      guard let place, owner == nil || owner == place else {
        let needed = owner.map(\.rawValue) ?? "WHERE"
        throw .usage("--\(option.rawValue) is for --\(OptionSpec.ID.on.rawValue) \(needed)")
      }
    }
    guard let place else { return nil }
    self.place = place
    hosts = reader.arguments.value(.hosts)
    jobs = try reader.value(.jobs, ValueReader.jobs)
    parts = try reader.value(.parts, ValueReader.parts)
    partition = reader.arguments.value(.partition)
    work = reader.arguments.value(.work)
    let words = reader.arguments.value(.slurmArguments) ?? ""
    guard let arguments = ShellWord.split(words) else {
      throw .usage("--\(OptionSpec.ID.slurmArguments.rawValue): a quote is not closed in: \(words)")
    }
    slurmArguments = arguments
  }

  /// The tapes among what was named, if it is many of them: several, or a folder of tapes; `nil` for one clip.
  static func tapes(_ operands: [String]) throws(CommandError) -> [String]? {
    if operands.count == 1, operands[0].hasSuffix(RecordScript.ending) { return nil }
    var (tapes, others): ([String], [String]) = ([], [])
    for path in operands {
      if let found = try? TapeFolder.tapes(at: path) {
        tapes += found
      } else if path.hasSuffix(RecordScript.ending) {
        throw .noInput(path: path, reason: FileIO.reason(ENOENT))
      } else {
        others.append(path)
      }
    }
    if let other = others.first, !tapes.isEmpty {
      throw .usage("\(other) is no tape, and no folder with tapes: name tapes alone, or a scene")
    }
    return tapes.isEmpty ? nil : tapes
  }

  /// The frames of each part of a clip.
  ///
  /// - Parameter frames: The expected number of frames.
  /// - Returns: Ranges without gaps, of which the last has no end.
  func ranges(of frames: Int) -> [Range<Int>] {
    let usual = min(64, (frames + Self.usualFrames - 1) / Self.usualFrames)
    let count = max(1, min(parts ?? usual, frames))
    return (0..<count).map { number in
      let end = number + 1 == count ? PartRequest.openEnd : frames * (number + 1) / count
      return frames * number / count..<end
    }
  }

  /// Frames of a part: enough that the way to the first of them costs little beside them.
  private static let usualFrames = 250

  /// The work folder.
  ///
  /// - Parameter output: What is written: the folder is beside it unless another was named.
  /// - Returns: The folder, and whether it stays at the end.
  func workFolder(beside output: String) -> (folder: WorkFolder, stays: Bool) {
    if let work { return (WorkFolder(path: SceneFile.absolute(work)), true) }
    let path = SceneFile.absolute(output)
    let name = ".\(SceneFile.lastPart(of: path)).parts-\(HostName.own)-\(HostName.process)"
    return (WorkFolder(path: SwiftFolder.join(SceneFile.folder(of: path), name)), false)
  }

  /// Where the parts are made.
  func makePlace(_ work: WorkFolder, _ options: CommonOptions) throws(CommandError) -> any PartPlace
  {
    switch place {
    case .local: LocalPlace(work, jobs: jobs)
    case .parallel:
      try ParallelPlace(work, try HostList(hosts ?? ":"), jobs: jobs, options)
    case .slurm:
      try SlurmPlace(work, jobs: jobs, partition: partition, arguments: slurmArguments, options)
    }
  }
}
