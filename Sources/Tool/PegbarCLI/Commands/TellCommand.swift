import Glibc
import SceneProtocol

/// `pegbar tell`: tells the window that shows a file to do something, and waits until that is done.
struct TellCommand {
  let tell: Command.Tell
  let options: CommonOptions

  func run() throws(CommandError) {
    let socket = try connect()
    defer { close(socket) }
    let reply = try ask(socket)
    if options.isJSON {
      let text = (try? JSONText.encode(reply)) ?? []
      Console.write(String(decoding: text, as: UTF8.self) + "\n", to: .output)
    }
    if let error = reply.error {
      if !options.isJSON { Console.write("pegbar: \(error)\n", to: .error) }
      throw .alreadyReported(status: ExitCode.runtimeFailure.rawValue)
    }
    guard !options.isJSON, tell.request.command == "state", let state = reply.state else { return }
    Console.write(Self.text(state), to: .output)
  }

  /// The first of the file's windows that answers.
  private func connect() throws(CommandError) -> Int32 {
    let path = SceneFile.absolute(tell.path)
    for address in ControlAddress.sockets(of: path) {
      if let socket = try? UnixSocket.connect(to: address) { return socket }
    }
    throw .unavailable("no window shows \(tell.path): open one with `pegbar \(tell.path)`")
  }

  private func ask(_ socket: Int32) throws(CommandError) -> ControlReply {
    var request = tell.request
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
      throw .unavailable("the window that shows \(tell.path) gave no answer")
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
    lines += state.message.map { "message \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
