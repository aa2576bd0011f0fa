// The versions of Foundation by which programs of before Swift 2 told systems apart. Source: NSObjCRuntime.h of
// Apple's Foundation, as programs repeat it.

/// The version of Foundation: one later than all that have a name.
public let NSFoundationVersionNumber: Double = 2000
/// iOS 7.0's.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// iOS 7.1's.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// iOS 8.0's.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// iOS 8.1's.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// iOS 8.2's.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1142.14
/// iOS 8.3's.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// iOS 8.4's.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
/// None of iOS 8 has a later one.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// iOS 9.0's.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// iOS 9.1's.
public let NSFoundationVersionNumber_iOS_9_1: Double = 1241.14
/// iOS 9.2's.
public let NSFoundationVersionNumber_iOS_9_2: Double = 1242.12
/// iOS 9.3's.
public let NSFoundationVersionNumber_iOS_9_3: Double = 1242.12
/// iOS 9.4's.
public let NSFoundationVersionNumber_iOS_9_4: Double = 1280.25
/// None of iOS 9 has a later one.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
