/// Which axis a drag is locked to where `isDirectionalLockEnabled` asks for one.
enum ScrollLock {
  // iOS-BEHAVIOUR: a drag that begins diagonally is not locked. What counts as diagonal was not
  // measured; here it is a slope over 1:2. Evidence: scroll-14.
  static func axis(of delta: CGVector) -> NSLayoutConstraint.Axis? {
    let (dx, dy) = (abs(delta.dx), abs(delta.dy))
    if dy <= dx / 2 { return .horizontal }
    return dx <= dy / 2 ? .vertical : nil
  }
}
