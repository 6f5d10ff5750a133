import CoreGraphics

/// Reports a value that the engine cannot use to the author of a scene, once per layer and property.
///
/// Such a value never stops the program: the frame is drawn without it.
@MainActor
package enum EngineReport {
  /// The receiver of reports; standard error unless a test or the stage replaces it.
  package static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data("pegbar: \(message)\n".utf8))
  }

  package static func report(_ layer: CALayer, _ property: String, _ problem: String) {
    let layer = layer.model()
    guard layer.pending.reported.insert(property).inserted else { return }
    let name = layer.name.map { " '\($0)'" } ?? ""
    handler("\(type(of: layer))\(name): \(property) \(problem)")
  }
}
