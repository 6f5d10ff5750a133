extension CacheKey {
  /// Makes a key of the scene's files and all other inputs of the compiler.
  init(source: SceneSource, compilerArguments: [String], toolchain: Toolchain, library: Library) {
    var text = [Version.number, toolchain.identity, library.identity, source.absolutePath]
    text += compilerArguments
    if source.objectiveCWord != nil { text.append(library.rewriterIdentity) }
    text += source.flags
    if let target = source.foreign { text.append(target.identity) }
    if let resources = source.resources { text.append(resources.identity) }
    text += source.names
    if source.isModule { text.append("\(source.shape) of \(source.files.count)") }
    var bytes = Array((text + [""]).joined(separator: "\n").utf8)
    for file in source.files {
      if source.isModule { bytes += "\n\(file.absolutePath) \(file.bytes.count)\n".utf8 }
      bytes += file.bytes
    }
    for part in source.libraries {
      // (A library may be megabytes, and there is a key for each save.)
      let key = CacheKey(
        source: part,
        compilerArguments: [],
        toolchain: toolchain,
        library: library
      )
      let size = key.bytes.count
      bytes += "\n\(part.moduleName ?? "") \(part.languageMode) \(size) \(key.name)\n".utf8
    }
    self.init(bytes: bytes)
  }
}
