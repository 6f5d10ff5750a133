import FoundationEssentials
import Glibc
import SceneProtocol

/// `pegbar tell`: tells the window that shows a file to do something, and waits until that is done.
struct TellCommand: Command {
  static let name = "tell"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.swift COMMAND [VALUE…]",
      operandKind: .script,
      secondOperandKind: .choice(ControlSpec.all.map(\.name)),
      summary: "tell the window that shows the file to do something",
      usage: "pegbar \(name) FILE.swift COMMAND [VALUE…] [options]",
      details: [
        "A window that shows one of a folder's scenes can be named by the folder, too.",
        "It answers when that is done. Commands are "
          + ControlSpec.all.map(\.usage)
          .joined(separator: ", ") + ".",
        "The window listens at a socket (in $XDG_RUNTIME_DIR/pegbar), which other programs may use "
          + "too: a line of JSON for each request, such as {\"command\":\"seek\",\"time\":1.5}, and "
          + "one for each answer.",
        "inspect asks about the running scene what `pegbar inspect` asks at a time, and answers alike: "
          + "pegbar tell card.swift inspect layer '#card' --json.",
      ],
      examples: ["pegbar tell card.swift seek 1.5", "pegbar tell card.swift state --json"],
      ownOptions: [.json]
    )
  }

  /// The scene's file as typed.
  private let path: String
  private let request: ControlRequest

  init(_ reader: CommandReader) throws(CommandError) {
    guard let path = reader.operands.first, reader.operands.count > 1 else {
      throw .usage("say which window, and what: pegbar tell card.swift pause")
    }
    self.path = path
    if reader.operands[1] == "inspect" {
      var request = ControlRequest(command: "inspect")
      let (question, from) = try InspectionWords.question(Array(reader.operands.dropFirst(2)))
      guard from == nil else {
        throw .usage(
          "a running scene has one time: ask `pegbar inspect` for what differs between two"
        )
      }
      request.question = question
      self.request = request
      return
    }
    do throws(ControlProblem) {
      request = try ControlRequest(words: Array(reader.operands.dropFirst()))
    } catch {
      var meant: String?
      if case .unknownCommand(let word) = error {
        meant = Suggestion.nearest(to: word, among: ControlSpec.all.map(\.name))
      }
      throw .usage(error.words, meant: meant)
    }
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    // It may wait for long, and leaves nothing: signals end it.
    SignalMask.release()
    let socket = try connect()
    defer { close(socket) }
    let reply = try ask(socket)
    if let report = reply.inspection { return try write(report, options) }
    if options.isJSON {
      let text = (try? JSONText.encode(reply)) ?? []
      Console.write(String(decoding: text, as: UTF8.self) + "\n", to: .output)
    }
    if let error = reply.error {
      if !options.isJSON { Console.write("pegbar: \(error)\n", to: .error) }
      throw .alreadyReported(status: ExitCode.runtimeFailure.rawValue)
    }
    guard !options.isJSON, request.command == "state", let state = reply.state else { return }
    Console.write(Self.text(state), to: .output)
  }

  /// Writes the answer about the scene as `pegbar inspect` does.
  private func write(
    _ report: InspectionReport,
    _ options: CommonOptions
  ) throws(CommandError) {
    if let problem = report.problem {
      throw CommandError.usage(problem, meant: report.meant).about(Self.spec)
    }
    guard options.isJSON else { return Console.write(InspectionText(report).text, to: .output) }
    var answer = JSONAnswer(InspectCommand.name)
    answer.add("file", .string(SceneFile.shown(SceneFile.absolute(path))))
    for member in InspectionJSON(report).members { answer.members.append(member) }
    try answer.finish()
  }

  /// The first window that answers of the file, or of the folder, or else of one of the files in the folder.
  private func connect() throws(CommandError) -> Int32 {
    if let socket = Self.window(of: path) { return socket }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".tape") }.sorted()
    let windows = files.compactMap { name in
      Self.window(of: "\(path)/\(name)").map { (name: name, socket: $0) }
    }
    if windows.count == 1 { return windows[0].socket }
    for window in windows { close(window.socket) }
    guard windows.isEmpty else {
      let names = windows.map(\.name).joined(separator: ", ")
      throw .usage("several windows show files of \(path): name one, \(names)")
    }
    throw .unavailable("no window shows \(path): open one with `pegbar \(path)`")
  }

  private static func window(of path: String) -> Int32? {
    for address in ControlAddress.sockets(of: SceneFile.absolute(path)) {
      if let socket = try? UnixSocket.connect(to: address) { return socket }
    }
    return nil
  }

  private func ask(_ socket: Int32) throws(CommandError) -> ControlReply {
    var request = request
    // The window is in another directory, perhaps.
    request.path = request.path.map(SceneFile.absolute)
    do {
      let line = try JSONText.encode(request) + [UInt8(ascii: "\n")]
      guard
        line.withUnsafeBytes({ send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) })
          == line.count
      else { throw SystemError() }
      return try JSONText.decode(from: DescriptorReader.firstLine(of: socket))
    } catch {
      throw .unavailable("the window that shows \(path) gave no answer")
    }
  }

  private static func text(_ state: ControlState) -> String {
    var lines = ["file \(state.file)"]
    if let scene = state.scene { lines.append("scene \(scene)") }
    if !state.scenes.isEmpty { lines.append("scenes \(state.scenes.joined(separator: ", "))") }
    lines.append("time \(state.time) s, frame \(state.frame)")
    lines.append("speed \(state.speed)\(state.isPaused ? ", paused" : "")")
    if let loop = state.loop, loop.count == 2 { lines.append("loop \(loop[0]) … \(loop[1]) s") }
    lines.append("size \(state.width)x\(state.height)")
    if let time = state.reloadTime {
      lines.append("reloads \(state.reloads), the last in \((time * 1000).rounded() / 1000) s")
    }
    if let count = state.literals {
      lines.append("literals \(count), changed without the compiler")
    }
    lines += state.message.map { "message \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
