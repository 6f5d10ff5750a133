import CoreGraphics

/// Values of more than four numbers as lists of numbers: the parts of transforms, the elements of lists, the points of
/// paths.
///
/// A spline through several such values is a weighted sum of their numbers.
struct ValueNumbers {
  private let pattern: AnimatableValue
  private let numbers: [[Double]]

  /// `nil` if the values have no such numbers, or different ones.
  ///
  /// - Parameter values: At least one value.
  init?(_ values: [AnimatableValue]) {
    pattern = values[0]
    var numbers: [[Double]] = []
    for value in values {
      guard let own = value.numbers, own.count == numbers.first?.count ?? own.count,
        pattern.isOfSameNumbers(as: value)
      else { return nil }
      numbers.append(own)
    }
    if case .transform = pattern { Self.alignRotations(&numbers) }
    self.numbers = numbers
  }

  /// The weighted sum of the values; the sum of the weights is 1.
  func sum(_ weights: [Double]) -> AnimatableValue? {
    var sum = [Double](repeating: 0, count: numbers[0].count)
    for (weight, numbers) in zip(weights, numbers) {
      for index in sum.indices { sum[index] += weight * numbers[index] }
    }
    return pattern.replacingNumbers(sum)
  }

  /// Of the two quaternions of each rotation, selects the one that is nearer to the rotation before.
  private static func alignRotations(_ numbers: inout [[Double]]) {
    for index in numbers.indices.dropFirst() {
      let cosine = (0..<4).reduce(0) { $0 + numbers[index - 1][$1] * numbers[index][$1] }
      if cosine < 0 { for part in 0..<4 { numbers[index][part] = -numbers[index][part] } }
    }
  }
}

extension AnimatableValue {
  fileprivate var numbers: [Double]? {
    switch self {
    case .transform(let transform):
      DecomposedTransform(transform, mirror: .allFactors).map(\.numbers)
    case .list(let values):
      values.allSatisfy { $0.vector != nil }
        ? values.flatMap { value in (0..<4).map { value.vector?[$0] ?? 0 } } : nil
    case .path(let path):
      path.elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } }
    default: nil
    }
  }

  fileprivate func isOfSameNumbers(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.transform, .transform): true
    case (.list(let a), .list(let b)): a.count == b.count
    case (.path(let a), .path(let b)): a.interpolated(to: b, 0) != nil
    default: false
    }
  }

  /// A value of the same type with other numbers.
  fileprivate func replacingNumbers(_ numbers: [Double]) -> AnimatableValue? {
    switch self {
    case .transform: .transform(DecomposedTransform(numbers: numbers).matrix)
    case .list(let values):
      .list(
        values.indices.map { index in
          let n = numbers[4 * index..<4 * index + 4]
          return values[index].replacingVector(SIMD4(Array(n)))
        }
      )
    case .path(let path): .path(path.replacingPoints(numbers))
    default: nil
    }
  }
}

extension DecomposedTransform {
  /// The parts of the transform, the rotation's quaternion first.
  fileprivate var numbers: [Double] {
    let r = rotation.vector
    return [r.x, r.y, r.z, rotation.scalar]
      + [scale, shear, translation].flatMap {
        [$0.x, $0.y, $0.z]
      } + [perspective.x, perspective.y, perspective.z, perspective.w]
  }

  fileprivate init(numbers n: [Double]) {
    self.init()
    let length = (n[0] * n[0] + n[1] * n[1] + n[2] * n[2] + n[3] * n[3]).squareRoot()
    // If rotations cancel each other, the result is without a rotation.
    if length > 1e-12 {
      let vector = SIMD3(n[0], n[1], n[2]) / length
      rotation = Quaternion(vector: vector, scalar: n[3] / length)
    }
    scale = SIMD3(n[4], n[5], n[6])
    shear = SIMD3(n[7], n[8], n[9])
    translation = SIMD3(n[10], n[11], n[12])
    perspective = SIMD4(n[13], n[14], n[15], n[16])
  }
}

extension PathSnapshot {
  /// The same sequence of elements with other points, by their coordinates in turn.
  fileprivate func replacingPoints(_ numbers: [Double]) -> PathSnapshot {
    var result = PathSnapshot()
    var next = 0
    for element in elements {
      let replaced = element.mapped { _ in
        defer { next += 2 }
        return CGPoint(x: numbers[next], y: numbers[next + 1])
      }
      result.append(replaced)
    }
    return result
  }
}
