internal import CX11
internal import CoreGraphics

/// The pointing devices of a display that scroll by valuators (XInput 2.1).
///
/// The server has one or more pointers, each moved by several devices. When another device starts to move a pointer,
/// the server first reports the valuators of that device. So the pointer's current valuators are always known.
///
/// Only motion is selected in this way. Presses are core events, and while a button is held so are all other events of
/// the pointer. The wheel is then reported by its buttons, as on servers without valuators.
final class PointerDevices {
  /// The major opcode of XInput.
  let opcode: Int32
  private let display: OpaquePointer
  /// The valuators of each pointer.
  private var valuators: [Int32: ScrollValuators] = [:]
  /// The valuators' values when the server was queried, for each pointer, and the number of that request.
  private var asked: (serial: UInt, values: [Int32: [Int: Double]])?
  /// Whether a device was seen that scrolls by valuators.
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
    requery()
  }

  /// Selects motion with valuators in a window; presses stay core events.
  func watchMotion(in window: Window) { select(XI_Motion, on: window) }

  /// Whether a press of a button repeats what valuators report.
  func tell(button: UInt32) -> Bool { valuators.values.contains { $0.tell(button: button) } }

  /// Queries the valuators' values again: they may have changed unseen (one round trip, if there are any).
  ///
  /// The answer is valid for events from then on. Of the events already on their way, the first only reports the value:
  /// how far it scrolled is unknown.
  func requery() {
    guard valuators.values.contains(where: { !$0.isEmpty }) else { return }
    let serial = XNextRequest(display)
    var values: [Int32: [Int: Double]] = [:]
    query(XIAllMasterDevices) { values[$0.deviceid] = $0.values }
    for pointer in valuators.keys { valuators[pointer]?.forget() }
    asked = (serial, values)
  }

  /// Handles a change of the device that moves a pointer, or of its valuators.
  ///
  /// - Returns: Whether it is the first device that scrolls by valuators.
  func take(_ event: XIDeviceChangedEvent) -> Bool {
    var own = ScrollValuators(classes: event.classes, count: event.num_classes)
    // It contains the values before the event that follows.
    own.begin(at: valuatorValues(of: event.classes, count: event.num_classes))
    valuators[event.deviceid] = own
    guard !own.isEmpty, !scrollSmoothly else { return false }
    scrollSmoothly = true
    return true
  }

  /// The distance that an event scrolls, in points; `nil` where it does not.
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
  /// The values of the device's valuators.
  fileprivate var values: [Int: Double] { valuatorValues(of: classes, count: num_classes) }
}

/// The values of the valuators among a device's classes.
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
  /// The valuators' values in the event.
  fileprivate var values: [Int: Double] {
    var (values, next): ([Int: Double], Int) = ([:], 0)
    for number in 0..<Int(valuators.mask_len) * 8 where isSet(number, in: valuators.mask) {
      values[number] = valuators.values[next]
      next += 1
    }
    return values
  }

  /// Whether it reports a move, not only scrolling.
  var moves: Bool {
    valuators.mask_len > 0 && valuators.mask[0] & 3 != 0
  }

  /// The buttons and modifier keys that are held, in the form of core events.
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
