import CoreGraphics

/// A path as the value of a declared property; a copy made when it was set.
struct PathValue: AnimatableType {
  let snapshot: PathSnapshot

  static var animatableKind: AnimatableForm.Kind { .init(.path) }
  var animatableForm: AnimatableForm { .init(.path(snapshot)) }
  static func from(animatableForm form: AnimatableForm) -> PathValue? {
    if case .path(let snapshot) = form.value { PathValue(snapshot: snapshot) } else { nil }
  }
}

/// Numbers as the value of a declared property.
struct NumberList: AnimatableType {
  let numbers: [Double]

  static var animatableKind: AnimatableForm.Kind { .init(.numbers) }
  var animatableForm: AnimatableForm { .init(.list(numbers.map { .number($0) })) }
  static func from(animatableForm form: AnimatableForm) -> NumberList? {
    guard case .list(let values) = form.value else { return nil }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return numbers.count == values.count ? NumberList(numbers: numbers) : nil
  }
}

/// Colors as the value of a declared property.
struct ColorList: AnimatableType {
  let colors: [CGColor]

  static var animatableKind: AnimatableForm.Kind { .init(.colors) }
  var animatableForm: AnimatableForm { .init(.list(colors.map { .color($0) })) }
  static func from(animatableForm form: AnimatableForm) -> ColorList? {
    guard case .list(let values) = form.value else { return nil }
    let colors = values.compactMap { if case .color(let color) = $0 { color } else { nil } }
    return colors.count == values.count ? ColorList(colors: colors) : nil
  }
}
