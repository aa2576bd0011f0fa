extension MissingModules {
  /// What is there of Security: passwords, random bytes, and the words for them.
  static let presentOfSecurity: Set<String> = Set(
    """
    SecCopyErrorMessageString SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SecRandomCopyBytes \
    SecRandomRef errSecAllocate errSecAuthFailed errSecDecode errSecDuplicateItem \
    errSecInteractionNotAllowed errSecItemNotFound errSecNotAvailable errSecParam errSecSuccess \
    errSecUnimplemented errSecWrPerm kSecAttrAccessGroup kSecAttrAccessible \
    kSecAttrAccessibleAfterFirstUnlock kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly \
    kSecAttrAccessibleAlways kSecAttrAccessibleAlwaysThisDeviceOnly \
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly kSecAttrAccessibleWhenUnlocked \
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount kSecAttrAuthenticationType kSecAttrComment \
    kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrGeneric kSecAttrIsInvisible \
    kSecAttrIsNegative kSecAttrLabel kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol \
    kSecAttrProtocolHTTP kSecAttrProtocolHTTPS kSecAttrSecurityDomain kSecAttrServer kSecAttrService \
    kSecAttrSynchronizable kSecAttrSynchronizableAny kSecAttrType kSecClass kSecClassCertificate \
    kSecClassGenericPassword kSecClassIdentity kSecClassInternetPassword kSecClassKey kSecMatchLimit \
    kSecMatchLimitAll kSecMatchLimitOne kSecRandomDefault kSecReturnAttributes kSecReturnData \
    kSecReturnPersistentRef kSecReturnRef kSecUseDataProtectionKeychain kSecValueData kSecValuePersistentRef
    """.split(separator: " ").map(String.init))
}
