import Glibc
import SceneProtocol

/// Parts made by the hosts of GNU parallel, over ssh.
struct ParallelPlace: PartPlace {
  /// Parallel starts a part again by itself, on another host where it can.
  let attempts = 1
  let ownAttempts = 3

  private let work: WorkFolder
  private let options: CommonOptions
  private var hosts: [String]
  /// How many parts run at once on each host; `nil` for one for each of its cores.
  private let jobs: Int?
  private let program: String
  private var running: [(process: pid_t, parts: Set<Int>)] = []

  /// - Parameters:
  ///   - work: The work folder.
  ///   - hosts: The hosts.
  ///   - jobs: How many parts run at once on each host; `nil` for one for each of its cores.
  ///   - options: The common options.
  /// - Throws: That there is no parallel.
  init(
    _ work: WorkFolder,
    _ hosts: HostList,
    jobs: Int?,
    _ options: CommonOptions
  ) throws(CommandError) {
    (self.work, self.hosts, self.jobs, self.options) = (work, hosts.hosts, jobs, options)
    guard let program = ProgramSearch.path(of: "parallel") else {
      throw .unavailable(
        "there is no `parallel` in PATH: install GNU parallel (Debian: parallel), or leave out --on"
      )
    }
    self.program = program
  }

  private var logFile: String { "\(work.path)/parallel.log" }

  /// ssh cannot ask for a password here, and a host that is down is not waited for.
  private var variables: [String: String] {
    guard ProcessEnvironment.value("PARALLEL_SSH").isEmpty else { return [:] }
    return ["PARALLEL_SSH": "ssh -o BatchMode=yes -o ConnectTimeout=10"]
  }

  private var usual: [String] { ["--will-cite", "--sshlogin", hosts.joined(separator: ",")] }

  mutating func prepare() throws(CommandError) {
    let version = try ToolRun(program, ["--version"])
    guard version.output.hasPrefix("GNU parallel") else {
      throw .unavailable("\(program) is not GNU parallel, which is needed: \(version.problem)")
    }
    let run = try ToolRun(
      program,
      usual + ["--nonall", "--tag", PartCall.check(work)],
      environment: variables
    )
    let own = try Fingerprint.own()
    var there: [String] = []
    for host in hosts {
      let name = HostList.name(of: host)
      guard let answer = Self.line(of: name, in: run.output) else {
        let reason = Self.line(of: name, in: run.errors) ?? "it does not answer"
        Console.write("pegbar: warning: \(host) is left out: \(reason)\n", to: .error)
        continue
      }
      try Self.check(answer, of: name, own, work)
      there.append(host)
    }
    guard !there.isEmpty else { throw .unavailable("none of the hosts of --hosts can be used") }
    hosts = there
  }

  private static func check(
    _ answer: String,
    of host: String,
    _ own: Fingerprint,
    _ work: WorkFolder
  ) throws(CommandError) {
    guard answer != PartCall.none else {
      throw .unavailable(
        "\(host) has no Pegbar: neither \(Library.ownFile) nor `pegbar` in the PATH of ssh; install "
          + "this version there, or leave the host out"
      )
    }
    let decoded = try? JSONText.decode(HostAnswer.self, from: Array(answer.utf8))
    guard let decoded, decoded.fingerprint == own else {
      throw .otherVersion(
        host: host,
        theirs: decoded?.fingerprint.description,
        own: own.description
      )
    }
    guard decoded.seesWork else {
      throw .unavailable(
        "\(host) does not see \(work.path): the tapes, the scenes and the work folder have to be on "
          + "a file system that all hosts share, at the same path; --work FOLDER names another place"
      )
    }
  }

  /// What a host has printed first: parallel puts its name in front.
  private static func line(of host: String, in text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.hasPrefix(host + "\t") }) else { return nil }
    let rest = line.dropFirst(host.count + 1)
    // (What ssh says has no line end of its own.)
    return String(rest.split(separator: "\t").first ?? rest)
  }

  mutating func start(_ parts: [Int]) throws(CommandError) {
    var arguments = usual + ["--retries", "\(ownAttempts)"]
    if let jobs { arguments += ["--jobs", "\(jobs)"] }
    let list = "\(work.path)/parts-\(running.count).list"
    guard FileIO.write(Array(parts.map { "\($0)\n" }.joined().utf8), to: list) else {
      throw .cannotWrite(path: list, reason: FileIO.reason())
    }
    arguments += ["--arg-file", list, PartCall.make("{}", work)]
    let log = open(logFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard log >= 0 else { throw .cannotWrite(path: logFile, reason: FileIO.reason()) }
    defer { close(log) }
    options.log(([program] + arguments).map(ShellWord.quoted).joined(separator: " "))
    do throws(SystemError) {
      let process = try Spawn.start(
        program,
        arguments,
        environment: ProcessEnvironment.merged(with: variables),
        descriptors: [STDOUT_FILENO: log, STDERR_FILENO: log]
      )
      running.append((process, Set(parts)))
    } catch {
      throw .unavailable("cannot start \(program): \(FileIO.reason(error.number))")
    }
  }

  mutating func poll() -> PlaceState {
    running.removeAll { process, _ in
      var status: Int32 = 0
      return waitpid(process, &status, WNOHANG) == process
    }
    let parts = running.reduce(into: Set<Int>()) { $0.formUnion($1.parts) }
    return PlaceState(unfinished: parts)
  }

  /// Parallel ends its children on SIGINT, and on other hosts their ends of ssh end theirs.
  mutating func cancel() {
    for (process, _) in running { kill(process, SIGINT) }
    for (process, _) in running {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    running = []
  }

  func log(of part: Int) -> String {
    String(decoding: FileIO.read(logFile) ?? [], as: UTF8.self)
  }
}
