import { defineMessages } from '@jackfield/texts';

/** What the server says of single sign-on. */
export const texts = defineMessages('server.sso', {
  domainNotHere:
    'This domain does not sign in with a company account. Use your password or a passkey.',
  domainOfAnother: 'Another company has shown that this domain is theirs. Talk to support.',
  domainUnfit: 'Write a domain, such as example.com.',
  issuerShared: 'Write the address with your own tenant, not the one that all companies share.',
  issuerSilent: 'No provider answers there. Check the address.',
  metadataNeeded: 'Write the address of the metadata, or paste its XML.',
  metadataSilent: 'No metadata is there. Check the address.',
  metadataUnfit: 'This is no metadata of a provider with a sign-in page. Copy it whole.',
  metadataWithoutCertificate: 'This metadata has no certificate that signs.',
  notConnected: 'Connect a provider first.',
  dayNeeded: 'Choose the day from which on it is required.',
  ownerNotReady:
    'The owner needs a password and a passkey first, as the way in if the provider fails.',
  secretNeeded: 'Write the secret of this client.',
  silent: 'Your company’s provider does not answer. Passkeys still work.',
  silentRequired: 'Your company’s provider does not answer. Try again in a moment.',
  testNeeded: 'Test the sign-in first: a test has to pass today.',
  verifiedDomainNeeded: 'Add a domain and its record first.',
});
