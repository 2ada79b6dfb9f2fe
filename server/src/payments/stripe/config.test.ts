import { expect, it } from 'vitest';
import { readStripeConfig } from './config.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

it('leaves payments to the sandbox without keys', () => {
  expect(readStripeConfig({})).toBeNull();
  expect(readStripeConfig({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toBeNull();
});

it('takes both keys, and the address of another API', () => {
  expect(readStripeConfig(keys)).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: undefined,
  });
  const STRIPE_API_URL = 'http://127.0.0.1:12111';
  expect(readStripeConfig({ ...keys, STRIPE_API_URL })?.apiUrl).toBe(STRIPE_API_URL);
});

it('refuses half of the keys, and keys of another kind', () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = keys;
  expect(() => readStripeConfig({ STRIPE_SECRET_KEY })).toThrow(/belong together/);
  expect(() => readStripeConfig({ STRIPE_WEBHOOK_SECRET })).toThrow(/belong together/);
  expect(() => readStripeConfig({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(/secret or/);
  expect(() => readStripeConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '1' })).toThrow(/whsec_/);
  expect(() => readStripeConfig({ ...keys, STRIPE_API_URL: 'stripe' })).toThrow(/STRIPE_API_URL/);
});
