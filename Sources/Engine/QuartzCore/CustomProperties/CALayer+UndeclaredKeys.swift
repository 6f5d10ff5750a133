import CoreGraphics

/// Keys that no class declares, and that a layer keeps values for all the same (KP7).
///
/// The sources do not say whether such a key animates; here it does as far as it can be seen: an
/// animation that somebody adds moves it from the value it has by then, if that is of a type that
/// animates, in `presentation()?.value(forKey:)` and in what the layer draws from it (DI6). Its plain
/// change never animates by itself, for nothing says that it is meant to.
extension CALayer {
  /// The key of a name that the layer has a value for; that value is the one to animate from.
  func undeclaredKey(named name: String) -> CustomKey? {
    // What was given keeps its type; what an override or the class's default answers may be an object.
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

  /// What shows for an undeclared key, in a presentation copy.
  func shownUndeclaredValue(forKey name: String) -> Any? {
    guard presentationSource != nil, let key = values.custom.undeclaredKey(named: name) else {
      return nil
    }
    return values.custom[key].flatMap { key.any($0) }
  }

  /// Lets the value to animate from follow the one that the layer keeps.
  func undeclaredValueDidChange(to value: Any?, forKey name: String) {
    guard let key = values.custom.undeclaredKey(named: name) else { return }
    let typed = AnimatableValue(value, as: key.kind)
    let isUsable = typed != AnimatableValue.none && typed?.isFinite == true
    values.custom[key] = isUsable ? typed : nil
    setNeedsCommit()
  }
}
