import CKernels
import Testing

struct `The coverage of a round corner` {
  @Test(arguments: [0] + vectorLevels)
  func `is whole before the arc's centre, a fraction on the arc and none beyond`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var row = [UInt8](repeating: 255, count: 20)
    // Centres at −4.5 … 14.5 from the arc's centre, on the line 0.5 below it.
    kernels.corner_coverage(&row, 20, -4.5, 0.5, 10)
    #expect(row[..<14] == ArraySlice(repeating: 255, count: 14))
    // √(9.5² + 0.5²) is 9.51315: of that pixel 98.685 % is covered, of the next (10.51190) nothing.
    #expect(row[14...] == [252, 0, 0, 0, 0, 0])
  }

  @Test(arguments: [0] + vectorLevels)
  func `only lowers what is there`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var row = [UInt8](repeating: 100, count: 4)
    kernels.corner_coverage(&row, 4, 8.5, 0.5, 10)
    #expect(row == [100, 100, 0, 0])
    kernels.corner_coverage(&row, 4, 8.5, 0, 10)
    #expect(row == [100, 100, 0, 0])
  }

  @Test(arguments: [0] + vectorLevels)
  func `is none where the radius is not a number, and stays where the place is not`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var row = [UInt8](repeating: 255, count: 9)
    kernels.corner_coverage(&row, 9, .nan, 1, 10)
    kernels.corner_coverage(&row, 9, 1, .nan, 10)
    #expect(row == [UInt8](repeating: 255, count: 9))
    kernels.corner_coverage(&row, 9, 1, 1, .nan)
    #expect(row == [UInt8](repeating: 0, count: 9))
  }
}
