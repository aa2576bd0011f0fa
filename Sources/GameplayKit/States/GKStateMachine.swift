import Foundation

/// One of the states that a machine can be in.
open class GKState: NSObject {
  /// The machine that the state belongs to; nil before it belongs to one.
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Whether the machine may go from this state to one of a class; to any, unless a subclass says otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the machine has gone to this state.
  ///
  /// - Parameter previousState: where it was before; nil for the first state.
  open func didEnter(from previousState: GKState?) {}
  /// Called by `GKStateMachine.update(deltaTime:)` while the machine is in this state.
  ///
  /// - Parameter seconds: how long ago that was called last.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called when the machine is about to leave this state.
  open func willExit(to nextState: GKState) {}
}

/// Something that always is in one of several states, each an object of a class of its own.
open class GKStateMachine: NSObject {
  /// The state that the machine is in; nil until it enters the first one.
  open private(set) var currentState: GKState?
  private let states: [ObjectIdentifier: GKState]

  /// Makes a machine with states, of each class one; of several of a class the last counts.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in self.states.values { state.stateMachine = self }
  }

  /// Returns the machine's state of a class; nil where it has none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Whether the machine may go to the state of a class: it has one, and the state that it is in allows that.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil
      && (currentState?.isValidNextState(stateClass) ?? true)
  }

  /// Goes to the state of a class, telling the state that is left and then the one that is entered; false, and nothing
  /// happens, where `canEnterState(_:)` says no.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Passes on to the state that the machine is in how long ago this was called last, in seconds.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
