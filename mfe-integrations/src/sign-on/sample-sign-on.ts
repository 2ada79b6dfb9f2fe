import type {
  SignOn,
  SignOnConnection,
  SignOnDomain,
  SignOnTest,
} from '@jackfield/contract/api/sso';

const renee = '018f0000-0000-7000-8000-000000000001';

/** Microsoft Entra ID by OpenID Connect. */
export const sampleOidc = (
  part: Partial<Extract<SignOnConnection, { protocol: 'oidc' }>> = {},
): SignOnConnection => ({
  protocol: 'oidc',
  provider: 'entra',
  host: 'login.microsoftonline.example',
  issuer: 'https://login.microsoftonline.example/9b1d2c70/v2.0',
  clientId: '5f0e4c1a-7d22-4b8e-a1c3',
  secretEnd: 'q7Zt',
  secretEndsOn: null,
  found: { keys: 2, signOutPage: true },
  answeredIn: 204,
  connectedAt: '2026-11-26T16:12:00.000Z',
  connectedBy: { id: renee, name: 'Renee Cole' },
  checkedAt: '2026-11-26T16:12:00.000Z',
  unreachableSince: null,
  ...part,
});

/** Okta by SAML, with a certificate that ends when it is said. */
export const sampleSaml = (
  endsAt: string,
  metadataUrl: string | null = null,
): SignOnConnection => ({
  protocol: 'saml',
  provider: 'okta',
  host: 'harbor.okta.example',
  issuer: 'http://www.okta.example/exk1',
  signInUrl: 'https://harbor.okta.example/app/exk1/sso/saml',
  metadataUrl,
  certificates: [{ fingerprint: 'A1:B2:C3', endsAt }],
  found: { keys: 1, signOutPage: false },
  answeredIn: 90,
  connectedAt: '2026-11-26T16:12:00.000Z',
  connectedBy: { id: renee, name: 'Renee Cole' },
  checkedAt: '2026-11-26T16:12:00.000Z',
  unreachableSince: null,
});

/** A domain whose record is found. */
export const sampleDomain = (part: Partial<SignOnDomain> = {}): SignOnDomain => ({
  id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'harbordental.com',
  record: { name: '_jackfield.harbordental.com', value: 'jackfield=abc123' },
  verifiedAt: '2026-11-20T15:00:00.000Z',
  lookedAt: '2026-11-20T15:00:00.000Z',
  lostSince: null,
  ...part,
});

/** A test that passed today. */
export const sampleTest = (part: Partial<SignOnTest> = {}): SignOnTest => ({
  at: '2026-11-26T16:38:00.000Z',
  by: { id: renee, name: 'Renee Cole' },
  isOfToday: true,
  problem: null,
  person: {
    id: '018f0000-0000-7000-8000-000000000002',
    name: 'Quentin Ashby',
    extension: '1036',
  },
  foundBy: 'email',
  claims: [
    { name: 'email', value: 'quentin@harbordental.com', effect: 'findsUser', isWarning: false },
    { name: 'sub', value: 'a3f9…71c0', effect: 'remembered', isWarning: false },
    { name: 'name', value: 'Quentin Ashby', effect: 'sameName', isWarning: false },
    { name: 'amr', value: 'pwd', effect: 'noSecondStep', isWarning: true },
  ],
  ...part,
});

/** Single sign-on that was tested and is not on yet. */
export const sampleSignOn = (part: Partial<SignOn> = {}): SignOn => ({
  connection: sampleOidc(),
  values: {
    redirectUrl: 'https://portal.example/auth/sso/return',
    signOutUrl: 'https://portal.example/auth/login',
    backChannelUrl: 'https://portal.example/auth/sso/back-channel/1',
    entityId: 'https://portal.example/auth/sso/metadata/1',
    acsUrl: 'https://portal.example/auth/sso/acs',
    metadataUrl: 'https://portal.example/auth/sso/metadata/1',
  },
  domains: [sampleDomain()],
  mode: 'off',
  requiredFrom: null,
  justInTime: 'off',
  isProviderStepTaken: false,
  lastTest: sampleTest(),
  people: 48,
  owner: { name: 'Renee Cole', hasPassword: true, hasPasskey: true },
  ...part,
});
