import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { sampleRouting, wednesday } from '@jackfield/testing';
import { expect, it } from 'vitest';
import { setupSteps } from './setup-steps.ts';

const address = {
  houseNumber: '1',
  streetName: 'Main Street',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const fresh: RoutingConfig = {
  ...sampleRouting(),
  people: [],
  companies: sampleRouting().companies.map((company) => ({
    ...company,
    label: '+1 (251) 555-0100',
    businessHour: alwaysOpenIn('America/Chicago'),
  })),
};
const doneOf = (config: RoutingConfig, account: Parameters<typeof setupSteps>[1]) =>
  Object.fromEntries(
    setupSteps(config, account, wednesday).map(({ id, isDone }) => [id, isDone] as const),
  );
const date = (day: string) => ({
  id: day,
  name: day,
  from: day,
  to: day,
  closed: true,
  intervals: [],
  repeatsYearly: false,
});

it('a new account has everything to do; Malaysia has no 911', () => {
  expect(doneOf(fresh, { country: 'USA', e911Address: null })).toEqual({
    name: false,
    hours: false,
    greeting: false,
    dates: false,
    emergency: false,
  });
  expect(doneOf(fresh, { country: 'MYS', e911Address: null })).not.toHaveProperty('emergency');
});

it('knows of each step that it is done', () => {
  const config = sampleRouting();
  expect(doneOf(config, { country: 'CAN', e911Address: address })).toEqual({
    name: true,
    hours: true,
    greeting: true,
    dates: false,
    emergency: true,
  });
});

it('dates that are over are none', () => {
  const config = sampleRouting();
  const withDate = (day: string): RoutingConfig => ({
    ...config,
    companies: config.companies.map((company) => ({
      ...company,
      businessHour: { ...company.businessHour, dates: [date(day)] },
    })),
  });
  const account = { country: 'USA', e911Address: null } as const;
  expect(doneOf(withDate('2026-11-17'), account).dates).toBe(false);
  expect(doneOf(withDate('2026-12-25'), account).dates).toBe(true);
});
