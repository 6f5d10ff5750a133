extension EngineReport {
  /// Reports a value of a layer.
  package static func report(_ layer: CALayer, _ property: String, _ problem: String) {
    let layer = layer.model()
    guard layer.ownExtras.reported.insert(property).inserted else { return }
    let name = layer.name.map { " '\($0)'" } ?? ""
    handler("\(type(of: layer))\(name): \(property) \(problem)")
  }
}
