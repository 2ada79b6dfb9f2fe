import { CallFlow, ReviewDialog } from '@jackfield/call-routing/call-flow';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import {
  compare,
  type RoutedMenu,
  type RoutedPerson,
  type RoutedTeam,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import css from '@jackfield/kit/gallery/frame.module.css';

const zone = 'America/Chicago';
const monday = Date.parse('2026-11-16T06:00:00Z');
const ownVoicemail = { actionType: 'voicemail', actionValue: null } as const;

const person = (name: string, status: RoutedPerson['status'] = 'active'): RoutedPerson => ({
  id: name,
  name,
  status,
  missedCall: ownVoicemail,
  hasGreeting: true,
});
const team = (name: string, memberIds: string[], isQueue = false): RoutedTeam => ({
  id: name,
  name,
  inboundFlow: isQueue ? 'callQueue' : 'ringGroup',
  option: 'simultaneous',
  ringSeconds: 20,
  maxWaitSeconds: 300,
  memberIds,
  businessHour: alwaysOpenIn(zone),
  openHour: { actionType: 'team', actionValue: name },
  missedCall: ownVoicemail,
  hasGreeting: true,
});
const menu = (name: string, keys: RoutedMenu['keys']): RoutedMenu => ({
  id: name,
  ownerType: 'company',
  ownerId: 'main',
  name,
  isDefault: name === 'Main menu',
  keys,
  menuMedia: { greeting: name, exitMedia: null, invalidMedia: null, transferMedia: null },
  media: [{ id: name, fileName: `${name}.wav`, text: null }],
  retries: 1,
  timeout: 10,
});

const account: RoutingConfig = {
  country: 'USA',
  numbers: ['+12515550100', '+18335550100'].map((number) => ({
    id: number,
    number,
    label: 'Main line',
    ownerType: 'company',
    ownerId: 'main',
    canText: true,
  })),
  companies: [
    {
      id: 'main',
      label: 'Main line',
      businessHour: {
        ...alwaysOpenIn(zone),
        alwaysOpen: false,
        weekly: { ...officeWeek(), saturday: [{ from: '09:00', to: '13:00' }] },
        dates: [
          {
            id: '1',
            name: 'Christmas Eve',
            from: '2026-12-24',
            to: '2026-12-24',
            closed: false,
            intervals: [{ from: '09:00', to: '12:00' }],
            repeatsYearly: true,
          },
        ],
      },
      openHour: { actionType: 'ivr', actionValue: 'Main menu' },
      closedHour: {
        actionType: 'voicemail',
        actionValue: { ownerType: 'teammate', ownerId: 'Renee Castillo' },
      },
      override: null,
      sms: null,
    },
  ],
  teams: [
    team('Front desk', ['Daniel Whitcombe', 'Ingrid Solberg', 'Grace Adeyemi']),
    team('Insurance', ['Ingrid Solberg', 'Grace Adeyemi'], true),
    team('Billing', ['Peter Lund']),
  ],
  people: [
    person('Renee Castillo'),
    person('Daniel Whitcombe'),
    person('Ingrid Solberg'),
    person('Grace Adeyemi'),
    person('Peter Lund', 'suspended'),
  ],
  menus: [
    menu('Main menu', [
      { input: '1', action: 'team', actionId: 'Front desk' },
      { input: '2', action: 'team', actionId: 'Insurance' },
      { input: '3', action: 'team', actionId: 'Billing' },
      { input: '4', action: 'ivr', actionId: 'Locations' },
      { input: '0', action: 'teammate', actionId: 'Daniel Whitcombe' },
    ]),
    menu('Locations', [
      { input: '1', action: 'team', actionId: 'Front desk' },
      { input: '2', action: 'teammate', actionId: 'gone' },
      { input: '*', action: 'ivr', actionId: 'Main menu' },
    ]),
  ],
  messages: [],
  blockedCallers: [],
  blockedNumbers: [],
  blockedCountries: [],
  allowedCountries: [],
};

/** The account with a menu and the closed hours changed. */
const changed: RoutingConfig = {
  ...account,
  companies: account.companies.map((company) => ({
    ...company,
    closedHour: { actionType: 'team', actionValue: 'Front desk' },
  })),
  menus: account.menus.map((one) =>
    one.id === 'Main menu'
      ? menu('Main menu', [
          { input: '1', action: 'team', actionId: 'Front desk' },
          { input: '2', action: 'teammate', actionId: 'gone' },
          { input: '0', action: 'teammate', actionId: 'Daniel Whitcombe' },
        ])
      : one,
  ),
};

/** Map, findings, who answers, the week; with `state=review` the review before saving. */
export function Flow() {
  const state = new URLSearchParams(location.search).get('state');
  return (
    <main className={css.sheet} style={{ maxWidth: state === 'wide' ? 1040 : 740, padding: 16 }}>
      <CallFlow config={account} root={{ kind: 'company', id: 'main' }} onEdit={() => undefined} />
      {state === 'review' && (
        <ReviewDialog
          differences={compare(account, changed, { from: monday })}
          zone={zone}
          busy={false}
          onSave={() => undefined}
          onClose={() => undefined}
        />
      )}
    </main>
  );
}
