import CKernels

extension BoxBlur {
  /// The box as the kernels take it.
  var kernel: pegbar_box { pegbar_box(radius: UInt32(radius), edge: UInt32(edge)) }
}
