public import Foundation
import SceneProtocol

/// The values of a scene's literals in a program that the preview window has built to show other values without the
/// compiler.
///
/// In such a program each marked literal is a call of one of these functions, with the literal's number in the text.
/// No program has calls that its author has not asked for by opening the preview window.
public enum SceneLiteral {
  /// The values, once they are known; before the scene's first line runs.
  ///
  /// (Written once, while there is one thread.)
  private nonisolated(unsafe) static var table = Table()

  private nonisolated struct Table: Sendable {
    var ints: [Int] = []
    var doubles: [Double] = []
    var strings: [String] = []
  }

  /// Takes over the values, each in its place.
  static func take(_ values: [LiteralValue]) {
    var table = Table()
    for value in values {
      var (int, double, string) = (0, 0.0, "")
      switch value {
      case .int(let value): (int, double) = (value, .nan)
      case .double(let value): double = value
      case .bool(let value): int = value ? 1 : 0
      case .string(let value): string = value
      }
      table.ints.append(int)
      table.doubles.append(double)
      table.strings.append(string)
    }
    Self.table = table
  }

  /// The value of a whole number.
  public nonisolated static func int(_ index: Int) -> Int { table.ints[index] }

  /// The value of a whole number that is not negative.
  public nonisolated static func uint(_ index: Int) -> UInt { UInt(table.ints[index]) }

  /// The value of a whole number of 32 bits.
  public nonisolated static func int32(_ index: Int) -> Int32 { Int32(table.ints[index]) }

  /// The value of a whole number of 32 bits that is not negative.
  public nonisolated static func uint32(_ index: Int) -> UInt32 { UInt32(table.ints[index]) }

  /// The value of a whole number of 64 bits.
  public nonisolated static func int64(_ index: Int) -> Int64 { Int64(table.ints[index]) }

  /// The value of a whole number of 64 bits that is not negative.
  public nonisolated static func uint64(_ index: Int) -> UInt64 { UInt64(table.ints[index]) }

  /// The value of a whole number from 0 to 255.
  public nonisolated static func uint8(_ index: Int) -> UInt8 { UInt8(table.ints[index]) }

  /// The value of a fraction.
  public nonisolated static func double(_ index: Int) -> Double { table.doubles[index] }

  /// The value of a fraction of 32 bits.
  public nonisolated static func float(_ index: Int) -> Float { Float(table.doubles[index]) }

  /// The value of a fraction in Core Graphics' type.
  public nonisolated static func cgFloat(_ index: Int) -> CGFloat { CGFloat(table.doubles[index]) }

  /// The value of a number that is an object.
  public nonisolated static func number(_ index: Int) -> NSNumber {
    let double = table.doubles[index]
    return double.isNaN ? NSNumber(value: table.ints[index]) : NSNumber(value: double)
  }

  /// The value of `true` or `false`.
  public nonisolated static func bool(_ index: Int) -> Bool { table.ints[index] != 0 }

  /// The value of a string.
  public nonisolated static func string(_ index: Int) -> String { table.strings[index] }
}
