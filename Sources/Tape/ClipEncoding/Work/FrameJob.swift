/// A frame's job: a part that runs in parallel with other frames, and a part that runs in the frames' order.
final class FrameJob<Product: Sendable>: ClipJob {
  private let whenTaken: @Sendable () -> Void
  private let make: @Sendable () throws(ClipError) -> Product
  private let use: @Sendable (Product) throws(ClipError) -> Void
  private let product = Monitor<Product?>(nil)

  /// - Parameters:
  ///   - whenTaken: Called exactly once, when the frame is not read any more.
  ///   - make: The part that runs in parallel with other frames.
  ///   - use: The part that runs in the frames' order, with the result of `make`.
  init(
    whenTaken: @escaping @Sendable () -> Void = {},
    make: @escaping @Sendable () throws(ClipError) -> Product,
    use: @escaping @Sendable (Product) throws(ClipError) -> Void
  ) {
    (self.whenTaken, self.make, self.use) = (whenTaken, make, use)
  }

  func work() throws(ClipError) {
    let made = try make()
    product.change { $0 = made }
  }

  func giveBack() { whenTaken() }

  func deliver() throws(ClipError) {
    // (Released at once: it may be as large as a frame.)
    let made = product.change { product in
      defer { product = nil }
      return product
    }
    if let made { try use(made) }
  }
}
