import QuartzCore
import Recorded
import Testing
import UIKit

/// What Core Animation printed of layers in the simulator, at times to which they were scrubbed with `speed = 0`
/// (`ca_readings`: values, defaults, keys and actions).
struct `Recorded layer readings` {
  private struct File: Decodable {
    let cases: [Reading]
  }

  private struct Reading: Decodable {
    let id: String
    let what: String
    let value: Figure
    let tolerance: Double?
    let sure: String?
  }

  /// Readings of another folder that nothing here can make are printed, and do not fail.
  @Test func `layers read as they did there`() throws {
    let readings = try RecordedFile.all("ca_readings", as: File.self).flatMap(\.cases)
    var unknown: [String] = []
    for reading in readings {
      guard let read = LayerReading.all[reading.id] else {
        unknown.append("\(reading.id): \(reading.what)")
        continue
      }
      let figure = try read()
      let isSame = figure.isClose(to: reading.value, reading.tolerance ?? 0.001)
      if reading.sure == "low", !isSame {
        print("\(reading.id), of which the record is unsure: \(figure), not \(reading.value)")
      } else {
        #expect(isSame, "\(reading.id): \(reading.what): \(figure), not \(reading.value)")
      }
    }
    if RecordedFile.areElsewhere {
      for text in unknown { print("no reading of ours: \(text)") }
    } else {
      #expect(unknown.isEmpty)
      #expect(Set(readings.map(\.id)) == Set(LayerReading.all.keys))
    }
  }
}

/// A recorded figure: a number, a Boolean, a text, nothing, or a list or dictionary of these.
nonisolated enum Figure: Decodable, CustomStringConvertible {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Figure])
  case entries([String: Figure])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Figure].self) {
      self = .list(list)
    } else {
      self = .entries(try container.decode([String: Figure].self))
    }
  }

  static func numbers(_ numbers: [Double]) -> Figure { .list(numbers.map { .number($0) }) }

  var description: String {
    switch self {
    case .nothing: "nothing"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list(let figures): "\(figures)"
    case .entries(let figures): "\(figures)"
    }
  }

  func isClose(to other: Figure, _ tolerance: Double) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.flag(let a), .flag(let b)): a == b
    case (.number(let a), .number(let b)): abs(a - b) <= tolerance
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isClose(to: $1, tolerance) }
    case (.entries(let a), .entries(let b)):
      a.count == b.count
        && a.allSatisfy { key, figure in b[key].map { figure.isClose(to: $0, tolerance) } == true }
    default: false
    }
  }
}
