import SeededCases
import TapeLanguage
import Testing

/// What holds for every tape, and for every text.
struct `Any tape` {
  @Test func `a tape that is written is read as the same`() {
    for seed in 0..<3000 {
      var random = RandomTape(seed: UInt64(seed))
      let tape = random.tape()
      let reading = TapeReading(tape.description, file: "random.tape")
      let read = reading.tape.commands.map(\.command)
      let isSame = reading.errors.isEmpty && read == tape.commands.map(\.command)
      #expect(isSame, "seed \(seed): \(tape)\(reading.errors.map(\.message))")
      let places = reading.tape.commands.map(\.place.line)
      #expect(places == Array(1..<(tape.commands.count + 1)))
    }
  }

  /// Numbers too: to the last digit.
  @Test func `a tape that is sent to another process is the same there, with its places`() throws {
    for seed in 0..<1000 {
      var random = RandomTape(seed: UInt64(seed))
      let tape = random.tape()
      #expect(try Tape(decoding: try tape.encoded()) == tape, "seed \(seed): \(tape)")
    }
  }

  @Test func `a text that was spoilt is read to its end, whatever is in it`() {
    for seed in 0..<6000 {
      var random = RandomTape(seed: UInt64(seed % 500))
      let text = random.tape().description
      var numbers = Seeded(UInt64(seed) &+ 0xFA11)
      let spoilt = spoil(text, &numbers)
      let reading = TapeReading(spoilt, file: "spoilt.tape")
      let lines = spoilt.utf8.count(where: { $0 == 0x0A }) + 1
      #expect(reading.errors.count + reading.tape.commands.count <= lines)
      for error in reading.errors {
        let isPlaced = (1...lines).contains(error.place.line) && error.place.column > 0
        #expect(isPlaced, "seed \(seed)")
        let isOneLine = !error.message.utf8.contains { $0 < 0x20 }
        #expect(isOneLine, "seed \(seed): \(error.message)")
      }
      // What could be read at all is written and read as the same.
      let again = TapeReading(reading.tape.description, file: "again.tape")
      let isSame = again.tape.commands.map(\.command) == reading.tape.commands.map(\.command)
      #expect(isSame, "seed \(seed): \(reading.tape)")
    }
  }

  private func spoil(_ text: String, _ numbers: inout Seeded) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      let at = Int.random(in: 0...bytes.count, using: &numbers)
      let end = min(bytes.count, at + Int.random(in: 0...6, using: &numbers))
      switch numbers.next() % 5 {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
      case 2: bytes.insert(UInt8(truncatingIfNeeded: numbers.next()), at: at)
      case 3:
        bytes.insert(
          contentsOf: Array("\"#@\\,.+-± x\n".utf8).shuffled(using: &numbers).prefix(2),
          at: at
        )
      default: bytes.replaceSubrange(at..<end, with: "999999999999999999999".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
