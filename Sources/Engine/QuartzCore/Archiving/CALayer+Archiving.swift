import Foundation

extension CALayer: KeyedArchiving {
  /// Keys whose values every archive contains, as recorded on macOS by another project's tests.
  private static let alwaysArchived: Set = [
    "cornerCurve", "contentsFormat", "allowsEdgeAntialiasing", "allowsGroupOpacity",
  ]

  /// A new layer of each kind.
  private static var newLayers: [ObjectIdentifier: CALayer] = [:]

  var newObject: NSObject { newLayer }

  private var newLayer: CALayer {
    let kind: CALayer.Type = type(of: self).kind ?? CALayer.self
    if let layer = Self.newLayers[ObjectIdentifier(kind)] { return layer }
    let layer = kind.init()
    Self.newLayers[ObjectIdentifier(kind)] = layer
    return layer
  }

  var plainKeys: [String] {
    (LayerProperty.allCases.map(\.rawValue) + declaredValues.map(\.name))
      .filter { Self.keys[$0] == nil }
  }

  func isChanged(plainKey key: String) -> Bool {
    if let property = LayerProperty(rawValue: key) {
      return Self.alwaysArchived.contains(key) || values[property] != newLayer.values[property]
    }
    guard let declared = declaredValues.first(where: { $0.name == key }) else { return false }
    return values.custom[declared.key].map { $0 != declared.initial } ?? false
  }

  func reportUnarchivable(_ value: Any, forKey key: String) {
    EngineReport.report(self, key, "cannot be archived as \(value): the archive is without it")
  }

  func hasValueToArchive(forKey key: String) -> Bool {
    Self.alwaysArchived.contains(key) || hasKeyedValueToArchive(forKey: key)
  }

  func writeArchive(_ coder: NSCoder) {
    writeValues(to: coder)
    let running = animations.running.filter { !$0.hasFinished }
    guard !running.isEmpty else { return }
    coder.encode(running.map(\.name) as NSArray, forKey: "animationKeys")
    coder.encode(running.compactMap { ArchivedValue($0.source) } as NSArray, forKey: "animations")
  }

  func takeArchive(_ coder: NSCoder) -> Bool {
    CATransaction.ensureOpen()
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    guard takeValues(of: coder) else { return false }
    guard coder.containsValue(forKey: "animationKeys") else { return true }
    guard let keys = coder.texts(forKey: "animationKeys"),
      let animations = coder.parts(forKey: "animations")?.map({ $0.value as? CAAnimation }),
      keys.count == animations.count, !animations.contains(nil)
    else { return false }
    for (key, animation) in zip(keys, animations) {
      if let animation { adopt(animation, forKey: key) }
    }
    return true
  }
}
