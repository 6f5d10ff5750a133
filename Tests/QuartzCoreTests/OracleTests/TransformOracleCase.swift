import QuartzCore

/// What a transform case expects: the sixteen numbers of a matrix, a point, or a component's value.
nonisolated struct TransformExpected: Decodable {
  let matrix: [Double]?
  let point: [Double]?
  let value: TransformInput.Value?

  var numbers: [Double] { matrix ?? point ?? value?.numbers ?? [] }
}

/// What goes into a transform case, by its kind.
nonisolated struct TransformInput: Decodable {
  let kind: String
  let values: [Double]?
  let angle: Double?
  let axis: [Double]?
  let t: Matrix?
  let a: Matrix?
  let b: Matrix?
  let from: Matrix?
  let to: Matrix?
  let point: [Double]?
  let keyPath: String?
  let value: Value?
  let fromValue: Value?
  let toValue: Value?
  let progress: Double?
  let sets: [Step]?

  /// A key path and the number to set there.
  struct Step: Decodable {
    let keyPath: String
    let value: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      keyPath = try list.decode(String.self)
      value = try list.decode(Double.self)
    }
  }

  struct Matrix: Decodable {
    let transform: CATransform3D

    init(from decoder: any Decoder) throws {
      transform = CATransform3D(
        elements: try decoder.singleValueContainer().decode([Double].self)
      )
    }
  }

  /// A number, or the two numbers of a size.
  enum Value: Decodable {
    case number(Double)
    case size([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .size(try container.decode([Double].self))
      }
    }

    var numbers: [Double] {
      switch self {
      case .number(let n): [n]
      case .size(let s): s
      }
    }

    var any: Any {
      switch self {
      case .number(let n): n
      case .size(let s): CGSize(width: s[0], height: s[1])
      }
    }
  }
}
