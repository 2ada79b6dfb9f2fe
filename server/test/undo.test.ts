import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import {
  bothDatabases,
  freshDatabase,
  type FreshDatabase,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { startUndoAccount, type UndoAccount } from './undo-account.ts';

type Account = UndoAccount;

/** A change of what callers meet: its title, the record whose history tells of it, and how it is made. */
type Change = readonly [
  title: string,
  record: (account: Account) => string,
  make: (account: Account) => Promise<unknown>,
];

const company = ({ other }: Account) => `company/${other.id}`;
const team = ({ desk }: Account) => `team/${desk.id}`;
const menu = ({ day }: Account) => `ivr/${day.id}`;
const cy = (account: Account) => `teammate/${account.cy.id}`;
const inbound = ({ tenantId }: Account) => `inboundBlacklist/${tenantId}`;
const outbound = ({ tenantId }: Account) => `outboundBlacklist/${tenantId}`;

/** Puts something below a record, as of its version. */
const put =
  (record: (account: Account) => string, below: string, body: (account: Account) => object) =>
  (account: Account) => {
    const path = `/api/${record(account)}`;
    return account.call('PUT', `${path}${below}`, body(account), path);
  };

const nine = [{ from: '09:15', to: '17:45' }];
const closing = {
  id: newId(),
  name: 'Closing',
  from: '2027-03-01',
  to: '2027-03-02',
  closed: true,
  intervals: [],
  repeatsYearly: false,
};
const hours = {
  alwaysOpen: false,
  timeZone: 'America/Chicago',
  weekly: {
    monday: nine,
    tuesday: nine,
    wednesday: nine,
    thursday: nine,
    friday: nine,
    saturday: [],
    sunday: [],
  },
  dates: [closing],
};
const outside = { actionType: 'number', actionValue: '+12515550142' };
const toTeam = (actionValue: string) => ({ actionType: 'team', actionValue });
const closed = () => ({
  until: new Date(Date.now() + 7_200_000).toISOString(),
  target: outside,
  note: 'Snow',
});
const blocked = '/api/blacklistnumber';

const changes: readonly Change[] = [
  ['hours of a company number', company, put(company, '/businesshour', () => hours)],
  [
    'open hours of a company number',
    company,
    put(company, '/callhandling', ({ desk }) => ({ callHandlingOpenHour: toTeam(desk.id) })),
  ],
  [
    'closed hours of a company number',
    company,
    put(company, '/callhandling', () => ({ callHandlingClosedHour: outside })),
  ],
  [
    'messages of a company number',
    company,
    put(company, '/callhandling', ({ ana }) => ({
      smsHandling: { actionType: 'teammate', actionValue: ana.id },
    })),
  ],
  ['a company number closed for now', company, put(company, '/override', closed)],
  ['name of a company number', company, put(company, '', () => ({ label: 'Hall' }))],
  [
    'deletion of a company number',
    company,
    (account) =>
      account.call('DELETE', `/api/${company(account)}`, null, `/api/${company(account)}`),
  ],
  ['hours of a team', team, put(team, '/setting', () => ({ businessHour: hours }))],
  [
    'flow of a team',
    team,
    put(team, '/setting', () => ({ ringGroup: { option: 'single', ringSeconds: 45 } })),
  ],
  ['kind of a team', team, put(team, '/setting', () => ({ inboundFlow: 'callQueue' }))],
  ['name of a team', team, put(team, '', () => ({ name: 'Reception' }))],
  [
    'members of a team',
    team,
    put(team, '/member', (account) => ({ members: [{ teammateId: account.cy.id, order: 0 }] })),
  ],
  [
    'order of a team',
    team,
    put(team, '/member', ({ ana, ben }) => ({
      members: [ben, ana].map(({ id }, order) => ({ teammateId: id, order })),
    })),
  ],
  ['missed calls of a team', team, put(team, '/callhandling/missedcall', () => outside)],
  [
    'open hours of a team',
    team,
    put(team, '/callhandling/openhour', ({ billing }) => toTeam(billing.id)),
  ],
  ['a team closed for now', team, put(team, '/override', closed)],
  [
    'deletion of a team',
    ({ spare }) => `team/${spare.id}`,
    ({ call, spare }) => call('DELETE', `/api/team/${spare.id}`, null, `/api/team/${spare.id}`),
  ],
  [
    'missed calls of a person',
    cy,
    put(cy, '/callhandling', () => ({ missedCallHandling: outside })),
  ],
  ['suspension of a person', cy, put(cy, '/status/suspended', () => ({}))],
  [
    'suspension of a person whose calls others take',
    cy,
    async (account) => {
      const path = `/api/${cy(account)}`;
      const { items } = await account.read(`/api/uses/${cy(account)}`);
      const to = { kind: 'teammate', id: account.ana.id };
      const replacements = (items as { key: string }[]).map(({ key }) => ({ key, to }));
      expect(replacements).toHaveLength(1);
      const body = { status: 'suspended', replacements, successor: null };
      await account.call('POST', `${path}/offboard`, body, path);
    },
  ],
  [
    'keys of a menu',
    menu,
    ({ changeMenu, day, key, billing, desk }) =>
      changeMenu(day.id, { keys: [key('9', desk.id), key('2', desk.id), key('3', billing.id)] }),
  ],
  [
    'greeting of a menu',
    menu,
    async ({ changeMenu, menuNow, day }) => {
      const { media, menuMedia } = await menuNow(day.id);
      const quiet = media.find(({ id }) => id !== menuMedia.greeting);
      await changeMenu(day.id, { menuMedia: { ...menuMedia, greeting: quiet?.id ?? null } });
    },
  ],
  [
    'settings of a menu',
    menu,
    ({ changeMenu, day }) => changeMenu(day.id, { name: 'Noon menu', retries: 1, timeout: 7 }),
  ],
  [
    'the default menu',
    ({ night }) => `ivr/${night.id}`,
    ({ changeMenu, night }) => changeMenu(night.id, { isDefault: true }),
  ],
  [
    'deletion of a menu',
    ({ night }) => `ivr/${night.id}`,
    async ({ call, menus, menuNow, night }) => {
      const { version } = await menuNow(night.id);
      await call('DELETE', `${menus}/${night.id}`, null, version);
    },
  ],
  [
    'a blocked caller',
    inbound,
    ({ call }) => call('POST', `${blocked}/inbound`, { number: '+12515550177' }),
  ],
  [
    'callers blocked by a list',
    inbound,
    ({ call }) =>
      call('POST', `${blocked}/inbound/import`, {
        entries: ['+12515550178', '+12515550179'].map((number) => ({ number })),
      }),
  ],
  [
    'callers no longer blocked',
    inbound,
    ({ call, caller, otherCaller }) =>
      call('POST', `${blocked}/inbound/delete`, { ids: [caller.id, otherCaller.id] }),
  ],
  [
    'another blocked caller',
    inbound,
    async ({ call, callerVersion, otherCaller: { id } }) => {
      const version = await callerVersion(id);
      await call('PUT', `${blocked}/inbound/${id}`, { number: '+12515550180' }, version);
    },
  ],
  [
    'a country that is not called',
    outbound,
    ({ call }) =>
      call('POST', `${blocked}/outbound`, {
        blacklistType: 'country',
        number: null,
        country: 'CUB',
      }),
  ],
];

describe.each(bothDatabases)('annex J2 what moves callers is taken back (%s)', (kind) => {
  let fresh: FreshDatabase;
  let server: TestServer;
  let account: Account;

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    server = await startTestServer({ on: fresh });
    account = await startUndoAccount(() => server);
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await fresh.drop();
  });

  /** The way back behind the newest change of a record, and what it answers. */
  async function revert(record: string, way: 'undo' | 'restore') {
    const [newest] = await account.history(record);
    const version = way === 'restore' ? await account.versionOf(record) : undefined;
    const path = `/api/audit/${record}/${way}`;
    return (await account.call('POST', path, { entryId: newest?.id }, version)).body;
  }

  it.each(changes)('%s', async (_, recordOf, make) => {
    const before = await account.config();
    for (const way of ['undo', 'restore'] as const) {
      await make(account);
      expect(await account.config()).not.toBe(before);
      expect((await revert(recordOf(account), way)).skipped).toEqual([]);
      expect(await account.config()).toBe(before);
    }
  });

  it('all of it at once, after a restart of the server, the oldest first', {
    timeout: 120_000,
  }, async () => {
    const some = changes.filter(([title]) =>
      /^(closed hours|messages|order|missed calls|suspension of a person$|settings|a country)/.test(
        title,
      ),
    );
    const before = await account.config();
    const made: { record: string; entryId: string | undefined }[] = [];
    for (const [, recordOf, make] of some) {
      const record = recordOf(account);
      await make(account);
      made.push({ record, entryId: (await account.history(record))[0]?.id });
    }
    expect(made.length).toBeGreaterThan(6);
    await server.close();
    server = await startTestServer({ on: fresh });
    for (const { record, entryId } of made) {
      const { body } = await account.call('POST', `/api/audit/${record}/undo`, { entryId });
      expect(body.skipped).toEqual([]);
    }
    expect(await account.config()).toBe(before);
  });
});
