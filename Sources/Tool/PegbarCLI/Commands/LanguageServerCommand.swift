import LanguageProxy
import SceneProtocol

/// `pegbar lsp`: the language server for scenes, which is sourcekit-lsp with rewritten texts.
struct LanguageServerCommand: Command {
  static let name = "lsp"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "[-- ARGUMENT…]",
      operandKind: .free,
      takesManyOperands: true,
      summary: "run as an editor's language server, for scenes with @objc and #selector too",
      usage: "pegbar \(name) [-- ARGUMENT…]",
      details: [
        "Editors start it in place of sourcekit-lsp, and talk to it over standard input and output. It "
          + "starts the sourcekit-lsp that is beside swiftc, with the arguments after --, tells it the "
          + "flags for scenes, and rewrites what needs the Objective-C runtime in the texts on their "
          + "way. Sources/Documentation/Editors.md says how editors are set up."
      ],
      examples: ["pegbar lsp", "pegbar lsp -- --default-workspace-type swiftPM"]
    )
  }

  private let arguments: [String]

  init(_ reader: CommandReader) throws(CommandError) { arguments = reader.operands }

  func run(_ options: CommonOptions) throws(CommandError) {
    guard let server = Toolchain.languageServer() else { throw .noLanguageServer }
    let library = try Library.find()
    let flags = EditorFlags(library: library, cache: try BuildCache.standard())
    try flags.writeStubModules()
    let rewriter = RewriterService(program: library.rewriter) {
      Console.write("pegbar: \($0)\n", to: .error)
    }
    let proxy = Proxy(flags: { flags.all(in: $0) }) { text in
      SceneOutline(scanning: text).objectiveCWord == nil ? nil : rewriter.rewrite(text)
    }
    options.log("starting \(server)")
    // It waits for its two sides in another way than for signals.
    SignalMask.release()
    var session: ServerSession
    do throws(SystemError) {
      session = try ServerSession(server, arguments, proxy)
    } catch {
      throw .unavailable("cannot start \(server): \(FileIO.reason(error.number))")
    }
    switch session.run() {
    case .asked: return
    case .serverEnded(let outcome):
      let reason = "\(server) \(Self.words(outcome)); start the language server again"
      session.report(reason)
      throw .unavailable(reason)
    case .misunderstood(let reason):
      session.report(reason)
      throw .unavailable(reason)
    }
  }

  private static func words(_ outcome: ProcessOutcome) -> String {
    switch outcome {
    case .exited(let status): "has ended with status \(status)"
    case .signalled(let signal): "has crashed: \(SignalName.describe(signal))"
    }
  }
}

extension CommandError {
  /// Swift's toolchain brings the server, but some packages of it leave it out.
  static let noLanguageServer = CommandError.unavailable(
    "no language server: there is no sourcekit-lsp beside swiftc or in PATH;\n"
      + "install Swift's toolchain from https://swift.org/install, which has it"
  )
}
