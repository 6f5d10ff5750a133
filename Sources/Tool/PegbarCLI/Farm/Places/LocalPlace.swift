import Glibc
import SceneProtocol

/// Parts made by processes of this machine.
struct LocalPlace: PartPlace {
  let attempts = 3
  let ownAttempts = 1

  private let work: WorkFolder
  /// How many processes run at once at most.
  private let jobs: Int
  private var waiting: [Int] = []
  private var running: [(part: Int, process: pid_t)] = []

  /// - Parameters:
  ///   - work: The work folder.
  ///   - jobs: How many processes run at once at most; `nil` for one for each core.
  init(_ work: WorkFolder, jobs: Int?) {
    self.work = work
    self.jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  func prepare() {}

  mutating func start(_ parts: [Int]) { waiting += parts }

  mutating func poll() throws(CommandError) -> PlaceState {
    running.removeAll { _, process in
      var status: Int32 = 0
      return waitpid(process, &status, WNOHANG) == process
    }
    while running.count < jobs, !waiting.isEmpty {
      let part = waiting.removeFirst()
      do throws(SystemError) {
        let process = try Spawn.start(
          Library.ownFile,
          [PartCommand.name, work.path, "\(part)"],
          environment: ProcessEnvironment.merged(),
          descriptors: [:]
        )
        running.append((part, process))
      } catch {
        throw .unavailable("cannot start \(Library.ownFile): \(FileIO.reason(error.number))")
      }
    }
    return PlaceState(unfinished: Set(waiting + running.map(\.part)))
  }

  /// Parts are asked to end, so that they leave no half file and end their scenes.
  mutating func cancel() {
    for (_, process) in running { kill(process, SIGTERM) }
    for (_, process) in running {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    (waiting, running) = ([], [])
  }

  func log(of part: Int) -> String { "" }
}
