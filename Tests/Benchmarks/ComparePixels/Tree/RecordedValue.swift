import CoreGraphics
import Foundation
import QuartzCore

/// A value of an animation, with its type.
nonisolated struct RecordedValue: Decodable {
  /// As it is given to an animation.
  let object: Any

  private enum Kind: String, CodingKey {
    case number, bool, point, size, rect, color, transform, path, array
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a value of an unknown type")
      )
    }
    switch kind {
    case .number: object = try container.decode(Double.self, forKey: kind)
    case .bool: object = try container.decode(Bool.self, forKey: kind)
    case .path: object = try container.decode(RecordedPath.self, forKey: kind).path
    case .array: object = try container.decode([RecordedValue].self, forKey: kind).map(\.object)
    case .point, .size, .rect, .color, .transform:
      object = Self.object(kind, of: try container.decode([Double].self, forKey: kind))
    }
  }

  private static func object(_ kind: Kind, of numbers: [Double]) -> Any {
    switch kind {
    case .point: CGPoint(numbers)
    case .size: CGSize(width: numbers[0], height: numbers[1])
    case .rect: CGRect(numbers)
    case .color: CGColor.recorded(numbers)
    default: CATransform3D(numbers)
    }
  }
}

extension CGPoint {
  /// - Parameter numbers: x and y.
  nonisolated init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension CGRect {
  /// - Parameter numbers: x, y, width and height.
  nonisolated init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CGColor {
  /// The color of four components in sRGB.
  nonisolated static func recorded(_ numbers: [Double]) -> CGColor {
    CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

extension CATransform3D {
  /// - Parameter n: m11, m12 … m44.
  nonisolated init(_ n: [Double]) {
    self.init(
      m11: n[0],
      m12: n[1],
      m13: n[2],
      m14: n[3],
      m21: n[4],
      m22: n[5],
      m23: n[6],
      m24: n[7],
      m31: n[8],
      m32: n[9],
      m33: n[10],
      m34: n[11],
      m41: n[12],
      m42: n[13],
      m43: n[14],
      m44: n[15]
    )
  }
}
