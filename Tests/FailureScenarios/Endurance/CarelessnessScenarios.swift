import UIKit
import UIKitTestSupport

extension Scenario {
  /// What programs do without looking, one mistake each.
  static let carelessness: [Scenario] = [
    Scenario("a layout that places items that do not exist") {
      let layout = Placing()
      layout.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layout.path = { .at($0.section + 4, $0.item + 7) }
      ShownCollection(layout: layout)
    },
    Scenario("a layout that places items at broken index paths") {
      let layout = Placing()
      layout.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layout.path = { _ in IndexPath(index: 3) }
      ShownCollection(layout: layout)
    },
    Scenario("so many pages") { UIPageControl().numberOfPages = .max },
    Scenario("so many rows in a picker") {
      final class Source: NSObject, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent part: Int) -> Int { .max }
      }
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      picker.dataSource = source
      show(picker)
      picker.selectRow(.max - 1, inComponent: 0, animated: true)
    },
    Scenario("a negative number of components in a picker") {
      final class Source: NSObject, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { -2 }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent part: Int) -> Int { 1 }
      }
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      picker.dataSource = source
      show(picker)
    },
    Scenario("dashes that are too short to be seen") {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1e6, y: 0))
      path.setLineDash([1e-9, 1e-9], count: 2, phase: 0)
      _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in path.stroke() }
      _ = path.cgPath.copy(dashingWithPhase: 0, lengths: [1e-9])
    },
    Scenario("a number of lines below none") {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.numberOfLines = -4
      label.text = "Some words that do not fit"
      show(label)
    },
    Scenario("drawing without a context") {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIRectClip(.zero)
      UIBezierPath(rect: .zero).stroke()
      NSString(string: "text").draw(at: .zero)
      UIImage().draw(at: .zero)
      UIGraphicsEndImageContext()
      UIGraphicsPopContext()
      _ = UIGraphicsGetImageFromCurrentImageContext()
      CATransaction.commit()
      UIView.commitAnimations()
    },
    Scenario("animations of what cannot be animated") {
      let view = box()
      let harness = show(view)
      for (path, value) in [
        ("position", "text" as Any), ("bogus.path", 1), ("", 1), ("opacity", UIColor.red),
        ("backgroundColor", 3), ("transform.rotation.q", 1), ("bounds.size", 4),
        ("position.x.y", 1), ("transform.scale", "large"),
      ] {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = value
        animation.toValue = value
        animation.duration = 1
        view.layer.add(animation, forKey: path)
        harness.advance(by: 0.1)
      }
      view.layer.add(CABasicAnimation(), forKey: nil)
      view.layer.add(CAAnimationGroup(), forKey: nil)
      view.layer.add(CATransition(), forKey: nil)
      harness.advance(by: 0.2)
    },
    Scenario("a layer's values by key") {
      let layer = CALayer()
      layer.setValue("text", forKeyPath: "transform.scale")
      layer.setValue(nil, forKeyPath: "position.x")
      layer.setValue(1, forKeyPath: "own.key")
      layer.setValue("half", forKey: "opacity")
      _ = layer.value(forKeyPath: "transform.rotation.none")
    },
    Scenario("positions of another text") {
      let (one, other) = (UITextView(), UITextView())
      one.text = "A text"
      other.text = "Another one, which is longer"
      let (start, end) = (other.beginningOfDocument, other.endOfDocument)
      _ = one.offset(from: one.beginningOfDocument, to: end)
      _ = one.caretRect(for: end)
      if let range = other.textRange(from: start, to: end) {
        _ = one.firstRect(for: range)
        _ = one.text(in: range)
        _ = one.selectionRects(for: range)
        one.selectedTextRange = range
        one.replace(range, withText: "new")
      }
      _ = one.textRange(from: end, to: one.beginningOfDocument)
      _ = one.position(from: end, offset: .max)
      _ = one.position(from: end, offset: .min)
      _ = one.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity))
      _ = one.characterRange(at: CGPoint(x: CGFloat.nan, y: .infinity))
      _ = one.tokenizer.position(from: end, toBoundary: .word, inDirection: .storage(.forward))
      _ = one.tokenizer.rangeEnclosingPosition(end, with: .line, inDirection: .storage(.backward))
    },
    Scenario("text changed by what does not fit it") {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.text = "👨‍👩‍👧 e\u{301} \u{200d}\0\u{fffd}"
      let harness = show(field)
      field.becomeFirstResponder()
      for _ in 0..<30 { field.deleteBackward() }
      field.insertText("\0\u{202e}abc")
      harness.settle()
      _ = harness.picture()
    },
    Scenario("names of nothing") {
      _ = UIImage(named: "")
      _ = UIImage(named: "../../etc/passwd")
      _ = UIImage(systemName: "")
      _ = UIColor(named: "")
      _ = UIFont(name: "", size: 12)
      _ = UIStoryboardSegue(
        identifier: nil, source: UIViewController(), destination: UIViewController())
      _ = NSClassFromString("")
      _ = Selector("")
      _ = UIPasteboard(name: UIPasteboard.Name(rawValue: ""), create: false)
    },
    Scenario("controllers ended that did not begin") {
      let controller = UIViewController()
      controller.dismiss(animated: true)
      controller.removeFromParent()
      controller.endAppearanceTransition()
      controller.willMove(toParent: nil)
      show(controller)
      controller.dismiss(animated: false)
      UIView().removeFromSuperview()
      UIResponder().resignFirstResponder()
      UIRefreshControl().endRefreshing()
      UISearchController(searchResultsController: nil).isActive = false
    },
    Scenario("one controller twice on a stack") {
      let controller = UIViewController()
      let navigation = UINavigationController()
      show(navigation)
      navigation.setViewControllers([controller, controller], animated: false)
    },
    Scenario("one controller as two tabs") {
      let controller = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [controller, controller]
      show(tabs)
    },
    Scenario("a controller in two containers") {
      let controller = UIViewController()
      let one = UINavigationController(rootViewController: controller)
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      show(tabs)
      _ = one
    },
    Scenario("controllers pushed and popped at once") {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let harness = show(navigation)
      for _ in 0..<4 {
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.popViewController(animated: true)
        navigation.popToRootViewController(animated: true)
      }
      harness.settle()
    },
    Scenario("a table reloaded by its own cells") {
      var count = 0
      let shown = ShownTable { numbers, _ in
        numbers.row = { view, path in
          count += 1
          if count < 20 { view.reloadData() }
          return view.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
      }
      shown.harness.settle()
    },
    Scenario("a batch inside of a request for a cell") {
      var count = 0
      ShownCollection { numbers, _ in
        numbers.cell = { view, path in
          count += 1
          if count == 2 {
            view.performBatchUpdates {
              numbers.counts = [4]
              view.insertItems(at: [.at(0, 0)])
            }
          }
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }
    },
    Scenario("data that changes without a word") {
      let shown = ShownCollection([500])
      shown.numbers.counts = [2]
      shown.numbers.cell = { view, path in
        let values = [1, 2]
        guard values.indices.contains(path.item) else {
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      try shown.harness.perform("fling 100,300 by 0,-300\nidle")
      shown.view.reloadData()
      shown.harness.settle()
    },
    Scenario("moves of an item by hand that is not there") {
      let view = ShownCollection().view
      _ = view.beginInteractiveMovementForItem(at: .at(9, 9))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 1))
      view.cancelInteractiveMovement()
      view.endInteractiveMovement()
    },
    Scenario("a split view without controllers") {
      let split = UISplitViewController(style: .doubleColumn)
      show(split)
      split.show(.primary)
      split.hide(.secondary)
      split.preferredDisplayMode = .twoBesideSecondary
      split.preferredPrimaryColumnWidthFraction = .nan
      split.minimumPrimaryColumnWidth = .nan
      split.maximumPrimaryColumnWidth = -.infinity
    },
    Scenario("an empty alert") {
      let controller = UIViewController()
      let harness = show(controller)
      controller.present(
        UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
      harness.settle()
      _ = harness.picture()
    },
  ]
}
