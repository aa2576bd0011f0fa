import UIKit
import UIKitTestSupport

extension Scenario {
  /// Views, scroll views, animations and constraints with odd numbers.
  static let oddViews: [[Scenario]] = [
    each(oddNumbers, "a scroll view's numbers of") { number in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let inside = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
      view.addSubview(inside)
      let harness = show(view)
      guard number.isFinite else { return }
      view.contentSize = CGSize(width: number, height: number)
      view.contentInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      view.minimumZoomScale = number
      view.maximumZoomScale = number
      view.zoomScale = number
      view.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
      view.zoom(to: CGRect(x: number, y: number, width: number, height: number), animated: true)
      harness.settle()
      try harness.perform("fling 100,100 by 0,-300\nidle")
    },
    each(oddNumbers, "a view's numbers of") { number in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.backgroundColor = .red
      let harness = show(view)
      view.alpha = number
      view.contentScaleFactor = number
      view.transform = CGAffineTransform(rotationAngle: number)
      view.transform = CGAffineTransform(scaleX: number, y: number)
      view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      view.layer.cornerRadius = number
      view.layer.borderWidth = number
      view.layer.zPosition = number
      view.layer.shadowRadius = number
      view.layer.shadowOpacity = Float(number)
      view.layer.shadowOffset = CGSize(width: number, height: number)
      view.layer.opacity = Float(number)
      view.layer.contentsScale = number
      view.layer.rasterizationScale = number
      view.layer.shouldRasterize = true
      view.layer.timeOffset = Double(number)
      view.layer.speed = Float(number)
      harness.settle(timeout: 1)
      if number.isFinite {
        view.frame = CGRect(x: number, y: number, width: number, height: number)
        harness.settle(timeout: 1)
        view.bounds = CGRect(x: number, y: number, width: number, height: number)
        view.center = CGPoint(x: number, y: number)
        harness.settle(timeout: 1)
      }
      _ = view.sizeThatFits(CGSize(width: number, height: number))
      _ = view.systemLayoutSizeFitting(CGSize(width: number, height: number))
      _ = view.hitTest(CGPoint(x: number, y: number), with: nil)
      _ = view.convert(CGPoint(x: number, y: number), to: nil)
      _ = harness.picture()
    },
    each(oddNumbers, "an animation of") { number in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      let harness = show(view)
      UIView.animate(withDuration: Double(number), delay: Double(number)) { view.alpha = 0.5 }
      UIView.animate(
        withDuration: 0.1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
      ) { view.center.x = 100 }
      UIView.animateKeyframes(withDuration: Double(number), delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: Double(number), relativeDuration: Double(number)
        ) { view.alpha = 1 }
      }
      let basic = CABasicAnimation(keyPath: "position.x")
      basic.toValue = number
      basic.duration = Double(number)
      basic.repeatCount = Float(number)
      basic.beginTime = Double(number)
      view.layer.add(basic, forKey: "a")
      let frames = CAKeyframeAnimation(keyPath: "opacity")
      frames.values = [0, number]
      frames.keyTimes = [NSNumber(value: Double(number)), 1, 0.2]
      view.layer.add(frames, forKey: "b")
      let spring = CASpringAnimation(keyPath: "opacity")
      spring.mass = number
      spring.stiffness = number
      spring.damping = number
      spring.initialVelocity = number
      view.layer.add(spring, forKey: "c")
      let animator = UIViewPropertyAnimator(
        duration: Double(number), timingParameters: UISpringTimingParameters(dampingRatio: number))
      animator.addAnimations { view.alpha = 0.3 }
      animator.startAnimation()
      animator.fractionComplete = number
      harness.advance(by: 0.5)
      animator.stopAnimation(true)
    },
    each(oddNumbers, "constraints of") { number in
      guard number.isFinite else { return }
      let view = UIView()
      let inside = UIView()
      view.addSubview(inside)
      inside.translatesAutoresizingMaskIntoConstraints = false
      inside.widthAnchor.constraint(equalToConstant: number).isActive = true
      inside.heightAnchor.constraint(
        equalTo: view.heightAnchor, multiplier: number, constant: number
      ).isActive = true
      inside.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: number).isActive = true
      inside.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      inside.setContentHuggingPriority(UILayoutPriority(Float(number)), for: .vertical)
      show(view)
    },
    each(oddIndexes, "a subview at index") { index in
      let view = UIView()
      view.addSubview(UIView())
      view.insertSubview(UIView(), at: index)
      view.exchangeSubview(at: index, withSubviewAt: 0)
      view.viewWithTag(index)?.tag = index
      view.tag = index
      view.bringSubviewToFront(UIView())
      view.insertSubview(UIView(), aboveSubview: UIView())
      view.layer.insertSublayer(CALayer(), at: UInt32(truncatingIfNeeded: index))
    },
  ]
}
