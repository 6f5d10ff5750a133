import SceneProtocol

extension String {
  /// An absolute path as users read it: what is in their own folder begins with `~`.
  var fromHome: String {
    let home = ProcessEnvironment.value("HOME")
    return !home.isEmpty && "\(self)/".hasPrefix("\(home)/") ? "~" + dropFirst(home.count) : self
  }
}
