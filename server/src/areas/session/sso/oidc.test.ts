import { t } from '@jackfield/texts';
import { expect, it } from 'vitest';
import { discover } from './oidc.ts';
import { texts } from './texts.ts';

it.each([
  'https://login.microsoftonline.com/common/v2.0',
  'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
  'https://sts.windows.net/Common/',
])('[SSO-01] %s signs in everybody, and is no provider of a company', async (issuer) => {
  const fetch = () => Promise.reject(new Error('It was asked.'));
  const found = discover(fetch, { issuer, clientId: 'one', clientSecret: 'two' });
  await expect(found).rejects.toMatchObject({ errors: [{ message: t(texts.issuerShared) }] });
});
