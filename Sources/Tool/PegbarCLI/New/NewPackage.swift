import Glibc
import SceneProtocol

/// A package to start from: a program of one's own, which SwiftPM builds against the installed library.
struct NewPackage {
  /// The names made of the one that was typed.
  private let name: SceneName
  /// The package's folder.
  private let folder: String

  /// Determines where the package called `name` is written.
  ///
  /// - Parameters:
  ///   - name: The name as typed, optionally with a path.
  ///   - output: The folder to write it in; `nil` for the one that is named with it.
  /// - Throws: The error in the name or the place.
  init(name: String, output: String?) throws(CommandError) {
    self.name = try SceneName(name)
    guard output != "-" else { throw .usage("a package is several files: -o names a folder") }
    let place = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? self.name.directory
    folder = place + self.name.moduleName
  }

  /// Writes the files, and prints how to use them.
  func write(_ options: CommonOptions) throws(CommandError) {
    let library = try Library.find()
    let flags = try EditorFlags.standard()
    guard !SceneFile.exists(folder) else {
      throw .cannotWrite(
        path: folder,
        reason: "it is there already, and stays as it is; choose another name"
      )
    }
    let module = name.moduleName
    let template = PackageTemplate(name: name, library: library)
    let sources = "\(folder)/Sources/\(module)"
    let file = "\(sources)/\(name.typeName).swift"
    let scene = SceneTemplate(name: name, shellPath: ShellWord.quoted(file))
    for path in [folder, "\(folder)/Sources", sources] {
      guard mkdir(path, 0o777) == 0 else { throw refusal(path) }
    }
    if !library.hasModuleMap { try flags.writeStubModules() }
    let files = [
      ("\(folder)/Package.swift", template.manifest(stubModules: flags.stubModules)),
      ("\(sources)/Program.swift", template.program),
      (file, scene.text),
      ("\(folder)/.gitignore", ".build/\n"),
    ]
    for (path, text) in files {
      guard FileIO.create(Array(text.utf8), at: path) else { throw refusal(path) }
    }
    guard !options.isQuiet else { return }
    let typed = ShellWord.quoted(folder.hasPrefix("-") ? "./" + folder : folder)
    Console.write(
      "wrote \(folder); run it: swift run --package-path \(typed)\n"
        + "or see it while you write: pegbar --trust \(typed)\n",
      to: .output
    )
  }

  private func refusal(_ path: String) -> CommandError {
    .cannotWrite(path: path, reason: FileIO.reason())
  }
}
