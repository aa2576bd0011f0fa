import Foundation

/// Codes of errors, as Apple's numbers are.
public let NSManagedObjectValidationError = 1550
/// A value that must be there is not.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship to many has fewer objects than it should have.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship to many has more objects than it may have.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// Several values are wrong.
public let NSValidationMultipleErrorsError = 1560
/// A store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// A store could not be saved.
public let NSPersistentStoreSaveError = 134030
/// Two contexts changed the same object.
public let NSManagedObjectMergeError = 133020
/// Two objects have a value that no two may share.
public let NSManagedObjectConstraintMergeError = 133021
/// The key of an error for the object that is wrong.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of an error for the property that is wrong.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of an error for all that is wrong.
public let NSDetailedErrorsKey = "NSDetailedErrors"

enum CoreDataError {
  static func missing(_ key: String, of object: NSManagedObject) -> NSError {
    make(
      NSValidationMissingMandatoryPropertyError, "\(key) is a required value.",
      [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key])
  }

  static func wrongCount(_ code: Int, _ key: String, of object: NSManagedObject) -> NSError {
    let isLess = code == NSValidationRelationshipLacksMinimumCountError
    return make(
      code, "Too \(isLess ? "few" : "many") items for \(key).",
      [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key])
  }

  static func make(_ code: Int, _ text: String, _ more: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: more.merging([NSLocalizedDescriptionKey: text]) { $1 })
  }
}
