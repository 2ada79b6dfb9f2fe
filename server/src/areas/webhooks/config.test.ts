import { expect, it } from 'vitest';
import { readWebhooksLocal } from './config.ts';

const asked = { WEBHOOKS_LOCAL: '1' };

it.each([
  ['a portal that is developed', asked, {}, true],
  ['a demo', asked, { isProduction: true, isDemo: true }, true],
  ['a test', {}, { isTest: true }, true],
  ['nobody who asked for it', {}, { isProduction: true, isDemo: true }, false],
])('[HOOK-02] webhooks lead to this computer in %s', (_, env, changed, expected) => {
  const config = { isProduction: false, isDemo: false, isTest: false, ...changed };
  expect(readWebhooksLocal(env, config)).toBe(expected);
});

it('[HOOK-02] a portal of customers does not start with webhooks that lead to its own computer', () => {
  const config = { isProduction: true, isDemo: false, isTest: false };
  expect(() => readWebhooksLocal(asked, config)).toThrow(/WEBHOOKS_LOCAL/);
});
