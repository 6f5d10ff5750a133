import Glibc
import SceneProtocol

/// Stub libraries (empty, of the same names), with which a scene links in a third of the time.
///
/// A linker reads all symbols of Foundation, Swift's own libraries and Pegbar, some 90,000, to resolve a scene's few
/// hundred, which takes longer than the rest of the link. Symbols of an earlier link are known to exist: a scene that
/// uses no others is linked with stubs, and the dynamic linker resolves them at start, as it does anyway. The program
/// is the same but for the addresses in it.
///
/// The system's own libraries have no stubs: their names have versions, which only they know.
struct StubLibraries {
  /// The folder with the stubs and the names; another one for each version of the libraries and of the toolchain.
  let folder: String

  /// Maximum number of names that are kept; then the list begins again.
  private static let maximumNames = 20_000

  /// Whether a linker works with stubs: one that can ignore unresolved symbols (lld).
  static func areUnderstood(by linker: [String]) -> Bool {
    linker.first?.hasSuffix("/ld.lld") == true
  }

  /// The command line by which an object is linked with stubs; `nil` when it uses a name that is not known.
  func quickened(_ linker: [String], for object: SceneObject) -> [String]? {
    guard !linker.isEmpty, let names = knownNames(for: object),
      object.undefinedSymbols.isSubset(of: names)
    else { return nil }
    return [linker[0], "-L\(folder)", "--unresolved-symbols=ignore-all"] + linker.dropFirst()
  }

  /// Keeps what a link that has succeeded proves: that the object's names are in the libraries of its command line.
  func learn(from object: SceneObject, linkedBy linker: [String]) throws(CommandError) {
    let missing = Self.stubbed.filter {
      linker.contains("-l\($0)") && !SceneFile.exists(path(of: $0))
    }
    for name in missing { guard try make(name, by: linker) else { return } }
    let known = knownNames(for: object) ?? []
    let kept = known.count > Self.maximumNames ? [] : known
    let text = kept.union(object.undefinedSymbols).sorted().joined(separator: "\n")
    // Other commands may read it: it is replaced as a whole.
    let (names, work) = (namesPath(for: object), "\(folder)/names-\(getpid())")
    if !FileIO.write(Array(text.utf8), to: work) || rename(work, names) != 0 { unlink(work) }
  }

  /// The file with the names that are known to be in the libraries which an object asks for.
  private func namesPath(for object: SceneObject) -> String {
    "\(folder)/symbols-\(ContentDigits.of(object.libraries.joined(separator: "\n").utf8))"
  }

  private func knownNames(for object: SceneObject) -> Set<String>? {
    FileIO.read(namesPath(for: object)).map { bytes in
      Set(bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private func path(of name: String) -> String { "\(folder)/lib\(name).so" }

  /// The libraries that get a stub: those with the most names.
  ///
  /// Each stub costs the first link 8 ms.
  private static let stubbed: Set<String> = [
    "Pegbar", "swiftCore", "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// Makes a library without contents.
  private func make(_ name: String, by linker: [String]) throws(CommandError) -> Bool {
    // The linker wants a file to link: an archive without members.
    let archive = "\(folder)/empty.a"
    guard SceneFile.exists(archive) || FileIO.write(Array("!<arch>\n".utf8), to: archive) else {
      return false
    }
    let (output, work) = ("\(folder)/output-\(getpid())", "\(path(of: name))-\(getpid())")
    defer { unlink(output) }
    // What the objects of the scene's own link say of the machine, the archive does not.
    let machine = linker.firstIndex(of: "-m").map { linker[$0...].prefix(2) } ?? []
    let words = machine + ["-shared", "-soname", "lib\(name).so", archive, "-o", work]
    let outcome = try ChildProcess.run(linker[0], Array(words), output: output, input: .nothing)
    return outcome == .exited(0) && rename(work, path(of: name)) == 0
  }
}

extension BuildCache {
  /// The stubs for scenes that are compiled with these arguments; `nil` where the linker cannot have any.
  func stubs(
    _ library: Library,
    _ toolchain: Toolchain,
    _ linker: [String]
  ) throws(CommandError) -> StubLibraries? {
    guard StubLibraries.areUnderstood(by: linker) else { return nil }
    let words = [Version.number, toolchain.identity, library.identity] + linker
    let folder = "\(root)/link-\(ContentDigits.of(Array(words.joined(separator: "\n").utf8)))"
    try makeDirectory(folder)
    return StubLibraries(folder: folder)
  }
}
