import ObjCRuntime

// Both keep values under any key, and have methods for that in their bodies.
extension CALayer: KeyValueContainer {}
extension CAAnimation: KeyValueContainer {}
extension CAEmitterCell: KeyValueContainer {}
