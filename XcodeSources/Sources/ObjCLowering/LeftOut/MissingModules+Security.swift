extension MissingModules {
  /// What is there of Security: passwords, random bytes, certificates, and the words for them.
  static let presentOfSecurity: Set<String> = Set(
    """
    SecCertificate SecCertificateCopyCommonName SecCertificateCopyData SecCertificateCopyKey \
    SecCertificateCopyPublicKey SecCertificateCopySerialNumberData SecCertificateCopySubjectSummary \
    SecCertificateCreateWithData SecCopyErrorMessageString SecItemAdd SecItemCopyMatching \
    SecItemDelete SecItemUpdate SecKey SecKeyCopyAttributes SecKeyCopyExternalRepresentation \
    SecKeyGetBlockSize SecPolicy SecPolicyCreateBasicX509 SecPolicyCreateRevocation \
    SecPolicyCreateSSL SecRandomCopyBytes SecRandomRef SecTrust SecTrustCopyCertificateChain \
    SecTrustCopyCustomAnchorCertificates SecTrustCopyExceptions SecTrustCopyKey SecTrustCopyPolicies \
    SecTrustCopyPublicKey SecTrustCreateWithCertificates SecTrustEvaluate \
    SecTrustEvaluateAsyncWithError SecTrustEvaluateWithError SecTrustGetCertificateAtIndex \
    SecTrustGetCertificateCount SecTrustGetTrustResult SecTrustResultType \
    SecTrustSetAnchorCertificates SecTrustSetAnchorCertificatesOnly SecTrustSetExceptions \
    SecTrustSetPolicies SecTrustSetVerifyDate errSecAllocate errSecAuthFailed \
    errSecCertificateExpired errSecCertificateNotValidYet errSecCertificateRevoked errSecDecode \
    errSecDuplicateItem errSecHostNameMismatch errSecInteractionNotAllowed errSecItemNotFound \
    errSecNotAvailable errSecNotTrusted errSecParam errSecSuccess errSecUnimplemented errSecWrPerm \
    kSecAttrAccessGroup kSecAttrAccessible kSecAttrAccessibleAfterFirstUnlock \
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleAlways \
    kSecAttrAccessibleAlwaysThisDeviceOnly kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly \
    kSecAttrAccessibleWhenUnlocked kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount \
    kSecAttrAuthenticationType kSecAttrAuthenticationTypeDPA kSecAttrAuthenticationTypeDefault \
    kSecAttrAuthenticationTypeHTMLForm kSecAttrAuthenticationTypeHTTPBasic \
    kSecAttrAuthenticationTypeHTTPDigest kSecAttrAuthenticationTypeMSN kSecAttrAuthenticationTypeNTLM \
    kSecAttrAuthenticationTypeRPA kSecAttrComment kSecAttrCreationDate kSecAttrCreator \
    kSecAttrDescription kSecAttrGeneric kSecAttrIsInvisible kSecAttrIsNegative kSecAttrKeyClass \
    kSecAttrKeyClassPrivate kSecAttrKeyClassPublic kSecAttrKeyClassSymmetric kSecAttrKeySizeInBits \
    kSecAttrKeyType kSecAttrKeyTypeEC kSecAttrKeyTypeECSECPrimeRandom kSecAttrKeyTypeRSA \
    kSecAttrLabel kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol \
    kSecAttrProtocolAFP kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP kSecAttrProtocolEPPC \
    kSecAttrProtocolFTP kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy kSecAttrProtocolFTPS \
    kSecAttrProtocolHTTP kSecAttrProtocolHTTPProxy kSecAttrProtocolHTTPS kSecAttrProtocolHTTPSProxy \
    kSecAttrProtocolIMAP kSecAttrProtocolIMAPS kSecAttrProtocolIPP kSecAttrProtocolIRC \
    kSecAttrProtocolIRCS kSecAttrProtocolLDAP kSecAttrProtocolLDAPS kSecAttrProtocolNNTP \
    kSecAttrProtocolNNTPS kSecAttrProtocolPOP3 kSecAttrProtocolPOP3S kSecAttrProtocolRTSP \
    kSecAttrProtocolRTSPProxy kSecAttrProtocolSMB kSecAttrProtocolSMTP kSecAttrProtocolSOCKS \
    kSecAttrProtocolSSH kSecAttrProtocolTelnet kSecAttrProtocolTelnetS kSecAttrSecurityDomain \
    kSecAttrServer kSecAttrService kSecAttrSynchronizable kSecAttrSynchronizableAny kSecAttrType \
    kSecClass kSecClassCertificate kSecClassGenericPassword kSecClassIdentity \
    kSecClassInternetPassword kSecClassKey kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne \
    kSecRandomDefault kSecReturnAttributes kSecReturnData kSecReturnPersistentRef kSecReturnRef \
    kSecRevocationCRLMethod kSecRevocationNetworkAccessDisabled kSecRevocationOCSPMethod \
    kSecRevocationPreferCRL kSecRevocationRequirePositiveResponse kSecRevocationUseAnyAvailableMethod \
    kSecUseAuthenticationContext kSecUseAuthenticationUI kSecUseAuthenticationUIAllow \
    kSecUseAuthenticationUIFail kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain \
    kSecUseNoAuthenticationUI kSecUseOperationPrompt kSecValueData kSecValuePersistentRef
    """.split(separator: " ").map(String.init))
}
