import { draftOfForm } from '@jackfield/domain/address-rules';
import { fakeOffer } from '@jackfield/testing';
import { describe, expect, it } from 'vitest';
import { type Answers, changeOf, companyFaults, isComplete } from './answers.ts';

const empty = draftOfForm(null, 'USA');
const whole = {
  ...empty,
  address: ' 214 Dauphin Street ',
  city: 'Mobile',
  state: 'AL',
  zip: '36602',
};
const company = { companyName: 'Cedar Lane', address: empty, timeZone: 'America/Chicago' };
const answers: Answers = { company, choice: { wanted: false, number: null }, isAgreed: false };

describe('answers', () => {
  it('[VAL-01] [VAL-02] [ONB-03] the company needs a name and a time zone', () => {
    expect(companyFaults(company)).toEqual({});
    expect(companyFaults({ ...company, companyName: '  ', timeZone: '' })).toEqual({
      companyName: 'The company name field is required.',
      timeZone: 'The time zone field is required.',
    });
  });

  it('[ONB-03] [OP-59] an address is left out, or whole', () => {
    const of = (address: typeof empty) =>
      isComplete('company', { ...answers, company: { ...company, address } });
    expect([of(empty), of(whole)]).toEqual([true, true]);
    expect([of({ ...whole, city: '' }), of({ ...whole, zip: '3660' })]).toEqual([false, false]);
    expect(changeOf(company)).toEqual({ companyName: 'Cedar Lane', timeZone: 'America/Chicago' });
    expect(changeOf({ ...company, address: whole }).companyAddress).toEqual({
      streetAddress: '214 Dauphin Street',
      extendedAddress: '',
      locality: 'Mobile',
      region: 'AL',
      postalCode: '36602',
    });
  });

  it('[ONB-11] a wanted number has to be found, and the terms agreed to', () => {
    const wanted = { ...answers, choice: { wanted: true, number: null } };
    expect([isComplete('number', answers), isComplete('number', wanted)]).toEqual([true, false]);
    const found = { ...answers, choice: { wanted: true, number: fakeOffer() } };
    expect(isComplete('number', found)).toBe(true);
    expect(isComplete('terms', answers)).toBe(false);
    expect(isComplete('terms', { ...answers, isAgreed: true })).toBe(true);
  });
});
