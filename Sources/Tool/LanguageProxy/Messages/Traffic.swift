import SceneProtocol

/// What follows on a message: messages to send, each in its direction in this order.
package struct Traffic: Equatable {
  /// The texts of messages for the language server.
  package var toServer: [[UInt8]] = []
  /// The texts of messages for the editor.
  package var toClient: [[UInt8]] = []

  package init(toServer: [[UInt8]] = [], toClient: [[UInt8]] = []) {
    (self.toServer, self.toClient) = (toServer, toClient)
  }
}

extension JSON {
  /// The text of a message.
  var message: [UInt8] { Array(text.utf8) }

  /// A notification.
  static func notification(_ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  /// What `window/showMessage` says, as an error.
  static func shownError(_ text: String) -> JSON {
    notification("window/showMessage", ["type": .number(1), "message": .string(text)])
  }
}
