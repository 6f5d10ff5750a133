import SceneProtocol

extension SceneProgram {
  /// Says which names there are when the one asked for is not among them.
  func checkName(_ name: String?) throws(CommandError) {
    guard let name else { return }
    guard !isApplication || !previews.isEmpty else {
      throw .usage("\(scenePath) is an application (@main): leave out --scene")
    }
    if isApplication, name == SceneRequest.applicationName { return }
    let names = try SceneProcess(program: self).previewNames()
    guard names.contains(name) else { throw .unknownScene(name, in: scenePath, among: names) }
  }
}
