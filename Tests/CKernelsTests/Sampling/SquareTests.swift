import CKernels
import SeededCases
import Testing

/// A picture's size, and how much of it is looked at.
struct SmallPicture: Sendable, CustomTestStringConvertible {
  let width, height: Int
  var stride: Int?
  var part: Part?

  var testDescription: String {
    "\(width) × \(height) of \(stride ?? width)\(part == nil ? "" : ", a part")"
  }

  /// Calls `body` with a picture of the pool's pixels and with its squares, behind which nothing can be read.
  func use<Result>(
    _ body: (UnsafePointer<pegbar_picture>, UnsafePointer<pegbar_square>) -> Result
  ) -> Result {
    withPicture(width, height, stride: stride, part: part) { picture in
      let bytes = Int(picture.stride) * height * MemoryLayout<pegbar_square>.stride
      let page = GuardedPage(bytes: bytes)
      let start = page.room(for: bytes, atEnd: true)
      let squares = start.assumingMemoryBound(to: pegbar_square.self)
      return withUnsafePointer(to: picture) { pointer in
        withExtendedLifetime(page) {
          pegbar_squares_of(squares, pointer)
          return body(pointer, squares)
        }
      }
    }
  }
}

private let pictures = [
  SmallPicture(width: 16, height: 16), SmallPicture(width: 24, height: 24),
  SmallPicture(width: 32, height: 32), SmallPicture(width: 5, height: 3, stride: 9),
  SmallPicture(width: 1024, height: 1), SmallPicture(width: 2, height: 512),
  SmallPicture(width: 20, height: 1), SmallPicture(width: 1, height: 7),
  SmallPicture(width: 1, height: 1),
  SmallPicture(
    width: 30,
    height: 20,
    part: Part(left: 700, top: 300, right: 5000, bottom: 4001)
  ),
  SmallPicture(
    width: 24,
    height: 24,
    part: Part(left: 512, top: 256, right: 512, bottom: 256)
  ),
]

/// Pictures prepared for sampling (`pegbar_squares_of`), and drawn with that (`pegbar_over_tinted_quad`).
struct `A picture's squares` {
  @Test(arguments: pictures)
  func `have the pixels right of it, below it and across`(_ picture: SmallPicture) {
    picture.use { pointer, squares in
      let (picture, stride) = (pointer.pointee, Int(pointer.pointee.stride))
      for j in 0..<Int64(picture.height) {
        for i in 0..<Int64(picture.width) {
          let around = [(0, 0), (1, 0), (0, 1), (1, 1)].map { picture.pixel(i + $0.0, j + $0.1) }
          let components = squares[Int(j) * stride + Int(i)].components
          let wanted = [0, 16, 8, 24].map { (shift: UInt32) -> UInt32 in
            around.reversed().reduce(0) { $0 << 8 | ($1 >> shift & 255) }
          }
          #expect([components.0, components.1, components.2, components.3] == wanted)
        }
      }
    }
  }

  /// Rows below each other in the trial's row, with a quad and a map of any kind.
  private func draw(
    _ kernels: pegbar_kernels,
    _ trial: Trial,
    _ picture: UnsafePointer<pegbar_picture>,
    _ squares: UnsafePointer<pegbar_square>?
  ) {
    var quad = trial.quad
    var random = Seeded(UInt64(trial.more[7]))
    func number(_ bound: Double) -> Double {
      Double(random.below(1 << 20)) / 524_288 * bound - bound
    }
    // Rotated and scaled up or down; sometimes so that nearly all of it lies beyond the picture, or too far away
    // for 32 bits.
    let size = [1, 0.3, 3, 100, 4000][random.below(5)]
    let (across, down) = (number(size), number(size))
    var map = pegbar_map(
      s: number(40),
      t: number(40),
      across_s: number(10),
      across_t: number(10),
      row: number(8),
      down_s: -down,
      down_t: across,
      ds: Int64(across * 65_536),
      dt: Int64(down * 65_536)
    )
    let width = min(trial.n, 1 + random.below(60))
    kernels.over_tinted_quad(
      trial.to,
      width,
      width,
      trial.n / width,
      trial.column,
      trial.row,
      &quad,
      picture,
      squares,
      &map,
      trial.color,
      Int32(random.below(2))
    )
  }

  @Test(arguments: vectorLevels, pictures)
  func `make no difference to what is drawn`(_ level: Int, _ picture: SmallPicture) {
    picture.use { pointer, squares in
      for squares in [squares, nil] {
        let difference = Trials(seed: 8).difference(level: level) {
          draw($0, $1, pointer, squares)
        }
        #expect(difference == nil)
      }
    }
  }

  /// The middle of a particle, which hides what was there.
  @Test(arguments: [0] + vectorLevels)
  func `are what is seen`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let side = 20
    var pixels = [UInt32](repeating: 0xFF12_3456, count: side * side)
    SmallPicture(width: 16, height: 16).use { picture, squares in
      var quad = pegbar_quad()
      (quad.a, quad.b) = ((1, -1, 0, 0), (0, 0, 1, -1))
      // From (2, 2) to (18, 18).
      quad.c = (-1.5, 17.5, -1.5, 17.5)
      var map = pegbar_map()
      (map.s, map.t, map.row) = (-1.75, -2, 0.5)
      (map.down_t, map.ds) = (1, 65_536)
      kernels.over_tinted_quad(
        &pixels,
        side,
        side,
        side,
        0,
        0,
        &quad,
        picture,
        squares,
        &map,
        ~0,
        1
      )
      for y in 0..<side {
        for x in 0..<side {
          let isInside = 2..<18 ~= x && 2..<18 ~= y
          let sample = picture.pointee.sample(Int64(256 * (x - 2) - 64), Int64(256 * (y - 2)))
          let wanted = isInside ? sum(0xFF12_3456, sample) : 0xFF12_3456
          #expect(pixels[y * side + x] == wanted)
        }
      }
    }
  }

  private func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { $0 << 8 | min((a >> $1 & 255) + (b >> $1 & 255), 255) }
  }
}
