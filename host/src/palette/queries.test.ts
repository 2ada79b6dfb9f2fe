// @vitest-environment jsdom
import type { Hit } from '@jackfield/contract';
import type { Message } from '@jackfield/runtime';
import { describe, expect, it } from 'vitest';
import { commands as billing } from '../../../mfe-billing/src/commands/contribution.ts';
import { commands as compliance } from '../../../mfe-compliance/src/commands/contribution.ts';
import { commands as numbers } from '../../../mfe-numbers/src/commands/contribution.ts';
import { commands as people } from '../../../mfe-people/src/commands/contribution.ts';
import { topicsFor } from '../help/topics.ts';
import type { SidebarInput } from '../navigation/sidebar-entries.ts';
import { entryOfCommand } from './entry.ts';
import { groupsFor, type GroupTexts } from './groups.ts';
import { messages } from './messages.ts';
import { ownActions } from './own-actions.ts';
import { addingsFor, ownPages, sidebarPages } from './pages.ts';
import { commandEntries } from './use-commands.ts';
import { entryOf } from './use-help-entries.ts';

const admin = { role: 'admin', isTenantOwner: true, country: 'USA' } as const;
const sidebar: SidebarInput = {
  person: admin,
  isTenantOwner: true,
  country: 'USA',
  features: { portNumber: true, chat: true, userGuide: true, enableSmsLabel: false },
  config: { portIn: false, portingUrl: 'https://port.test', resellerId: '' },
  customerId: 'cus_7',
};
const record = (heading: string, icon: Hit['icon'], text: string, detail: string) => ({
  heading,
  entry: { id: text, icon, text, detail, to: `/${text}` },
});
/** Records as areas find them: by every word, wherever in their texts it is. */
const records = [
  record('People', undefined, 'Kenji Watanabe', '+1 (251) 555-0145, Ext. 1005'),
  record('People', undefined, 'Maya Okafor', '+1 (251) 555-0142, Ext. 1002'),
  record('People', undefined, 'Alice Nakagawa', 'Ext. 1010'),
  record('Teams', 'team', 'Front desk', 'Ring group, Ext. 2001'),
  record('Numbers', 'number', 'Main line', '+1 (251) 555-0100'),
  record('IVR menus', 'menu', 'Main menu', 'Main line'),
  record('Campaigns', 'brand', 'Portal sign-in', '2FA'),
];
const given = [people, numbers, billing, compliance].flatMap((commands, at) =>
  commands(admin).map((command) => ({
    kind: command.kind,
    entry: entryOfCommand(`area ${at}`, command, () => undefined),
  })),
);
const known = {
  pages: [...sidebarPages(sidebar), ...ownPages({ role: 'admin', id: 'me' })],
  addings: addingsFor(admin),
};
const said = ({ message }: Message) => message;
const texts: GroupTexts = {
  ofPage: said(messages.ofPage),
  recent: said(messages.recent),
  goTo: said(messages.goTo),
  actions: said(messages.actions),
  help: said(messages.help),
  fillers: said(messages.fillers),
};

function isFound(typed: string) {
  const words = typed.toLowerCase().split(/\s+/);
  return ({ heading, entry: { text, detail } }: (typeof records)[number]) => {
    // The area of teams leaves out what names the kind.
    const named = heading === 'Teams' ? words.filter((word) => word !== 'team') : words;
    return named.every((word) => `${text} ${detail}`.toLowerCase().includes(word));
  };
}

/** Lines of the palette from above. */
function first(typed: string): string[] {
  const found = Map.groupBy(records.filter(isFound(typed)), ({ heading }) => heading);
  const groups = groupsFor(
    typed,
    {
      ...commandEntries(known, given, ownActions(true, 'light')),
      recent: [],
      help: topicsFor('admin').map(entryOf),
      records: [...found].map(([heading, of]) => ({
        heading,
        entries: of.map(({ entry }) => entry),
      })),
      recordActions: [],
    },
    texts,
  );
  return groups.flatMap(({ entries }) => entries.map(({ text }) => text));
}

describe('[annex J8] what people type finds', () => {
  // Found nothing once.
  it.each([
    ['texting', 'Texting status'],
    ['text', 'Texting status'],
    ['toll free', 'Add company number'],
    ['christmas', 'Calendar'],
    ['vacation', 'Plan an absence…'],
    ['help', 'Help'],
    ['undo', 'Activity'],
    ['export', 'Export a list, import a file'],
    ['history', 'Activity'],
    ['call log', 'Usage'],
    ['911', 'E911'],
    ['buy number', 'Add company number'],
    ['recording', 'Record calls'],
    ['transfer', 'Transfer a call or put it on hold'],
    ['receipt', 'Billing Information'],
    ['pay invoice', 'Billing Information'],
    ['log out', 'Sign out'],
    ['team front', 'Front desk'],
    ['okafor maya', 'Maya Okafor'],
  ])('first of all with %s: %s', (typed, wanted) => {
    expect(first(typed)[0]).toBe(wanted);
  });

  // What the support of a phone service hears.
  it.each([
    ['voicemail', 'Your voicemail'],
    ['voice mail', 'Your voicemail'],
    ['forward my calls', 'Your call handling'],
    ['call forwarding', 'Your call handling'],
    ['add user', 'Add user'],
    ['new employee', 'Add user'],
    ['remove user', 'Users'],
    ['make admin', 'Users'],
    ['lost phone', 'Desk phones'],
    ['fax', 'Faxes'],
    ['change hours', 'Calendar'],
    ['business hours', 'Calendar'],
    ['close early', 'Add a date'],
    ['port number', 'Port a Number'],
    ['port', 'Port a Number'],
    ['block spam', 'Block a caller…'],
    ['password reset', 'Send a password reset…'],
    ['forgot password', 'Send a password reset…'],
    ['how do I change my password', 'Your security'],
    ['2fa', 'Your security'],
    ['logout', 'Sign out'],
    ['invoice pdf', 'Billing Information'],
    ['credit card', 'Billing Information'],
    ['caller id', 'Phone numbers'],
    ['hold music', 'Teams'],
    ['ring group', 'Teams'],
    ['auto attendant', 'Company numbers'],
    ['ivr', 'Company numbers'],
    ['press 1', 'Menus: press 1 for sales'],
    ['extensions', 'Users'],
    ['cancel account', 'Subscription'],
    ['upgrade', 'Subscription'],
    ['top up', 'Call Credits'],
    ['call abroad', 'International calling'],
    ['spending limit', 'Spend guard'],
    ['fraud', 'Spend guard'],
    ['sms', 'Texting status'],
    ['10dlc', 'Brands'],
    ['yealink', 'Desk phones'],
    ['softphone', 'Desk phones'],
    ['mobile app', 'Download'],
    ['dark mode', 'Dark theme'],
    ['timezone', 'Company time zone'],
    ['sick', 'Plan an absence…'],
    ['missed calls', 'Your call handling'],
    ['reports', 'Usage'],
    ['csv', 'Import users from a file…'],
    ['audit log', 'Activity'],
    ['contact support', 'Help'],
    ['bad sound', 'Calls sound bad or don’t come in'],
    ['company address', 'Company Info'],
    ['schedule change', 'Planned changes'],
    ['test call', 'Try a call…'],
    ['ana', 'Usage'],
    ['0142', 'Maya Okafor'],
    ['nakagawa alice', 'Alice Nakagawa'],
    ['main', 'Main line'],
  ])('among the first three with %s: %s', (typed, wanted) => {
    expect(first(typed).slice(0, 3)).toContain(wanted);
  });

  it.each([
    ['ana', 'Kenji Watanabe'],
    ['2fa', 'Portal sign-in'],
    ['port', 'Portal sign-in'],
  ])('not first with %s: %s', (typed, unwanted) => {
    expect(first(typed)).toContain(unwanted);
    expect(first(typed)[0]).not.toBe(unwanted);
  });

  it('nothing for what nothing is called', () => {
    expect(first('zzzz')).toEqual([]);
  });
});
