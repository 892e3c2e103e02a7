/**
 * A certificate for 127.0.0.1 that signs itself, with its key, valid until 2125. It protects nothing: it lets the fake ad
 * network speak https, because the site takes no address of an ad without it, and the production host, because browsers
 * run service workers behind nothing else.
 */
export const loopbackCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPDBJL4EOajvOG2hm
1zc8Zq81sSC8s5zZfgTuUZDhNwGhRANCAAR4MPWHbssJWZhqX445ORYpd6/wB8RT
qBfsrP2fNUlzNep8Dj6RqLjXLmcaBY0bfr2nRTC/quY+APLb63a1ckiX
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBjzCCATagAwIBAgIUbr/jkIKKsdbZk/g8yaDo2V7LKlswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMTA3MDczOFoYDzIxMjYxMDI4
MDcwNzM4WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR4MPWHbssJWZhqX445ORYpd6/wB8RTqBfsrP2fNUlzNep8Dj6RqLjX
LmcaBY0bfr2nRTC/quY+APLb63a1ckiXo2QwYjAdBgNVHQ4EFgQU0KXqFQ4kSIjj
k/x+LMtQC+1Z6YowHwYDVR0jBBgwFoAU0KXqFQ4kSIjjk/x+LMtQC+1Z6YowDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC
IBEBot17+X/ZeVwXQRW+CRfWVSuhD3JBO+RjPeS0+OUAAiA9zRau4lPElBGSpRjw
DiuGQw+sp6de4G/otOdfhe6ISQ==
-----END CERTIFICATE-----
`,
};
