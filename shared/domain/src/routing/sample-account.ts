import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { alwaysOpenIn, officeWeek } from '../business-hours/presets.ts';
import type {
  RoutedCompany,
  RoutedMenu,
  RoutedPerson,
  RoutedTeam,
  RoutingConfig,
} from './config.ts';

/** Parts of a small account in Chicago, for tests; names are ids. */
export const voicemailOf = (ownerId: string): RoutingTarget => ({
  actionType: 'voicemail',
  actionValue: { ownerType: 'teammate', ownerId },
});
export const ownVoicemail: RoutingTarget = { actionType: 'voicemail', actionValue: null };
export const to = (actionType: 'teammate' | 'team' | 'message' | 'ivr', actionValue: string) =>
  ({ actionType, actionValue }) as RoutingTarget;

export const officeHours = {
  ...alwaysOpenIn('America/Chicago'),
  alwaysOpen: false,
  weekly: officeWeek(),
};

export const person = (name: string, change: Partial<RoutedPerson> = {}): RoutedPerson => ({
  id: name,
  name,
  status: 'active',
  missedCall: ownVoicemail,
  hasGreeting: true,
  ...change,
});

export const team = (name: string, change: Partial<RoutedTeam> = {}): RoutedTeam => ({
  id: name,
  name,
  inboundFlow: 'ringGroup',
  option: 'simultaneous',
  ringSeconds: 20,
  maxWaitSeconds: 300,
  memberIds: [],
  businessHour: alwaysOpenIn('America/Chicago'),
  openHour: to('team', name),
  missedCall: ownVoicemail,
  override: null,
  hasGreeting: true,
  ...change,
});

export const company = (change: Partial<RoutedCompany> = {}): RoutedCompany => ({
  id: 'Main',
  label: 'Main line',
  businessHour: officeHours,
  openHour: to('teammate', 'Ana'),
  closedHour: voicemailOf('Ana'),
  override: null,
  sms: null,
  ...change,
});

export const menu = (name: string, change: Partial<RoutedMenu> = {}): RoutedMenu => ({
  id: name,
  ownerType: 'company',
  ownerId: 'Main',
  name,
  isDefault: true,
  keys: [],
  menuMedia: { greeting: `${name}.wav`, exitMedia: null, invalidMedia: null, transferMedia: null },
  media: [{ id: `${name}.wav`, fileName: `${name}.wav`, text: null }],
  retries: 1,
  timeout: 10,
  ...change,
});

export const mainNumber = '+12515550100';

/** Ana, Ben and a suspended Cem; Ana and Ben are Sales; one number that rings Ana. */
export const account = (change: Partial<RoutingConfig> = {}): RoutingConfig => ({
  country: 'USA',
  numbers: [
    {
      id: 'number',
      number: mainNumber,
      label: 'Main line',
      ownerType: 'company',
      ownerId: 'Main',
      canText: true,
    },
  ],
  companies: [company()],
  teams: [team('Sales', { memberIds: ['Ana', 'Ben'] })],
  people: [person('Ana'), person('Ben'), person('Cem', { status: 'suspended' })],
  menus: [],
  messages: [
    {
      id: 'closed.wav',
      fileName: 'closed.wav',
      text: 'We are closed.',
      ownerType: 'company',
      ownerId: 'Main',
    },
  ],
  blockedCallers: [],
  blockedNumbers: [],
  blockedCountries: [],
  allowedCountries: [],
  ...change,
});
