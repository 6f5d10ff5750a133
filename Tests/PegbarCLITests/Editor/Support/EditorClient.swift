import Foundation
import Glibc
import LanguageProxy
import SceneProtocol

/// An editor's side of the Language Server Protocol, with a real server as a process.
final class EditorClient {
  /// The server's process.
  let process = Process()
  /// What the server has said without being asked, in order.
  private(set) var notifications: [JSON] = []
  private let (input, output, errors) = (Foundation.Pipe(), Foundation.Pipe(), Foundation.Pipe())
  private var reader = MessageReader()
  private var waiting: [JSON] = []
  private var lastID = 0
  /// The version of the text that was sent last: the server keeps answers for each.
  private var version = 1
  private let folder: String

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - command: Its program and arguments; the program is looked for in `PATH` unless it is a path.
  ///   - folder: The folder that the editor has open.
  ///   - environment: Variables to set beside the test's own.
  /// - Throws: What starting the process throws.
  init(_ command: [String], in folder: String, environment: [String: String] = [:]) throws {
    self.folder = folder
    // Writing to a server that has ended is an error that is seen, not a signal.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment
    variables["XDG_CACHE_HOME"] = CommandRun.sharedCache
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// `sourcekit-lsp` itself, as editors start it.
  static let server = ["sourcekit-lsp"]
  /// `pegbar lsp`.
  static let proxy = [CommandRun.command, "lsp"]

  /// Asks the server to begin.
  @discardableResult func initialize() throws -> JSON {
    let uri = JSON.string(uri(folder))
    let result = try request(
      "initialize",
      [
        "processId": .number(Int(getpid())), "rootUri": uri,
        "workspaceFolders": .array([["uri": uri, "name": "scenes"]]),
        "capabilities": [
          "textDocument": [
            "hover": ["contentFormat": .array([.string("markdown")])],
            "publishDiagnostics": .object([]),
          ]
        ],
      ]
    )
    try notify("initialized", .object([]))
    return result
  }

  /// Opens a file of the folder.
  func open(_ name: String) throws {
    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let document: JSON = [
      "uri": .string(uri("\(folder)/\(name)")), "languageId": .string("swift"),
      "version": .number(1), "text": .string(text),
    ]
    try notify("textDocument/didOpen", ["textDocument": document])
  }

  /// Replaces a range of an open file, as typing does.
  func change(_ name: String, _ range: JSON, to text: String) throws {
    version += 1
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri("\(folder)/\(name)")), "version": .number(version)],
        "contentChanges": .array([["range": range, "text": .string(text)]]),
      ]
    )
  }

  /// The diagnostics of a file: "line:column: message", each from 1.
  func diagnostics(_ name: String) throws -> [String] {
    let answer = try request("textDocument/diagnostic", ["textDocument": document(name)])
    return Self.texts(answer["items"])
  }

  /// What the server publishes next about a file, in the same form.
  func publishedDiagnostics(_ name: String) throws -> [String] {
    let uri = uri("\(folder)/\(name)")
    func isAbout(_ note: JSON) -> Bool {
      note["method"]?.string == "textDocument/publishDiagnostics"
        && note["params"]?["uri"]?.string == uri
    }
    while true {
      if let index = notifications.firstIndex(where: isAbout) {
        return Self.texts(notifications.remove(at: index)["params"]?["diagnostics"])
      }
      guard try next() else { throw Missing(text: "the server has ended") }
    }
  }

  private static func texts(_ diagnostics: JSON?) -> [String] {
    (diagnostics?.array ?? []).map { item in
      let start = item["range"]?["start"]
      let place = "\((start?["line"]?.int ?? -1) + 1):\((start?["character"]?.int ?? -1) + 1)"
      return "\(place): \(item["message"]?.string ?? "")"
    }
  }

  /// A request about a place of a file: that of the first character of `word`, the first time that `text` is there.
  func ask(_ method: String, _ name: String, at text: String, _ word: String) throws -> JSON {
    let position = try position(name, of: text, word)
    return try request(
      "textDocument/\(method)",
      ["textDocument": document(name), "position": position.json]
    )
  }

  /// The position of a word in a text that a file contains.
  func position(_ name: String, of text: String, _ word: String) throws -> Position {
    let all = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    guard let outer = all.range(of: text), let range = all.range(of: word, range: outer) else {
      throw Missing(text: "\(text), \(word)")
    }
    let before = all[..<range.lowerBound]
    let line = before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex
    return Position(line: before.count { $0 == "\n" }, character: before[line...].utf16.count)
  }

  /// A file, as requests name it.
  func document(_ name: String) -> JSON { ["uri": .string(uri("\(folder)/\(name)"))] }

  /// Sends a request, and waits for its answer.
  func request(_ method: String, _ params: JSON) throws -> JSON {
    let answer = try answer(method, params)
    if let error = answer["error"], error != .null { throw Missing(text: error.text) }
    return answer["result"] ?? .null
  }

  /// The same, with the whole answer, which may be an error.
  func answer(_ method: String, _ params: JSON) throws -> JSON {
    lastID += 1
    let id = JSON.number(lastID)
    try send([
      "jsonrpc": .string("2.0"), "id": id, "method": .string(method), "params": params,
    ])
    while true {
      if let index = waiting.firstIndex(where: { $0["id"] == id }) {
        return waiting.remove(at: index)
      }
      guard try next() else { throw Missing(text: "the server has ended") }
    }
  }

  func notify(_ method: String, _ params: JSON) throws {
    try send(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }

  /// Ends the server as editors do.
  ///
  /// - Returns: Its exit status.
  func shutDown() throws -> Int32 {
    _ = try request("shutdown", .null)
    try notify("exit", .null)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for the server's own end.
  ///
  /// - Returns: Its exit status, and what it has written to standard error.
  func end() throws -> (status: Int32, errors: String) {
    while try next() {}
    process.waitUntilExit()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private func send(_ message: JSON) throws {
    try input.fileHandleForWriting.write(
      contentsOf: Data(MessageReader.framed(Array(message.text.utf8)))
    )
  }

  /// Reads what the server says next; false at the end.
  private func next() throws -> Bool {
    let bytes = output.fileHandleForReading.availableData
    for text in try reader.take(Array(bytes)) {
      guard let message = JSON(parsing: text) else { throw Missing(text: "no JSON") }
      if message["method"] == nil {
        waiting.append(message)
      } else if let id = message["id"] {
        try send(["jsonrpc": .string("2.0"), "id": id, "result": .null])
      } else {
        notifications.append(message)
      }
    }
    return !bytes.isEmpty
  }

  private func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

  /// What did not come.
  struct Missing: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}
