import Foundation

/// Three certificates that OpenSSL made for tests on 2026-11-27, each signed by the one above it.
enum TestCertificates {
  /// `O=Tessera, CN=Tessera Test Root`, RSA of 2,048 bits, signed by itself, until 2126.
  static let root = data(
    """
    MIIDTzCCAjegAwIBAgIUBi+26QiG5FbWGrEzBJUVJxcV1tIwDQYJKoZIhvcNAQELBQAwLjEQMA4GA1UECgwHVGVzc2VyYTEa
    MBgGA1UEAwwRVGVzc2VyYSBUZXN0IFJvb3QwIBcNMjYxMTI3MDEwMzIxWhgPMjEyNjExMDMwMTAzMjFaMC4xEDAOBgNVBAoM
    B1Rlc3NlcmExGjAYBgNVBAMMEVRlc3NlcmEgVGVzdCBSb290MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsBLR
    +xmlMwNxjmXiJfas8Y3dK6Hr1XNVrqBW0jHdsKlSES33K60UbWFioJDNbvIeLsSZOhrUlhc2EH6coCNh700R6tGWDXxg3XTt
    Q4ufqWnJjNfNvpScryqBY0eb7W6PqUDty+gJuftp5E0Vt+As6qRrz98qRTicCJlRU1QYdkCaszVUpkfHaPBVEgOAzCdX8UMd
    UP9OxkRJLlGW8egI3IdIzRQpg20q5vqC4XRrV7sn0IVCsg67UrEv3c1H2vufzHs3yAYz9zM18pRXBUWEMXavmqefmRwOTmm2
    grlhx4wOCHzDdg9+NM70SShS6T8UgRp+4NP9z9fx2jSr/7tz1wIDAQABo2MwYTAdBgNVHQ4EFgQUio1AGjy1jI4jqW+YIyOG
    q7LqbLMwHwYDVR0jBBgwFoAUio1AGjy1jI4jqW+YIyOGq7LqbLMwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQw
    DQYJKoZIhvcNAQELBQADggEBAK0Zqk/4prYZ8SS3+yjrnAi5GJLTtWkPmv54ihaBmEdScGiBXJrBWj62cihki+ZnNDiFrpUs
    s8iaS+nXQvv92jrUVlwHRxDLB0r/3qhbHfnm1heTsPdfpUqzGck/62khn5ZEdLx8HryRKekIqQ0+tD9zOiVIkvJyONTWvrCL
    WEbkeIR0vzkACk5VAH6KN64/O0UnrX9HnWvnII0wT6XgUIk/Am1ERbOeR3B5pCg0eB0wZdGzcwWy5x+04iqDCdOVh2HgM7XT
    YtRxPiKAUF1fHVHHhVP/Sc3C/cBuPlXfY/RraKGb2kyxCzRLkV3VZXe6gJKQorAHKJum333VW04QFwg=
    """)

  /// `CN=Tessera Test Middle`, an elliptic curve of 256 bits, may sign others, until 2126.
  static let middle = data(
    """
    MIICYTCCAUmgAwIBAgIBAjANBgkqhkiG9w0BAQsFADAuMRAwDgYDVQQKDAdUZXNzZXJhMRowGAYDVQQDDBFUZXNzZXJhIFRl
    c3QgUm9vdDAgFw0yNjExMjcwMTAzMjFaGA8yMTI2MTEwMzAxMDMyMVowHjEcMBoGA1UEAwwTVGVzc2VyYSBUZXN0IE1pZGRs
    ZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJk6Momoi8PnC4sbpS2E3ED9tEH64pmYRFpq0b71D4OEPRYA5BxLoxypFReN
    s3893d0tKLMPpGeDz/+o+dYgtdOjYzBhMA8GA1UdEwEB/wQFMAMBAf8wDgYDVR0PAQH/BAQDAgIEMB0GA1UdDgQWBBScI507
    w7/Gro54R3gkJtS4IgSVpTAfBgNVHSMEGDAWgBSKjUAaPLWMjiOpb5gjI4arsupsszANBgkqhkiG9w0BAQsFAAOCAQEALZgj
    YPb99hUhiZUGgrJxL1gmwp7SbACjjzfg4oUBHTt2VUGIzShN/5TTKcilNYwS7MaRTGhh0n4g/XrL7AJttu7zVeYLrYu4nB5D
    b1Jwlq10cU1xaZeWVEcXET7imJdqMEV/gZkfaiwnrTIMKffGqJqdBlY32OwT3OgpPsu/IYNm0K6bp0uGSNpA7gRd1PPUUZyy
    dV3k9MQLe7IsCJNMrHpeDyokegWqTY6flRmHjIwl7k55ayqe+D17sX4VcfgGUZGWwRDKaUOfVm+8GxEJPn41X0FKn/GLMLC+
    5lHYxRXOxvEavQT7uKIXwKAfjNxGJ0PsGGxGGz0NfE78mnumNw==
    """)

  /// `CN=shop.example`, an elliptic curve of 256 bits, number 0102abcd, for a server at `shop.example`,
  /// `*.shop.example` and 127.0.0.1, until 2081-08-30.
  static let shop = data(
    """
    MIIBsjCCAVegAwIBAgIEAQKrzTAKBggqhkjOPQQDAjAeMRwwGgYDVQQDDBNUZXNzZXJhIFRlc3QgTWlkZGxlMCAXDTI2MTEy
    NzAxMDMyMVoYDzIwODEwODMwMDEwMzIxWjAXMRUwEwYDVQQDDAxzaG9wLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMB
    BwNCAARTFrPrq7PJIfuWevv7TKPKd8QaH7UHCg2NZIQRvNNBsKmIXfH4tP5qUVWcJVVvLM833yk9zoHwaGjTn+8Ktt0eo4GH
    MIGEMC0GA1UdEQQmMCSCDHNob3AuZXhhbXBsZYIOKi5zaG9wLmV4YW1wbGWHBH8AAAEwEwYDVR0lBAwwCgYIKwYBBQUHAwEw
    HQYDVR0OBBYEFJEAs7hrfxCkxQMqYrqA5oJa0S5KMB8GA1UdIwQYMBaAFJwjnTvDv8aujnhHeCQm1LgiBJWlMAoGCCqGSM49
    BAMCA0kAMEYCIQCs7I0SvByPWLvCo38f3+ojwUUQaUrYIg5kBZ2L7/tCVgIhAIBsU1th9HftEh8kx/DiFuy4zOXQiWcGLblS
    PVsyImyH
    """)

  private static func data(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters)!
  }
}
