import Failures
@_spi(XcodeSources) import ObjCRuntime

import NibDocument
import PlatformInterface

/// Runtime attributes, outlets and actions.
extension NibBuilder {
  func setRuntimeAttributes(_ source: NibObject, _ object: AnyObject) {
    guard !source.runtimeAttributes.isEmpty, let object = object as? NSObject else { return }
    for attribute in source.runtimeAttributes {
      let path = attribute.keyPath
      guard NibBuilder.takes(path, object) else {
        // iOS-BEHAVIOUR: UIKit logs this and goes on. Evidence: unmeasured.
        tell(
          .damaged,
          "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): this "
            + "class is not key value coding-compliant for the key \(path).", source,
          line: attribute.line)
        continue
      }
      if case .null = attribute.value {
        object.setValue(nil, forKeyPath: path)
      } else if let value = plainValue(attribute.value, source) {
        object.setValue(value, forKeyPath: path)
      }
    }
  }

  /// Whether the first key of a path, and the last one of the object it leads to, are there.
  private static func takes(_ path: String, _ object: NSObject) -> Bool {
    let keys = path.split(separator: ".").map(String.init)
    var owner = object
    for key in keys.dropLast() {
      guard KeyValueCoding.hasKey(key, owner) else { return false }
      guard let next = owner.value(forKey: key) as? NSObject else { return true }
      owner = next
    }
    return keys.last.map { KeyValueCoding.hasKey($0, owner) } ?? false
  }

  func connect(_ source: NibObject, _ object: AnyObject, withSegues: Bool = true) {
    connect(source.connections, of: source, object, withSegues: withSegues)
  }

  /// Sets those connections of an object.
  func connect(
    _ connections: [NibConnection], of source: NibObject, _ object: AnyObject,
    withSegues: Bool = true
  ) {
    var collected: [String: [AnyObject]] = [:]
    for connection in connections {
      switch connection.kind {
      case .outlet(let property):
        guard let target = self.object(connection.destination) else {
          left(connection, of: object, source)
          continue
        }
        setOutlet(property, target, of: object, source, connection)
      case .outletCollection(let property, _):
        guard let target = self.object(connection.destination) else {
          left(connection, of: object, source)
          continue
        }
        collected[property, default: []].append(target)
      case .action(let selector, let event):
        addAction(selector, event, of: object, source, connection)
      case .segue: if withSegues { addSegue(connection, of: object, source) }
      }
    }
    for (property, targets) in collected.sorted(by: { $0.key < $1.key }) {
      setCollection(property, targets, of: object, source)
    }
  }

  /// Objects of placeholders may be left out by whoever instantiates the document, and others are still to be made.
  private func left(
    _ connection: NibConnection, of object: AnyObject, _ source: NibObject
  ) {
    if awaitsMore { return waiting.append((source, object, connection)) }
    guard document.object(connection.destination)?.element != "placeholder" else { return }
    tell(
      .damaged, "A connection is left out: its destination \(connection.destination) was not made.",
      source, line: connection.line)
  }

  private func setOutlet(
    _ property: String, _ target: AnyObject, of object: AnyObject, _ source: NibObject,
    _ connection: NibConnection
  ) {
    guard let object = object as? NSObject, KeyValueCoding.hasKey(property, object) else {
      failure(
        problem(
          .damaged,
          "NSUnknownKeyException: [<\(type(of: object)) \(Unmanaged.passUnretained(object).toOpaque())> "
            + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "\(property). The outlet should be a property of \(type(of: object)) with @IBOutlet.",
          source, line: connection.line))
    }
    if let known = KeyValueCoding.settable(property, of: object) {
      do {
        try known.setValue(target, of: object)
      } catch let error where known.keep(target, of: object) {
        // iOS-BEHAVIOUR: outlets keep whatever object they are given. Evidence: unmeasured.
        tell(
          .damaged,
          "The outlet \(property) of \(type(of: object)) has an object of a class above its own: \(error) What only "
            + "the class below has ends the program.", source, line: connection.line)
      } catch {
        tell(
          .damaged, "The outlet \(property) of \(type(of: object)) was not set: \(error)", source,
          line: connection.line)
      }
    } else {
      object.setValue(target, forKey: property)
    }
  }

  private func setCollection(
    _ property: String, _ targets: [AnyObject], of object: AnyObject, _ source: NibObject
  ) {
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in targets {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    guard let object = object as? NSObject, KeyValueCoding.hasKey(property, object) else {
      failure(
        problem(
          .damaged,
          "NSUnknownKeyException: this class is not key value coding-compliant for the key "
            + "\(property). The outlet collection should be a property of \(type(of: object)) with "
            + "@IBOutlet.", source))
    }
    object.setValue(targets, forKey: property)
  }

  private func addAction(
    _ selector: String, _ event: String?, of object: AnyObject, _ source: NibObject,
    _ connection: NibConnection
  ) {
    guard let target = self.object(connection.destination) else {
      return left(connection, of: object, source)
    }
    guard target !== NibExit.shared else {
      // Ways back are segues; what is left of one in a document reaches nobody.
      return tell(
        .damaged, "The action \(selector) is left out: it leads to the scene's exit.", source,
        line: connection.line)
    }
    let receiver: AnyObject? = target === NibFirstResponder.shared ? nil : target
    let action = Selector(selector)
    switch object {
    case let control as UIControl:
      let events = event.flatMap { NibWords.events[$0] } ?? .primaryActionTriggered
      control.addTarget(receiver, action: action, for: events)
    case let recognizer as UIGestureRecognizer:
      guard let receiver else { return }
      recognizer.addTarget(receiver, action: action)
    case let item as UIBarButtonItem:
      item.target = receiver
      item.action = action
    default:
      tell(
        .unknown, "The action \(selector) of this object is not supported.", source,
        line: connection.line)
    }
  }
}
