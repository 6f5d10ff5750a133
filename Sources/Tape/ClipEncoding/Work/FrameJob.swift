/// A frame on its way into an output: what is made of it beside other frames, and what becomes of that in its turn.
final class FrameJob<Product: Sendable>: ClipJob {
  private let whenTaken: @Sendable () -> Void
  private let make: @Sendable () throws(ClipError) -> Product
  private let use: @Sendable (Product) throws(ClipError) -> Void
  private let product = Monitor<Product?>(nil)

  /// - Parameters:
  ///   - whenTaken: Called once, when nobody reads the frame any more.
  ///   - make: What can be done beside other frames.
  ///   - use: What is done with it, one frame after the other.
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
    // (Let go of at once: it may be as large as a frame.)
    let made = product.change { product in
      defer { product = nil }
      return product
    }
    if let made { try use(made) }
  }
}
