import Glibc
import SceneProtocol

/// A target of a package in C or C++, or one that only names a library of the system: a module that Swift imports by
/// its headers.
struct CTarget: Equatable {
  /// The name of its module.
  let name: String
  /// Its folder.
  let folder: String
  /// The C and C++ files; empty for a library of the system.
  let sources: [String]
  /// All files that decide what it is: sources, headers and module map, by their absolute paths.
  let files: [String]
  /// The folder of the headers that others include; for a library of the system that of the module map.
  let headers: String
  /// The module map; `nil` if there is none, and one has to be made of the headers.
  let moduleMap: String?
  /// Options of C's compiler for its own sources.
  let ownFlags: [String]
  /// Options of C's compiler for whoever includes its headers.
  let flags: [String]
  /// Options of the linker, for it and whoever uses it.
  let linking: [String]

  /// Whether it is a library of the system, which is not compiled.
  var isSystem: Bool { sources.isEmpty }

  /// Whether C++ is among its sources.
  var hasCPlusPlus: Bool { sources.contains { Self.isCPlusPlus($0) } }

  /// Maximum number of files in a target.
  private static let mostFiles = 20_000

  /// The target in a folder; `nil` if there is no C in it.
  ///
  /// - Parameters:
  ///   - target: What the manifest says of it.
  ///   - folder: Its folder.
  ///   - manifest: The manifest's path, for messages.
  ///   - contains: Whether a file belongs to it.
  /// - Throws: What cannot be built.
  init?(
    _ target: PackageManifest.Target,
    in folder: String,
    of manifest: String,
    contains: (String) -> Bool
  ) throws(CommandError) {
    let isSystem = target.type == .system
    let all = Self.files(in: folder)
    let sources = all.filter { isSystem ? false : Self.isSource($0) && contains($0) }
    guard isSystem || !sources.isEmpty else { return nil }
    if let foreign = sources.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
      throw .noInput(
        path: foreign,
        reason:
          "it is in Objective-C, which has no runtime here: the target \(target.name) cannot be built"
      )
    }
    let include = target.publicHeadersPath ?? "include"
    let headers = isSystem ? folder : SwiftFolder.join(folder, include)
    let map = SwiftFolder.join(headers, "module.modulemap")
    guard !isSystem || SceneFile.exists(map) else {
      throw .noInput(path: manifest, reason: "the target \(target.name) has no \(map)")
    }
    let known = SceneFile.exists(map)
    (self.folder, self.sources, self.headers) = (folder, sources, SceneFile.absolute(headers))
    files = all.map(SceneFile.absolute)
    moduleMap = known ? SceneFile.absolute(map) : nil
    name = known ? Self.moduleName(in: map) ?? target.name : LibraryUse.moduleName(of: target.name)
    var found: (compiling: [String], linking: [String])?
    if let package = target.pkgConfig { found = try Self.packageFlags(package) }
    flags = found?.compiling ?? []
    linking = target.linkerFlags + (found?.linking ?? [])
    ownFlags = target.cFlags(in: SceneFile.absolute(folder))
  }

  private static func isSource(_ path: String) -> Bool {
    isCPlusPlus(path) || [".c", ".m", ".mm", ".S"].contains(where: path.hasSuffix)
  }

  private static func isCPlusPlus(_ path: String) -> Bool {
    [".cc", ".cpp", ".cxx"].contains(where: path.hasSuffix)
  }

  private static let headerEndings = [".h", ".hpp", ".modulemap", ".inc"]

  /// The name that a module map gives.
  private static func moduleName(in map: String) -> String? {
    let text = String(decoding: FileIO.read(map) ?? [], as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "{" }
    return words.firstIndex(of: "module").flatMap { words.dropFirst($0 + 1).first }.map(String.init)
  }

  /// The files in a folder and those in it, links not followed.
  private static func files(in folder: String) -> [String] {
    var (found, folders): ([String], [String]) = ([], [folder])
    while let next = folders.popLast(), found.count < mostFiles {
      for name in SwiftFolder.names(in: next) ?? [] where !name.hasPrefix(".") {
        let path = SwiftFolder.join(next, name)
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if isSource(path) || headerEndings.contains(where: path.hasSuffix) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// What pkg-config knows of a library of the system; nothing where it is not installed, as the library may be all the
  /// same.
  private static func packageFlags(
    _ package: String
  ) throws(CommandError) -> (compiling: [String], linking: [String])? {
    func answer(_ option: String) throws(CommandError) -> [String]? {
      let cache = try BuildCache.standard()
      let work = try cache.makeWorkDirectory()
      defer { BuildCache.remove(work) }
      let outcome = try ChildProcess.run(
        "/usr/bin/env",
        ["pkg-config", option, package],
        output: "\(work)/answer",
        input: .nothing
      )
      guard outcome == .exited(0) else { return nil }
      let text = String(decoding: FileIO.read("\(work)/answer") ?? [], as: UTF8.self)
      return text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
    guard let compiling = try answer("--cflags"), let linking = try answer("--libs") else {
      return nil
    }
    return (compiling, linking)
  }
}

extension CTarget {
  /// The path of the module map that is made for a target without one, in the target's part of the cache.
  func moduleMap(in state: ModuleState) -> String {
    moduleMap ?? "\(state.directory)/module.modulemap"
  }

  /// The text of that: the header with the module's name, or all headers.
  var madeModuleMap: String {
    let umbrella = "\(headers)/\(name).h"
    let what =
      SceneFile.exists(umbrella) ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(headers)\""
    return "module \(name) {\n  \(what)\n  export *\n}\n"
  }

  /// Swift's options for whoever imports it.
  func importing(_ state: ModuleState) -> [String] {
    let include = isSystem ? [] : ["-Xcc", "-I", "-Xcc", headers]
    let library = isSystem ? [] : ["-L", state.directory, "-l\(state.moduleName)"]
    return ["-Xcc", "-fmodule-map-file=\(moduleMap(in: state))"] + include
      + flags.flatMap { ["-Xcc", $0] } + library + linking
  }

  /// A hash of all its files and options, for the cache.
  var identity: String {
    let texts = files.map { "\($0) \(CacheKey.digits(of: FileIO.read($0) ?? []))" }
    return (texts + [name, headers] + ownFlags + flags + linking).joined(separator: "\n")
  }

  /// Compiles and links it.
  ///
  /// - Parameters:
  ///   - state: What is kept of it.
  ///   - libraries: The C targets that it may include.
  ///   - toolchain: The toolchain with clang.
  ///   - options: The common options.
  /// - Returns: How it ended, and the compiler's messages.
  /// - Throws: What keeps it from being tried.
  func build(
    _ state: ModuleState,
    _ libraries: [ModuleState],
    _ toolchain: Toolchain,
    _ options: CommonOptions
  ) throws(CommandError) -> SceneBuild.Result {
    if moduleMap == nil {
      let path = moduleMap(in: state)
      guard FileIO.write(Array(madeModuleMap.utf8), to: path) else {
        throw .cannotWrite(path: path, reason: FileIO.reason())
      }
    }
    guard !isSystem else { return (.exited(0), []) }
    var words = [toolchain.cCompiler(plusPlus: hasCPlusPlus), "-shared", "-fPIC", "-O2", "-w"]
    words += ["-fno-color-diagnostics", "-I", headers] + ownFlags + flags
    for other in libraries {
      guard let target = other.foreign else { continue }
      words += target.isSystem ? target.flags : ["-I", target.headers]
      words += target.linking
      if !target.isSystem { words += ["-L", other.directory, "-l\(other.moduleName)"] }
    }
    words += sources.map(SceneFile.absolute)
    words += linking + ["-Wl,-soname,\(state.libraryName)", "-Wl,-rpath,$ORIGIN"]
    words += ["-o", state.program]
    options.log(words.map(ShellWord.quoted).joined(separator: " "))
    let output = "\(state.directory)/output"
    let progress = ProgressLine("compiling \(name)", options)
    defer { progress?.remove() }
    let outcome = try ChildProcess.run(
      words[0],
      Array(words.dropFirst()),
      output: output,
      input: .nothing,
      progress: progress
    )
    return (outcome, FileIO.read(output) ?? [])
  }
}
