import CoreGraphics

/// Keys that no class declares, for which a layer stores values nevertheless (KP7).
///
/// The sources do not define whether such a key is animatable. Here it is, as far as that can be seen. An explicit
/// animation changes it from the value that it has by then, if that is of an animatable type, in
/// `presentation()?.value(forKey:)` and in what the layer draws from it (DI6). A plain change never animates by itself,
/// as nothing declares that it should.
extension CALayer {
  /// The key of a name that the layer has a value for; animations start from that value.
  func undeclaredKey(named name: String) -> CustomKey? {
    // A stored value keeps its type; the value of an override or of the class's default may be an object.
    guard LayerProperty(key: name) == nil, Self.keys[GetterNames.key(of: name)] == nil,
      let value = (extraValues[name] ?? value(forKey: name)).flatMap(animatableForm),
      value.animatableForm.value.isFinite
    else { return nil }
    let key = CustomKey(
      name: name,
      type: type(of: value),
      isDeclared: false,
      animation: .explicit
    )
    startCustomValue(of: key, at: value.animatableForm.value)
    return key
  }

  /// The value of an undeclared key on screen, in a presentation copy.
  func shownUndeclaredValue(forKey name: String) -> Any? {
    guard presentationSource != nil, let key = values.custom.undeclaredKey(named: name) else {
      return nil
    }
    return values.custom[key].flatMap { key.any($0) }
  }

  /// Updates the value that animations start from to the one that the layer stores.
  func undeclaredValueDidChange(to value: Any?, forKey name: String) {
    guard let key = values.custom.undeclaredKey(named: name) else { return }
    let typed = AnimatableValue(value, as: key.kind)
    let isUsable = typed != AnimatableValue.none && typed?.isFinite == true
    values.custom[key] = isUsable ? typed : nil
    setNeedsCommit()
  }
}
