import type { Scenario } from '@jackfield/contract/api/scenario';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import type { RoutingConfig } from '@jackfield/domain/routing';

/** A Wednesday, 10:00 am in Chicago. */
export const wednesday = Date.parse('2026-11-18T16:00:00Z');
export const mainId = '018f0000-0000-7000-8000-00000000000a';
const id = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`;
const [ana, ben] = [id('a1'), id('b1')];

/** A number that rings Ana in open hours, and a menu without greeting and keys. */
export const sampleRouting = (openHour = ana): RoutingConfig => ({
  country: 'USA',
  numbers: [
    {
      id: id('01'),
      number: '+12515550100',
      label: 'Main line',
      ownerType: 'company',
      ownerId: mainId,
      canText: true,
    },
  ],
  companies: [
    {
      id: mainId,
      label: 'Main line',
      businessHour: { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false, weekly: officeWeek() },
      openHour: { actionType: 'teammate', actionValue: openHour },
      closedHour: { actionType: 'ivr', actionValue: id('c1') },
      override: null,
      sms: null,
    },
  ],
  teams: [],
  people: [ana, ben].map((person) => ({
    id: person,
    name: person === ana ? 'Ana' : 'Ben',
    status: 'active',
    missedCall: { actionType: 'voicemail', actionValue: null },
    hasGreeting: true,
  })),
  menus: [
    {
      id: id('c1'),
      ownerType: 'company',
      ownerId: mainId,
      name: 'Night menu',
      isDefault: true,
      keys: [],
      menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
      media: [],
      retries: 0,
      timeout: 10,
    },
  ],
  messages: [],
  blockedCallers: [],
  blockedNumbers: [],
  blockedCountries: [],
  allowedCountries: [],
});

/** The same account with Ben in the place of Ana. */
export const changedRouting = () => sampleRouting(ben);

/** A scenario of it: Ana answers on Wednesdays. */
export const sampleScenario = (change: Partial<Scenario> = {}): Scenario => ({
  id: id('f1'),
  name: 'Ana on Wednesdays',
  called: { kind: 'number', id: id('01'), name: '+1 (251) 555-0100' },
  from: null,
  when: {
    repeats: 'weekly',
    weekday: 'wednesday',
    time: '10:00',
    timeZone: 'America/Chicago',
  },
  inputs: [],
  outcomes: {},
  expected: { kind: 'answered', node: { kind: 'teammate', id: ana, name: 'Ana' } },
  result: { state: 'passes', since: '2026-11-17T16:00:00.000Z', breaksOn: null, reason: '' },
  version: 1,
  createdAt: '2026-11-17T16:00:00.000Z',
  updatedAt: '2026-11-17T16:00:00.000Z',
  ...change,
});
