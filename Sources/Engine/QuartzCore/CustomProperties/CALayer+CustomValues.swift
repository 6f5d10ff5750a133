import CoreGraphics

extension CALayer {
  /// Changes a custom value; the only way to do so, as `set(_:to:)` is for a property (A7).
  func set(_ key: CustomKey, to value: AnimatableValue) {
    guard values.custom[key] != value else {
      if EngineTrace.isOn { EngineTrace.noteKept(key.name, on: self, .isEqual) }
      return
    }
    guard value.isFinite else {
      if EngineTrace.isOn { EngineTrace.noteKept(key.name, on: self, .isNotFinite) }
      return EngineReport.report(
        self,
        key.name,
        "must be finite, not \(value.any ?? "nil"): it keeps its value"
      )
    }
    guard presentationSource == nil else {
      values.custom[key] = value
      return
    }
    raiseEvent(key.name) {
      values.custom[key] = value
      setNeedsCommit()
    }
  }

  /// Changes the value of a key of the scene's own: searches the action before, and runs it after (A7).
  func raiseEvent(_ key: String, around change: () -> Void) {
    CATransaction.ensureOpen()
    if EngineTrace.isOn { EngineTrace.noteChange(of: key, on: self) }
    let action = actionForChange(key)
    change()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
    if EngineTrace.isOn { EngineTrace.noteChangeDone(of: key, on: self) }
  }

  /// Sets the first value of a key, which is not a change: the key has had it since the layer was made.
  func startCustomValue(of key: CustomKey, at value: @autoclosure () -> AnimatableValue) {
    guard values.custom[key] == nil else { return }
    let value = value()
    values.custom[key] = value
    guard committed != nil else { return }
    committed?.value.custom[key] = value
    guard let inFrame = animations.shown, inFrame.values.custom[key] == nil else { return }
    inFrame.values.custom[key] = value
  }

  /// The target of a key path on this layer, keys of its own included; `nil` if it is not animatable.
  ///
  /// A custom key has a value from then on.
  package func target(ofKeyPath keyPath: String) -> KeyPathTarget? {
    if let builtIn = KeyPathTarget.named(keyPath) { return builtIn }
    if let member = asKind?.memberTarget(ofKeyPath: keyPath) { return member }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first, let key = customKey(named: name),
      var target = KeyPathTarget(.custom(key), component: parts.count == 2 ? parts[1] : nil)
    else { return nil }
    target.needsRedraw = type(of: self).needsDisplay(forKey: name)
    return target
  }

  /// The declared key of a name, or a key that the layer stores a value for; with its value set.
  private func customKey(named name: String) -> CustomKey? {
    guard let key = DeclaredProperties.key(named: name, of: self) else {
      return undeclaredKey(named: name)
    }
    startCustomValue(of: key, at: DeclaredProperties.initialValue(of: key, on: self) ?? .none)
    return key
  }
}

extension CALayer {
  /// Sets a declared property by its key; `false` if the class declares none.
  func setDeclaredValue(_ value: Any?, forKey name: String) -> Bool {
    guard let key = DeclaredProperties.key(named: name, of: self) else { return false }
    guard let typed = AnimatableValue(value, as: key.kind), typed != .none || key.takesNil else {
      refuse(value, forKey: name)
      return true
    }
    startCustomValue(of: key, at: DeclaredProperties.initialValue(of: key, on: self) ?? .none)
    set(key, to: key.fitted(typed))
    return true
  }

  /// The value of a declared property by its key: if never set the style's (KP8), then the one it was declared with;
  /// `nil` if the class declares none.
  func declaredValue(forKey name: String) -> Any?? {
    guard let key = DeclaredProperties.key(named: name, of: self) else { return nil }
    if let value = values.custom[key] { return .some(key.any(value)) }
    if let value = styleValue(forKey: name, in: style) { return .some(value) }
    return .some(DeclaredProperties.initialValue(of: key, on: model()).flatMap { key.any($0) })
  }
}
