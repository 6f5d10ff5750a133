import Glibc
import SceneProtocol

/// A package with the packages that it depends on, and the modules in all of them.
struct PackageGraph {
  /// A module of a package.
  struct Module {
    var target: PackageManifest.Target
    var folder: String
    var languageMode: Int
    /// Whether it is in the package that was named.
    var isOwn: Bool
    /// The name of its package, and the manifest's path.
    var package: (name: String, manifest: String)
  }

  private struct Package {
    var folder: String
    var manifest: PackageManifest
    /// The folders of the packages that it depends on, by what it calls them.
    var dependencies: [String: String] = [:]
  }

  /// The folder that was named.
  private let root: String
  private let toolchain: Toolchain
  private let cache: BuildCache
  private let options: CommonOptions
  private var packages: [String: Package] = [:]
  /// The modules, those before that others import.
  private(set) var modules: [Module] = []
  private var visited: Set<String> = []

  /// The manifests of all packages, which say what belongs to them.
  var manifests: [String] {
    packages.values.map { SwiftFolder.join($0.folder, SwiftFolder.manifest) }.sorted()
  }

  /// The package's name.
  var name: String { packages[Self.real(root)]?.manifest.name ?? "" }

  /// Reads the package in a folder, and those that it depends on.
  init(
    of folder: String,
    _ toolchain: Toolchain,
    _ cache: BuildCache,
    _ options: CommonOptions
  ) throws(CommandError) {
    (root, self.toolchain, self.cache, self.options) = (folder, toolchain, cache, options)
    try cache.makeDirectory(cache.root)
    try read(folder, path: [])
    let own = packages[Self.real(folder)]
    for target in own?.manifest.targets ?? [] where [.regular, .executable].contains(target.type) {
      try visit(target, in: folder, from: "the package")
    }
  }

  private static func real(_ folder: String) -> String { FileIO.realPath(of: folder) ?? folder }

  // MARK: - Packages

  /// Reads a package and those that it depends on; `path` is the packages on the way to this one, for a message.
  private mutating func read(_ folder: String, path: [(real: String, name: String)])
    throws(CommandError)
  {
    let real = Self.real(folder)
    if let place = path.firstIndex(where: { $0.real == real }) {
      let names = path[place...].map(\.name) + [path[place].name]
      throw .noInput(
        path: SwiftFolder.join(root, SwiftFolder.manifest),
        reason:
          "these packages depend on one another in a circle: \(names.joined(separator: " → "))"
      )
    }
    guard packages[real] == nil else { return }
    var package = Package(
      folder: folder,
      manifest: try .read(folder: folder, toolchain, cache, options)
    )
    // (What only plugins and tests need is not fetched.)
    for dependency in package.manifest.dependencies
    where dependency.path != nil || package.manifest.needs(dependency) {
      let place = try self.place(of: dependency, package.manifest)
      try read(place, path: path + [(real, package.manifest.name)])
      package.dependencies[dependency.identity.lowercased()] = place
      let name = packages[Self.real(place)]?.manifest.name
      if let name { package.dependencies[name.lowercased()] = place }
    }
    packages[real] = package
  }

  private func place(
    of dependency: PackageManifest.Dependency,
    _ package: PackageManifest
  ) throws(CommandError) -> String {
    if let path = dependency.path {
      guard SceneFolder(path) != nil else {
        throw .noInput(
          path: path,
          reason: "the package \(package.name) depends on it, and there is no such folder"
        )
      }
      return path
    }
    if let checkout = checkout(of: dependency) { return checkout }
    let address = dependency.address ?? dependency.identity
    try resolve(address, package)
    guard let checkout = checkout(of: dependency) else {
      throw .unavailable("the package \(package.name) needs \(address), which was not fetched")
    }
    return checkout
  }

  /// Where SwiftPM has put a package that it has fetched.
  private func checkout(of dependency: PackageManifest.Dependency) -> String? {
    let folder = SwiftFolder.join(root, ".build/checkouts")
    let names = SwiftFolder.names(in: folder) ?? []
    return names.first { $0.lowercased() == dependency.identity.lowercased() }
      .map { "\(folder)/\($0)" }
  }

  /// The user's own command, or one that fails where it would have to ask for a passphrase or about a host.
  private static var ssh: String {
    let own = ProcessEnvironment.value("GIT_SSH_COMMAND")
    return own.isEmpty ? "ssh -o BatchMode=yes" : own
  }

  /// Has SwiftPM fetch what is missing.
  private func resolve(_ address: String, _ package: PackageManifest) throws(CommandError) {
    let work = try cache.makeWorkDirectory()
    defer { BuildCache.remove(work) }
    let words = [toolchain.packageTool, "package", "--package-path", root, "resolve"]
    options.log(words.map(ShellWord.quoted).joined(separator: " "))
    let outcome = try ChildProcess.run(
      words[0],
      Array(words.dropFirst()),
      output: "\(work)/answer",
      input: .nothing,
      // (Neither git nor ssh can ask anything here.)
      environment: ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": Self.ssh],
      progress: ProgressLine("fetching \(address)", options)
    )
    guard outcome != .exited(0) else { return }
    let said = String(decoding: FileIO.read("\(work)/answer") ?? [], as: UTF8.self)
    let lines = said.split(separator: "\n").filter {
      $0.contains("error:") || $0.contains("fatal:")
    }
    throw .unavailable(
      "the package \(package.name) needs \(address), which cannot be fetched:\n"
        + "\((lines.isEmpty ? said[...] : lines.joined(separator: "\n")[...]).prefix(1000))\n"
        + "with a network, `swift package resolve` in \(root) fetches it once"
    )
  }

  // MARK: - Modules

  private mutating func visit(
    _ target: PackageManifest.Target,
    in folder: String,
    from user: String
  ) throws(CommandError) {
    let real = Self.real(folder)
    guard let package = packages[real], visited.insert("\(real)\n\(target.name)").inserted else {
      return
    }
    let manifest = SwiftFolder.join(folder, SwiftFolder.manifest)
    guard [.regular, .executable, .system].contains(target.type) else {
      throw .noInput(
        path: manifest,
        reason:
          "\(user) needs \(target.name), a \(target.type.rawValue) target: modules of a scene are of Swift or C"
      )
    }
    for reference in target.dependencies {
      for (other, place) in try targets(of: reference, package, folder) {
        try visit(other, in: place, from: "the target \(target.name)")
      }
    }
    modules.append(
      Module(
        target: target,
        folder: try Self.folder(of: target, package.manifest, folder),
        languageMode: target.languageMode ?? package.manifest.languageMode,
        isOwn: real == Self.real(root),
        package: (package.manifest.name, manifest)
      )
    )
  }

  /// The targets that a reference means, with the folders of their packages.
  private func targets(
    of reference: PackageManifest.Reference,
    _ package: Package,
    _ folder: String
  ) throws(CommandError) -> [(PackageManifest.Target, String)] {
    if reference.package == nil,
      let own = package.manifest.targets.first(where: { $0.name == reference.name })
    {
      return [(own, folder)]
    }
    let named = reference.package.flatMap { package.dependencies[$0.lowercased()] }
    // What gives Pegbar itself needs no compiling: its modules are there.
    for place in named.map({ [$0] }) ?? Set(package.dependencies.values).sorted() {
      guard let other = packages[Self.real(place)],
        let product = other.manifest.products.first(where: { $0.name == reference.name })
      else { continue }
      if other.manifest.name == "Pegbar" { return [] }
      return other.manifest.targets.filter { product.targets.contains($0.name) }.map { ($0, place) }
    }
    throw .noInput(
      path: SwiftFolder.join(folder, SwiftFolder.manifest),
      reason: "a target depends on \(reference.name), which no package that it names has"
    )
  }

  /// A target's folder, by the rules of SwiftPM.
  private static func folder(
    of target: PackageManifest.Target,
    _ manifest: PackageManifest,
    _ folder: String
  ) throws(CommandError) -> String {
    let usual = ["Sources", "Source", "src", "srcs"]
    var places = target.path.map { [$0] } ?? usual.map { "\($0)/\(target.name)" }
    if target.path == nil, manifest.targets.count(where: { $0.type == target.type }) == 1 {
      places += usual
    }
    let paths = places.map { $0 == "." ? folder : SwiftFolder.join(folder, $0) }
    guard let path = paths.first(where: { SceneFolder($0) != nil }) else {
      throw .noInput(
        path: SwiftFolder.join(folder, SwiftFolder.manifest),
        reason: "the target \(target.name) has no folder \(places[0])"
      )
    }
    return path
  }
}
