public import Foundation
import SceneProtocol

/// The values of a scene's literals in a program that the preview window has built to show other values without the
/// compiler.
///
/// In such a program each marked literal is a call of one of these functions, with the literal's number in the text.
/// No program has calls that its author has not asked for by opening the preview window.
public enum SceneLiteral {
  /// The values of each file's literals, once they are known; before the scene's first line runs.
  ///
  /// (Written once, while there is one thread.)
  private nonisolated(unsafe) static var tables: [Table] = []

  private nonisolated struct Table: Sendable {
    var ints: [Int] = []
    var doubles: [Double] = []
    var strings: [String] = []

    init(_ values: [LiteralValue]) {
      for value in values {
        var (int, double, string) = (0, 0.0, "")
        switch value {
        case .int(let value): (int, double) = (value, .nan)
        case .double(let value): double = value
        case .bool(let value): int = value ? 1 : 0
        case .string(let value): string = value
        }
        ints.append(int)
        doubles.append(double)
        strings.append(string)
      }
    }
  }

  /// Takes over the values, each in its place.
  static func take(_ values: [[LiteralValue]]) { tables = values.map(Table.init) }

  private nonisolated static func int(at number: Int) -> Int {
    let place = LiteralNumber.place(number)
    return tables[place.file].ints[place.index]
  }

  private nonisolated static func double(at number: Int) -> Double {
    let place = LiteralNumber.place(number)
    return tables[place.file].doubles[place.index]
  }

  /// The value of a whole number.
  public nonisolated static func int(_ number: Int) -> Int { int(at: number) }

  /// The value of a whole number that is not negative.
  public nonisolated static func uint(_ number: Int) -> UInt { UInt(int(at: number)) }

  /// The value of a whole number of 32 bits.
  public nonisolated static func int32(_ number: Int) -> Int32 { Int32(int(at: number)) }

  /// The value of a whole number of 32 bits that is not negative.
  public nonisolated static func uint32(_ number: Int) -> UInt32 { UInt32(int(at: number)) }

  /// The value of a whole number of 64 bits.
  public nonisolated static func int64(_ number: Int) -> Int64 { Int64(int(at: number)) }

  /// The value of a whole number of 64 bits that is not negative.
  public nonisolated static func uint64(_ number: Int) -> UInt64 { UInt64(int(at: number)) }

  /// The value of a whole number from 0 to 255.
  public nonisolated static func uint8(_ number: Int) -> UInt8 { UInt8(int(at: number)) }

  /// The value of a fraction.
  public nonisolated static func double(_ number: Int) -> Double { double(at: number) }

  /// The value of a fraction of 32 bits.
  public nonisolated static func float(_ number: Int) -> Float { Float(double(at: number)) }

  /// The value of a fraction in Core Graphics' type.
  public nonisolated static func cgFloat(_ number: Int) -> CGFloat { CGFloat(double(at: number)) }

  /// The value of a number that is an object.
  public nonisolated static func number(_ number: Int) -> NSNumber {
    let fraction = double(at: number)
    return fraction.isNaN ? NSNumber(value: int(at: number)) : NSNumber(value: fraction)
  }

  /// The value of `true` or `false`.
  public nonisolated static func bool(_ number: Int) -> Bool { int(at: number) != 0 }

  /// The value of a string.
  public nonisolated static func string(_ number: Int) -> String {
    let place = LiteralNumber.place(number)
    return tables[place.file].strings[place.index]
  }
}
