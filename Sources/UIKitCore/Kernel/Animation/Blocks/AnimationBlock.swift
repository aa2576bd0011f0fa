import QuartzCore

/// The animations of one block, whose end somebody waits for.
@MainActor
final class AnimationBlock {
  private var pending = 0
  private var isClosed = false
  private var allFinished = true
  private var completions: [(Bool) -> Void] = []
  /// Called once, when the first animation begins.
  var willStart: (() -> Void)?

  init(completion: ((Bool) -> Void)? = nil) {
    if let completion { completions.append(completion) }
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Nothing was animated so far.
  var isEmpty: Bool { pending == 0 }

  /// A delegate for an animation of the block on `layer`.
  ///
  /// - Parameters:
  ///   - blocksTouches: the layer's view gets no touches until the end.
  ///   - hitsShownPlace: it is touched where it is seen, not where it will be.
  func makeToken(for layer: CALayer, blocksTouches: Bool, hitsShownPlace: Bool = false)
    -> AnimationToken
  {
    pending += 1
    let effect: AnimationToken.Effect? =
      blocksTouches ? .blocksTouches : hitsShownPlace ? .hitsShownPlace : nil
    return AnimationToken(block: self, view: layer.owner as? UIView, effect)
  }

  /// No more animations come.
  func close() {
    isClosed = true
    guard pending == 0 else { return }
    // iOS-BEHAVIOUR: with nothing to animate the completion comes with the run loop's next turn, and
    // says that all is finished. Evidence: unmeasured.
    guard !completions.isEmpty else { return }
    DispatchQueue.main.async { self.finish() }
  }

  fileprivate func animationDidStart() {
    let start = willStart
    willStart = nil
    start?()
  }

  fileprivate func animationDidStop(finished: Bool) {
    pending -= 1
    if !finished { allFinished = false }
    if isClosed, pending == 0 { finish() }
  }

  private func finish() {
    let work = completions
    completions = []
    for completion in work { completion(allFinished) }
  }
}

/// Stands for one animation of a block, and for what it does to touches of its view.
@MainActor
final class AnimationToken: NSObject, CAAnimationDelegate {
  enum Effect { case blocksTouches, hitsShownPlace }

  private let block: AnimationBlock
  private weak var view: UIView?
  private let effect: Effect?

  init(block: AnimationBlock, view: UIView?, _ effect: Effect?) {
    self.block = block
    self.effect = effect
    super.init()
    guard let effect else { return }
    self.view = view
    view?.begin(effect)
  }

  nonisolated func animationDidStart(_ anim: CAAnimation) {
    MainActor.assumeIsolated { block.animationDidStart() }
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated {
      if let effect { view?.end(effect) }
      view = nil
      block.animationDidStop(finished: flag)
    }
  }
}

extension UIView {
  fileprivate func begin(_ effect: AnimationToken.Effect) { change(effect, by: 1) }
  fileprivate func end(_ effect: AnimationToken.Effect) { change(effect, by: -1) }

  private func change(_ effect: AnimationToken.Effect, by change: Int) {
    let state = madeRare
    switch effect {
    case .blocksTouches:
      state.touchBlocks += change
      setFlag(.touchesBlocked, state.touchBlocks > 0)
    case .hitsShownPlace:
      state.shownPlaceHits += change
      setFlag(.isHitWhereShown, state.shownPlaceHits > 0)
    }
  }
}
