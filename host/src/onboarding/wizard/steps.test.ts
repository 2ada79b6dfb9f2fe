import { describe, expect, it } from 'vitest';
import { sendingStep, type StepFacts, stepsFor } from './steps.ts';

const number = { id: 'n', number: '+12515550142', isDefault: true, label: '' };
const agreedTerms = { hash: 'a1'.repeat(32), at: '2026-01-05T15:00:00.000Z' };
const newcomer: StepFacts = {
  profile: { role: 'admin', status: 'pending', phoneNumbers: [], agreedTerms: null },
  account: { isCompanySetup: false },
  isNumberWaiting: false,
};
const of = (profile: Partial<StepFacts['profile']>, more: Partial<StepFacts> = {}) =>
  stepsFor({ ...newcomer, ...more, profile: { ...newcomer.profile, ...profile } });

describe('steps of the wizard', () => {
  it('[ONB-02] [OP-59] the company is set up by admins of accounts that are not', () => {
    expect(of({})).toEqual(['company', 'number', 'terms', 'apps']);
    expect(of({}, { account: { isCompanySetup: true } })).toEqual(['number', 'terms', 'apps']);
    expect(of({ role: 'standard' })).toEqual(['number', 'terms', 'apps']);
    expect(of({ role: 'standard' }, { account: {} })).toEqual(['number', 'terms', 'apps']);
  });

  it('[ONB-04] a number is offered to people who have none', () => {
    expect(of({ phoneNumbers: [number] })).toEqual(['company', 'terms', 'apps']);
  });

  it('[OP-61] leaves out what the server knows as done', () => {
    const done = { account: { isCompanySetup: true } };
    expect(of({ status: 'active', agreedTerms }, done)).toEqual(['apps']);
    // The calls stopped before the person was active.
    expect(of({ agreedTerms }, done)).toEqual(['number', 'terms', 'apps']);
    // An admin made the person active, who has agreed to nothing.
    expect(of({ status: 'active' }, done)).toEqual(['number', 'terms', 'apps']);
    // The browser was closed before the number was bought.
    const waiting = { ...done, isNumberWaiting: true };
    expect(of({ status: 'active', agreedTerms }, waiting)).toEqual(['number', 'apps']);
  });

  it('[ONB-12] everything is sent by the last step before the apps', () => {
    expect(sendingStep(of({}))).toBe('terms');
    expect(sendingStep(['number', 'apps'])).toBe('number');
    expect(sendingStep(['apps'])).toBeUndefined();
  });
});
