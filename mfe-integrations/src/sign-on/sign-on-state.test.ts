import { expect, it } from 'vitest';
import { sampleOidc, sampleSaml, sampleSignOn, sampleTest } from './sample-sign-on.ts';
import { endingOf, requireObstacle, standingOf, verifiedNames } from './sign-on-state.ts';

const now = Date.parse('2026-11-26T16:42:00.000Z');
const today = '2026-11-26';

it.each([
  [{ connection: null }, 'notSetUp'],
  [{}, 'off'],
  [{ mode: 'offered' }, 'offered'],
  [{ mode: 'required', requiredFrom: '2026-12-01' }, 'requiredFrom'],
  [{ mode: 'required', requiredFrom: '2026-11-26' }, 'required'],
] as const)('[SSO-01] %o stands as %s', (part, standing) => {
  expect(standingOf(sampleSignOn(part), today)).toBe(standing);
});

it.each([
  ['2026-12-27T00:00:00.000Z', null],
  ['2026-12-20T00:00:00.000Z', false],
  ['2026-11-26T16:00:00.000Z', true],
])('[SSO-01] a certificate that ends %s is warned of: over is %s', (endsAt, isOver) => {
  expect(endingOf(sampleSaml(endsAt), now)?.isOver ?? null).toBe(isOver);
});

it('[SSO-01] of two certificates the one that lasts longer counts', () => {
  const saml = sampleSaml('2026-11-28T00:00:00.000Z');
  if (saml.protocol !== 'saml') throw new Error('a SAML connection is made');
  const next = { fingerprint: 'D4', endsAt: '2028-01-01T00:00:00.000Z' };
  expect(endingOf(saml, now)?.what).toBe('certificate');
  expect(endingOf({ ...saml, certificates: [...saml.certificates, next] }, now)).toBeNull();
});

it('[SSO-01] a client secret works on its last day', () => {
  expect(endingOf(sampleOidc({ secretEndsOn: today }), now)).toEqual({
    what: 'secret',
    at: today,
    isOver: false,
  });
  expect(endingOf(sampleOidc({ secretEndsOn: '2026-11-25' }), now)?.isOver).toBe(true);
  expect(endingOf(sampleOidc(), now)).toBeNull();
});

const noPasskey = { name: 'Renee Cole', hasPassword: true, hasPasskey: false };
it.each([
  [{}, null],
  [{ lastTest: null }, 'test'],
  [{ lastTest: sampleTest({ isOfToday: false }) }, 'test'],
  [{ lastTest: sampleTest({ problem: 'denied' }) }, 'test'],
  [{ owner: noPasskey }, 'owner'],
  [{ mode: 'required', lastTest: null }, null],
] as const)('[SSO-01] with %o what stands in the way of requiring it is %s', (part, obstacle) => {
  expect(requireObstacle(sampleSignOn(part))).toBe(obstacle);
});

it('[SSO-01] only domains that are verified count', () => {
  const [verified] = sampleSignOn().domains;
  if (!verified) throw new Error('a domain is made');
  const domains = [verified, { ...verified, name: 'other.example', verifiedAt: null }];
  expect(verifiedNames({ domains })).toEqual(['harbordental.com']);
});
