import Glibc
import SceneProtocol

/// The compiler's version of a scene that was written for the Objective-C runtime.
///
/// The compiler opens the scene's own path but reads the rewritten text in place of the file's. So all places in
/// messages, `#filePath` and debug information are the scene's own.
struct RewrittenScene {
  private let file: SceneFile
  private let rewriting: SceneRewriting
  private let directory: String

  /// The path of the overlay file, by which the compiler finds the text.
  var overlay: String { "\(directory)/overlay.yaml" }

  /// What cannot be rewritten, in the format of the compiler's errors; empty when everything can.
  var problems: [UInt8] {
    let lines = SourcePicture.lines(of: String(decoding: file.bytes, as: UTF8.self))
    let messages = rewriting.problems.flatMap { problem in
      let picture = SourcePicture(line: problem.line, text: lines[problem.line - 1])
      let place = "\(file.absolutePath):\(problem.line):\(problem.column)"
      return ["\(place): error: \(problem.message)"] + picture.lines(markedAt: problem.column) + [
        ""
      ]
    }
    return Array(messages.joined(separator: "\n").utf8)
  }

  /// Rewrites the scene; `nil` when its text contains no word that needs it.
  ///
  /// - Parameters:
  ///   - file: The scene's file.
  ///   - library: The library with the rewriting program.
  ///   - options: The common options; with `--verbose` the program's call is printed.
  ///   - work: The directory to write in.
  /// - Throws: `unavailable` without that program, or when it fails.
  init?(
    _ file: SceneFile,
    _ library: Library,
    _ options: CommonOptions,
    in work: String
  ) throws(CommandError) {
    guard let word = file.outline.objectiveCWord else { return nil }
    guard access(library.rewriter, X_OK) == 0 else {
      throw .unavailable(
        "\(file.path) uses \(word), and what rewrites that is not there: no \(library.rewriter);\n"
          + "run `make build`, or set PEGBAR_HOME to the directory that has it"
      )
    }
    self.file = file
    directory = "\(work)/rewritten"
    let (text, answer) = ("\(directory)/scene.swift", "\(directory)/answer")
    guard mkdir(directory, 0o700) == 0, FileIO.write(file.bytes, to: text) else {
      throw .cannotWrite(path: directory, reason: FileIO.reason())
    }
    options.log("\([library.rewriter, text].map(ShellWord.quoted).joined(separator: " "))")
    let outcome = try ChildProcess.run(library.rewriter, [text], output: answer, input: .nothing)
    let said = FileIO.read(answer) ?? []
    guard outcome == .exited(0), let rewriting: SceneRewriting = try? JSONText.decode(from: said)
    else {
      let words = String(decoding: said.prefix(500), as: UTF8.self)
      throw .unavailable("\(library.rewriter) does not work: \(outcome) \(words)")
    }
    self.rewriting = rewriting
    let overlay = Overlay(roots: [.init(name: file.absolutePath, contents: text)])
    guard let overlayText = try? JSONText.encode(overlay),
      FileIO.write(Array(rewriting.text.utf8), to: text),
      FileIO.write(overlayText, to: self.overlay)
    else { throw .cannotWrite(path: directory, reason: FileIO.reason()) }
  }

  /// Removes the written files.
  func remove() { BuildCache.remove(directory) }

  /// The compiler's messages, mapped to the scene's own text.
  func restored(_ output: [UInt8]) -> [UInt8] {
    var places = OriginalPlaces(file: file, rewriting: rewriting)
    return Array(places.restore(String(decoding: output, as: UTF8.self)).utf8)
  }
}

/// An overlay file of LLVM's virtual file system: it maps a path to other contents.
private struct Overlay: Encodable {
  var version = 0
  /// Places are reported by the path that was requested.
  var usesExternalNames = false
  var roots: [File]

  struct File: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }
}
