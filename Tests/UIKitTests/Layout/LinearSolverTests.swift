import SeededCases
import Testing

@testable import UIKit

/// Values that keep the rules of the highest priorities.
@Suite struct `Linear solver` {
  @Test func `rules that have to be kept are`() {
    var solver = LinearSolver()
    let (left, width) = (row(solver.makeUnknown()), row(solver.makeUnknown()))
    let areKept = [
      solver.add(left + -20, .equal), solver.add(left + width + -300, .equal),
    ]
    solver.solve()
    #expect(areKept == [true, true])
    #expect(solver.value(of: left) == 20)
    #expect(solver.value(of: width) == 280)
  }

  @Test func `one that contradicts the others is left out, one that repeats them is kept`() {
    var solver = LinearSolver()
    let width = row(solver.makeUnknown())
    let areKept = [
      solver.add(width + -40, .equal), solver.add(width * 2 + -80, .equal),
      solver.add(width + -50, .equal), solver.add(width + -60, .greaterOrEqual),
      solver.add(width + -60, .lessOrEqual),
    ]
    solver.solve()
    #expect(areKept == [true, true, false, false, true])
    #expect(solver.value(of: width) == 40)
  }

  @Test func `one of a higher priority goes before any number of lower ones`() {
    var solver = LinearSolver()
    let width = row(solver.makeUnknown())
    for _ in 0..<100 { solver.add(width + -10, .equal, priority: 749) }
    solver.add(width + -500, .equal, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 500)
  }

  @Test func `for rules of one priority the sum of the errors is minimal`() {
    var solver = LinearSolver()
    let width = row(solver.makeUnknown())
    for wish in [10.0, 30, 90] { solver.add(width + -wish, .equal, priority: 250) }
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func `lower priorities choose among what the higher ones leave open`() {
    var solver = LinearSolver()
    let (first, second) = (row(solver.makeUnknown()), row(solver.makeUnknown()))
    solver.add(first + second + -100, .equal)
    solver.add(first, .greaterOrEqual)
    solver.add(second, .greaterOrEqual)
    solver.add(first + -70, .lessOrEqual, priority: 500)
    solver.add(first + -400, .equal, priority: 20)
    solver.solve()
    #expect(solver.value(of: first) == 70)
    #expect(solver.value(of: second) == 30)
  }

  @Test func `inequalities that touch nothing of the asker's are seen to contradict`() {
    var solver = LinearSolver()
    let width = row(solver.makeUnknown())
    let areKept = [
      solver.add(width + -10, .greaterOrEqual), solver.add(width + -5, .lessOrEqual),
    ]
    solver.solve()
    #expect(areKept == [true, false])
    #expect(solver.value(of: width) >= 10)
  }

  /// Against all corners of small problems: what the rules leave of one cost cannot be less at any of them.
  @Test(arguments: 0..<300) func `no corner is better than what it finds`(seed: Int) {
    var random = Seeded(UInt64(seed))
    let lines = (0..<random.number(2, 6)).map { _ in
      Line(x: random.number(-3, 3), y: random.number(-3, 3), constant: random.number(-20, 20))
    }
    let wishes = (0..<random.number(1, 3)).map { _ in
      Line(x: random.number(-2, 2), y: random.number(-2, 2), constant: random.number(-30, 30))
    }
    var solver = LinearSolver()
    let (x, y) = (solver.makeUnknown(), solver.makeUnknown())
    // A box keeps everything finite.
    let box = [
      Line(x: 1, y: 0, constant: 50), Line(x: -1, y: 0, constant: 50),
      Line(x: 0, y: 1, constant: 50), Line(x: 0, y: -1, constant: 50),
    ]
    var kept = box
    for line in box { solver.add(line.row(x, y), .greaterOrEqual) }
    for line in lines where solver.add(line.row(x, y), .greaterOrEqual) { kept.append(line) }
    for wish in wishes { solver.add(wish.row(x, y), .equal, priority: 5) }
    solver.solve()
    let (foundX, foundY) = (solver.value(of: x), solver.value(of: y))
    for line in kept { #expect(line.value(foundX, foundY) >= -1e-6) }
    let found = wishes.reduce(0) { $0 + abs($1.value(foundX, foundY)) }
    let all = kept + wishes
    for (index, first) in all.enumerated() {
      for second in all[index...] {
        guard let (x, y) = first.crossing(second) else { continue }
        let isAllowed = kept.allSatisfy { $0.value(x, y) >= -1e-9 }
        let cost = wishes.reduce(0) { $0 + abs($1.value(x, y)) }
        if isAllowed { #expect(found <= cost + 1e-6) }
      }
    }
    // What was left out has no point in common with what was kept before it.
    for line in lines where !kept.contains(line) {
      let reach = all.enumerated().flatMap { index, first in
        all[index...].compactMap { first.crossing($0) }
      }.filter { point in kept.allSatisfy { $0.value(point.0, point.1) >= -1e-9 } }
      #expect(!reach.isEmpty && reach.allSatisfy { line.value($0.0, $0.1) < 1e-6 })
    }
  }

  private func row(_ unknown: Int) -> LinearRow { LinearRow(unknown: unknown) }
}

/// x times one number, y times another, and a constant: compared with 0.
private struct Line: Equatable {
  let x: Int
  let y: Int
  let constant: Int

  func value(_ x: Double, _ y: Double) -> Double {
    Double(self.x) * x + Double(self.y) * y + Double(constant)
  }

  @MainActor func row(_ x: Int, _ y: Int) -> LinearRow {
    LinearRow(unknown: x) * Double(self.x) + LinearRow(unknown: y) * Double(self.y)
      + Double(constant)
  }

  func crossing(_ other: Line) -> (Double, Double)? {
    let determinant = Double(x * other.y - other.x * y)
    guard determinant != 0 else { return nil }
    return (
      Double(y * other.constant - other.y * constant) / determinant,
      Double(other.x * constant - x * other.constant) / determinant
    )
  }
}

extension Seeded {
  fileprivate mutating func number(_ least: Int, _ most: Int) -> Int {
    least + index(below: most - least + 1)
  }
}
