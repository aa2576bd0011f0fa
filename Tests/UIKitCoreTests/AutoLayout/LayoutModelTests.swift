import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Random trees under random changes, against plain arithmetic.
final class LayoutModelTests: XCTestCase {
  func test_randomTrees_lieWhereArithmeticPutsThem() {
    withEverySeed(0..<120) { seed in
      onMainActor {
        let model = TreeModel(seed: seed)
        for _ in 0..<12 {
          for _ in 0..<model.random.int(1..<6) { model.change() }
          let lines = logged { model.fixture.layOut() }
          XCTAssertEqual(lines, [])
          model.check()
        }
      }
    }
  }
}

/// Views whose every edge is bound to something that is known, in a tree that is cut and grown.
@MainActor
private final class TreeModel {
  @MainActor final class Node {
    let view = UIView()
    weak var parent: Node?
    var children: [Node] = []
    var x = Rule()
    var y = Rule()
    var width = Rule()
    var height = Rule()
    /// Placed by hand; the rules count for nothing.
    var frame: CGRect?
  }

  /// A length, or a share of another's, and what stands for it.
  @MainActor final class Rule {
    var constant: CGFloat = 0
    var multiplier: CGFloat = 1
    /// Whose edge or size it is bound to; the superview's where nil.
    weak var other: Node?
    var isSize = false
    var isBound = true
    var constraint: NSLayoutConstraint?
  }

  let fixture = LayoutFixture()
  var random: SeededGenerator
  private let root = Node()
  private var rootView: UIView { fixture.root }

  init(seed: UInt64) {
    random = SeededGenerator(seed: Int(seed))
    for _ in 0..<4 { grow() }
  }

  private var nodes: [Node] {
    var found: [Node] = []
    var waiting = root.children
    while let node = waiting.popLast() {
      found.append(node)
      waiting.append(contentsOf: node.children)
    }
    return found
  }

  private func view(of node: Node?) -> UIView {
    guard let node, node !== root else { return rootView }
    return node.view
  }

  func change() {
    let all = nodes
    guard let node = all.randomElement(using: &random) else { return grow() }
    switch random.int(0..<9) {
    case 0, 1, 2: grow()
    case 3: cut(node)
    case 4: toggle(node)
    case 5: rootView.frame.size = CGSize(width: random.int(100..<400), height: 150)
    case 6 where node.frame != nil:
      node.frame = CGRect(
        x: random.int(-20..<100), y: random.int(0..<50), width: random.int(0..<90),
        height: random.int(0..<90))
      node.view.frame = node.frame ?? .zero
    default:
      for rule in [node.x, node.y, node.width, node.height] where random.bool() {
        rule.constant = CGFloat(random.int(0..<60))
        rule.constraint?.constant = rule.constant
      }
    }
  }

  private func grow() {
    let node = Node()
    let parent = ([root] + nodes).randomElement(using: &random) ?? root
    node.parent = parent
    view(of: parent).addSubview(node.view)
    parent.children.append(node)
    node.view.translatesAutoresizingMaskIntoConstraints = false
    bind(node)
  }

  /// Earlier siblings are known when a view is bound to them.
  private func bind(_ node: Node) {
    guard let parent = node.parent else { return }
    let index = parent.children.firstIndex { $0 === node } ?? 0
    let earlier = Array(parent.children[..<index])
    for (rule, isSize) in [
      (node.x, false), (node.y, false), (node.width, true), (node.height, true),
    ] {
      rule.isSize = isSize
      rule.constant = CGFloat(random.int(0..<60))
      rule.multiplier = isSize && random.bool() ? 0.5 : 1
      rule.other = random.bool() ? earlier.randomElement(using: &random) : nil
      rule.isBound = !isSize || random.int(0..<3) > 0
    }
    activate(node)
  }

  private func activate(_ node: Node) {
    let view = node.view
    for (rule, attribute, far) in [
      (node.x, NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.right),
      (node.y, .top, .bottom), (node.width, .width, .width), (node.height, .height, .height),
    ] {
      let other = rule.other.map { self.view(of: $0) }
      let constraint: NSLayoutConstraint
      if rule.isBound {
        let item = other ?? self.view(of: node.parent)
        constraint = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: item,
          attribute: rule.isSize ? attribute : (other == nil ? attribute : far),
          multiplier: rule.multiplier, constant: rule.constant)
      } else {
        constraint = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: rule.constant)
      }
      rule.constraint = constraint
      constraint.isActive = true
    }
  }

  private func cut(_ node: Node) {
    guard let parent = node.parent else { return }
    // Nobody may be bound to what leaves.
    for sibling in parent.children {
      for rule in [sibling.x, sibling.y, sibling.width, sibling.height] where rule.other === node {
        return
      }
    }
    parent.children.removeAll { $0 === node }
    if random.bool() {
      node.view.removeFromSuperview()
      return
    }
    // Elsewhere it needs new constraints outside; those inside come along.
    var inside: [Node] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      inside.append(next)
      waiting.append(contentsOf: next.children)
    }
    let targets = ([root] + nodes).filter { target in !inside.contains { $0 === target } }
    let target = targets.randomElement(using: &random) ?? root
    node.parent = target
    target.children.append(node)
    view(of: target).addSubview(node.view)
    for rule in [node.x, node.y, node.width, node.height] {
      rule.constraint?.isActive = false
    }
    if node.frame == nil { bind(node) }
  }

  private func toggle(_ node: Node) {
    if node.frame != nil {
      node.frame = nil
      node.view.translatesAutoresizingMaskIntoConstraints = false
      for rule in [node.x, node.y, node.width, node.height] { rule.constraint?.isActive = false }
      bind(node)
    } else {
      for rule in [node.x, node.y, node.width, node.height] { rule.constraint?.isActive = false }
      node.frame = CGRect(x: 3, y: 4, width: random.int(0..<90), height: random.int(0..<90))
      node.view.translatesAutoresizingMaskIntoConstraints = true
      node.view.frame = node.frame ?? .zero
    }
  }

  // MARK: Arithmetic

  private var known: [ObjectIdentifier: CGRect] = [:]

  func check() {
    known = [:]
    for node in nodes {
      let expected = frame(of: node)
      let actual = node.view.frame
      // Each edge is rounded to a pixel of its own superview.
      for (a, b) in [
        (expected.minX, actual.minX), (expected.minY, actual.minY), (expected.maxX, actual.maxX),
        (expected.maxY, actual.maxY),
      ] where abs(a - b) > 0.51 {
        XCTFail("expected \(expected), found \(actual)")
        return
      }
    }
  }

  private func size(of node: Node?) -> CGSize {
    guard let node, node !== root else { return rootView.bounds.size }
    return frame(of: node).size
  }

  private func frame(of node: Node) -> CGRect {
    if let frame = node.frame { return frame }
    if let frame = known[ObjectIdentifier(node)] { return frame }
    let parent = size(of: node.parent)
    func length(_ rule: Rule, _ path: KeyPath<CGSize, CGFloat>) -> CGFloat {
      guard rule.isBound else { return rule.constant }
      let other = rule.other.map { self.frame(of: $0).size } ?? parent
      return other[keyPath: path] * rule.multiplier + rule.constant
    }
    func place(_ rule: Rule, _ edge: KeyPath<CGRect, CGFloat>) -> CGFloat {
      (rule.other.map { self.frame(of: $0)[keyPath: edge] } ?? 0) + rule.constant
    }
    let frame = CGRect(
      x: place(node.x, \.maxX), y: place(node.y, \.maxY), width: length(node.width, \.width),
      height: length(node.height, \.height))
    known[ObjectIdentifier(node)] = frame
    return frame
  }
}
