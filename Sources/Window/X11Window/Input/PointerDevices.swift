internal import CX11
internal import CoreGraphics

/// The pointing devices of a display, as far as they scroll by valuators (XInput 2.1).
///
/// The server has one pointer, or more, each moved by several devices. Before the first event of another device than
/// before it tells what that one has, so it is always known by what the pointer scrolls now.
///
/// Only motion is asked for in this way: presses are core events, and while a button is held so is all of the pointer.
/// Then the wheel is told by its buttons, as on servers without valuators.
final class PointerDevices {
  /// The major opcode of XInput.
  let opcode: Int32
  private let display: OpaquePointer
  /// By the pointer.
  private var valuators: [Int32: ScrollValuators] = [:]
  /// Where valuators were when the server was asked, by the pointer, and the number of that request.
  private var asked: (serial: UInt, values: [Int32: [Int: Double]])?
  /// Whether some device has been seen that has valuators to scroll by.
  private(set) var scrollSmoothly = false

  /// `nil` where the server has no XInput 2.1.
  init?(display: OpaquePointer) {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0 else {
      return nil
    }
    var (major, minor): (Int32, Int32) = (2, 2)
    guard XIQueryVersion(display, &major, &minor) == Success, (major, minor) >= (2, 1) else {
      return nil
    }
    (self.opcode, self.display) = (opcode, display)
    select(XI_DeviceChanged, on: XDefaultRootWindow(display))
    query(XIAllDevices) { device in
      let own = ScrollValuators(device)
      if !own.isEmpty { scrollSmoothly = true }
      if device.use == XIMasterPointer { valuators[device.deviceid] = own }
    }
    beginAnew()
  }

  /// Has motion in a window told with what devices scroll; presses stay what they are.
  func watchMotion(in window: Window) { select(XI_Motion, on: window) }

  /// Whether a press of a button repeats what was told by valuators.
  func tell(button: UInt32) -> Bool { valuators.values.contains { $0.tell(button: button) } }

  /// Finds out where valuators are now: they may have changed unseen (one round trip, where there are some).
  ///
  /// The answer is true for events from then on. Of those that are on their way the first only says where it is: how
  /// far it went nobody knows.
  func beginAnew() {
    guard valuators.values.contains(where: { !$0.isEmpty }) else { return }
    let serial = XNextRequest(display)
    var values: [Int32: [Int: Double]] = [:]
    query(XIAllMasterDevices) { values[$0.deviceid] = $0.values }
    for pointer in valuators.keys { valuators[pointer]?.forget() }
    asked = (serial, values)
  }

  /// Another device moves a pointer, or it has other valuators.
  ///
  /// - Returns: Whether it is the first that scrolls by valuators.
  func take(_ event: XIDeviceChangedEvent) -> Bool {
    var own = ScrollValuators(classes: event.classes, count: event.num_classes)
    // It tells where they were before the event that follows.
    own.begin(at: valuatorValues(of: event.classes, count: event.num_classes))
    valuators[event.deviceid] = own
    guard !own.isEmpty, !scrollSmoothly else { return false }
    scrollSmoothly = true
    return true
  }

  /// How far an event scrolls, in points; `nil` where it does not.
  func scroll(_ event: XIDeviceEvent) -> CGVector? {
    if let asked, event.serial >= asked.serial {
      for (pointer, values) in asked.values { valuators[pointer]?.begin(at: values) }
      self.asked = nil
    }
    return valuators[event.deviceid]?.scroll(to: event.values)
  }

  private func select(_ type: Int32, on window: Window) {
    var bits: [UInt8] = [0, 0]
    bits[Int(type) / 8] |= 1 << UInt8(type % 8)
    bits.withUnsafeMutableBufferPointer { bits in
      var mask = XIEventMask(
        deviceid: XIAllMasterDevices,
        mask_len: Int32(bits.count),
        mask: bits.baseAddress
      )
      XISelectEvents(display, window, &mask, 1)
    }
  }

  private func query(_ which: Int32, _ body: (XIDeviceInfo) -> Void) {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(display, which, &count) else { return }
    defer { XIFreeDeviceInfo(devices) }
    for index in 0..<Int(count) { body(devices[index]) }
  }
}

extension ScrollValuators {
  fileprivate init(_ device: XIDeviceInfo) {
    self.init(classes: device.classes, count: device.num_classes)
  }

  fileprivate init(
    classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?,
    count: Int32
  ) {
    var axes: [Axis] = []
    for index in 0..<Int(count) {
      guard let any = classes?[index], any.pointee.type == XIScrollClass else { continue }
      let scroll = UnsafeRawPointer(any).load(as: XIScrollClassInfo.self)
      axes.append(
        Axis(
          number: Int(scroll.number),
          isVertical: scroll.scroll_type == XIScrollTypeVertical,
          increment: scroll.increment,
          hasButtons: scroll.flags & Int32(XIScrollFlagNoEmulation) == 0
        )
      )
    }
    self.init(axes)
  }
}

extension XIDeviceInfo {
  /// Where its valuators are.
  fileprivate var values: [Int: Double] { valuatorValues(of: classes, count: num_classes) }
}

/// Where the valuators among a device's classes are.
private func valuatorValues(
  of classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?,
  count: Int32
) -> [Int: Double] {
  var values: [Int: Double] = [:]
  for index in 0..<Int(count) {
    guard let any = classes?[index], any.pointee.type == XIValuatorClass else { continue }
    let valuator = UnsafeRawPointer(any).load(as: XIValuatorClassInfo.self)
    values[Int(valuator.number)] = valuator.value
  }
  return values
}

extension XIDeviceEvent {
  /// The valuators that it tells.
  fileprivate var values: [Int: Double] {
    var (values, next): ([Int: Double], Int) = ([:], 0)
    for number in 0..<Int(valuators.mask_len) * 8 where isSet(number, in: valuators.mask) {
      values[number] = valuators.values[next]
      next += 1
    }
    return values
  }

  /// Whether it tells of a move, and not only of scrolling.
  var moves: Bool {
    valuators.mask_len > 0 && valuators.mask[0] & 3 != 0
  }

  /// The buttons and modifier keys that are held, as core events tell them.
  var state: UInt32 {
    var state = UInt32(truncatingIfNeeded: mods.effective) & 0xFF
    state |= (UInt32(truncatingIfNeeded: group.effective) & 3) << 13
    for button in 1...5 where button < Int(buttons.mask_len) * 8 && isSet(button, in: buttons.mask)
    {
      state |= UInt32(Button1Mask) << UInt32(button - 1)
    }
    return state
  }

  private func isSet(_ bit: Int, in mask: UnsafeMutablePointer<UInt8>?) -> Bool {
    mask.map { $0[bit / 8] & (1 << UInt8(bit % 8)) != 0 } ?? false
  }
}
