import FoundationEssentials
import Glibc
import SceneProtocol

/// A page of the site, as it is on this machine.
struct WebPage {
  /// The page's file.
  private let path: String

  /// Finds the page about a command, a topic of the help, a lesson or a type.
  ///
  /// - Parameters:
  ///   - word: The word; `nil` for the first page.
  ///   - table: All commands.
  /// - Throws: `unavailable` where there is no site, `usage` where it has no such page.
  init(about word: String?, among table: CommandTable) throws(CommandError) {
    let site = try Self.site()
    guard let word else {
      path = "\(site)/index.html"
      return
    }
    let topics = [
      HelpTopic.tapes.rawValue: "manual/tapes.html",
      HelpTopic.objc.rawValue: "manual/ported-code.html",
      BookCommand.name: "manual/books.html", InspectCommand.name: "manual/inspector.html",
      LanguageServerCommand.name: "manual/editors.html", EditorCommand.name: "manual/editors.html",
      TellCommand.name: "manual/control.html",
    ]
    let isCommand = table.named(word) != nil
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: site + "/api")) ?? []
    let places =
      (topics[word].map { [$0] } ?? []) + (isCommand ? ["manual/index.html"] : [])
      + ["gallery/\(word).html", "handbook/\(word).html"]
      + modules.sorted().map { "api/\($0)/\(word).html" }
    guard !word.contains("/"),
      let place = places.first(where: { SceneFile.exists("\(site)/\($0)") })
    else {
      throw .usage("there is no page about \(word): name a command, a lesson or a type")
    }
    path = "\(site)/\(place)"
  }

  /// The folder of the site: `PEGBAR_SITE`, or the one that is installed, or the one that `make site` makes.
  private static func site() throws(CommandError) -> String {
    let named = ProcessEnvironment.value("PEGBAR_SITE")
    let home = SceneFile.folder(of: Library.ownFile)
    let places =
      named.isEmpty
      ? ["\(home)/../../share/doc/pegbar/html", "\(home)/../../site", "\(home)/../site"] : [named]
    guard let found = places.first(where: { SceneFile.exists("\($0)/index.html") }) else {
      throw .unavailable(
        named.isEmpty
          ? "the pages are not there: `make site` makes them, and the package has them"
          : "PEGBAR_SITE says \(named), and there is no index.html in it"
      )
    }
    return FileIO.realPath(of: found) ?? found
  }

  /// Opens it by `$BROWSER` or `xdg-open`; where there is neither, writes where it is.
  func open(_ options: CommonOptions) throws(CommandError) {
    let wanted = ProcessEnvironment.value("BROWSER")
    guard let program = ProgramSearch.path(of: wanted.isEmpty ? "xdg-open" : wanted) else {
      Console.write(self.path + "\n", to: .output)
      return
    }
    options.log("\(program) \(self.path)")
    let outcome = try ChildProcess.run(program, [self.path], input: .nothing)
    guard case .exited(0) = outcome else {
      throw .unavailable("\(program) cannot open \(self.path)")
    }
  }
}
