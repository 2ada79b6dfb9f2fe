import { fakeTeammate, fakeTenant } from '@jackfield/testing';
import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { mayGoBack, startWizard, wizardAfter, type WizardEvent } from './wizard-state.ts';

const profile = fakeTeammate({
  isFirstTime: true,
  status: 'pending',
  phoneNumbers: [],
  defaultNumber: null,
});
const account = fakeTenant({ isCompanySetup: false });
const facts = { profile, account, draft: null, timeZone: 'America/New_York' };
const start = startWizard(facts);
const after = (...events: WizardEvent[]) => events.reduce(wizardAfter, start);
const next: WizardEvent = { type: 'next' };
const back: WizardEvent = { type: 'back' };
const sending: WizardEvent = { type: 'sending' };

describe('wizard', () => {
  it('[ONB-03] [OP-59] starts with what is known of the company and the zone of the browser', () => {
    expect(start.step).toBe('company');
    expect(start.answers.company).toMatchObject({
      companyName: 'Harbor Dental Group',
      address: { address: '12 Water St', city: 'Mobile', state: 'AL', country: 'USA' },
      timeZone: 'America/New_York',
    });
    expect(startWizard({ ...facts, timeZone: '' }).answers.company.timeZone).toBe(
      'America/Chicago',
    );
  });

  it('[ONB-05] [OP-67] wants no number unless somebody says so', () => {
    expect(start.answers.choice).toEqual({ wanted: false, number: null });
  });

  it('[ONB-11] [OP-59] goes on and back between the steps, not back from the apps', () => {
    expect(after(next).step).toBe('number');
    expect(after(next, next, back).step).toBe('number');
    expect(mayGoBack(start)).toBe(false);
    expect(after(back).step).toBe('company');
    const apps = after(next, next, sending, { type: 'sent', purchase: 'none' });
    expect([apps.step, mayGoBack(apps)]).toEqual(['apps', false]);
  });

  it('[OP-60] stays on the terms while and after the calls fail', () => {
    const terms = [next, next, sending] as const;
    expect(after(...terms, back, next)).toMatchObject({ step: 'terms', isSending: true });
    expect(after(...terms, { type: 'refused' })).toMatchObject({ step: 'terms', isSending: false });
  });

  it('goes back to the number whose price has changed', () => {
    const refused = after(next, next, sending, { type: 'refused', back: 'number' });
    expect(refused).toMatchObject({ step: 'number', isSending: false });
    expect(wizardAfter(refused, next).step).toBe('terms');
  });

  it('[ONB-13] [ONB-14] a failed purchase goes on too, and the end is Congratulations', () => {
    const apps = after(next, next, sending, { type: 'sent', purchase: 'failed' });
    expect(apps).toMatchObject({ step: 'apps', purchase: 'failed' });
    expect(wizardAfter(apps, next).step).toBe('congratulations');
  });
});

describe('a wizard that was left', () => {
  const answers = { ...start.answers, isAgreed: true };
  const left = (step: Draft['step'], more: Partial<Draft> = {}): Draft => ({
    step,
    answers,
    purchase: null,
    ...more,
  });
  const active = fakeTeammate({
    ...profile,
    status: 'active',
    agreedTerms: { hash: 'a1'.repeat(32), at: '2026-01-05T15:00:00.000Z' },
  });
  const ready = fakeTenant({ isCompanySetup: true });

  it('[OP-61] opens at its step with what was typed', () => {
    const found = startWizard({ ...facts, draft: left('terms') });
    expect(found).toMatchObject({ step: 'terms', answers: { isAgreed: true } });
  });

  it('[OP-61] opens at the first step left when the server is further', () => {
    const draft = left('terms', { purchase: 'failed' });
    const found = startWizard({ ...facts, profile: active, account: ready, draft });
    expect(found).toMatchObject({ steps: ['apps'], step: 'apps', purchase: 'failed' });
    expect(startWizard({ ...facts, profile: active, account: ready }).step).toBe('apps');
  });

  it('[OP-61] ends at once where Congratulations was left', () => {
    const draft = left('congratulations', { purchase: 'bought' });
    const over = { ...facts, profile: active, account: ready };
    expect(startWizard({ ...over, draft }).step).toBe('congratulations');
    expect(startWizard({ ...facts, draft }).step).toBe('company');
  });
});
