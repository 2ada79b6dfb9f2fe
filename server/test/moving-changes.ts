import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { Team } from '@jackfield/contract/api/team';
import { newId } from '../src/platform/ids.ts';
import type { Answered, TestServer } from './harness.ts';
import type { UndoAccount } from './undo-account.ts';

/** The account with what changes of it need besides. */
export interface Account extends UndoAccount {
  readonly idle: Team;
  /** The second menu of a team, to which nothing leads. */
  readonly lunchMenu: Answered['body'];
  readonly teamMenus: string;
  /** The only device of Cy. */
  readonly telephoneId: string;
  /** The first menu of each owner, by the path of its menus. */
  readonly menuIds: Readonly<Record<string, string>>;
}

/** A change of what callers meet: its title, the record whose history tells of it, and how it is made. */
export type Change = readonly [
  title: string,
  /** The record whose history takes it back, such as `team/{id}`. */
  record: (account: Account) => string,
  make: (account: Account) => Promise<Answered>,
  /** Writes that take it back one after the other, where the history of the record does not. */
  ...back: readonly ((account: Account, made: Answered) => Promise<Answered>)[],
];

const company = ({ other }: UndoAccount) => `company/${other.id}`;
const team = ({ desk }: Account) => `team/${desk.id}`;
const dayMenu = ({ day }: Account) => `ivr/${day.id}`;
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

/** A day from today on. */
const dayAhead = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const nine = [{ from: '09:15', to: '17:45' }];
const closing = {
  id: newId(),
  name: 'Closing',
  from: dayAhead(60),
  to: dayAhead(61),
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
const until = new Date(Date.now() + 7_200_000).toISOString();
const closed = () => ({
  until,
  target: outside,
  note: 'Snow',
});

const blacklist = '/api/blacklistnumber';

/** What a list holds first. */
const first = async ({ read }: Account, path: string) => {
  const { items } = await read(path);
  const [one] = items as { id: string; version: number; isDefault: boolean }[];
  if (one === undefined) throw new Error(`Nothing at ${path}.`);
  return one;
};

/** Deletes the last of a record's phone numbers, which is not its default. */
const withoutNumber = (record: (account: Account) => string) => async (account: Account) => {
  const path = `/api/${record(account)}/phonenumber`;
  const { items } = await account.read(path);
  const last = (items as { id: string; version: number }[]).at(-1);
  return account.call('DELETE', `${path}/${last?.id}`, null, last?.version);
};

const telephone = { type: 'mobile', name: 'Mobile' };

/** Removes the only device of a person. */
const withoutTelephone = async (account: Account) => {
  const path = `/api/${cy(account)}/device`;
  const { id } = await first(account, `${path}?withPassword=false`);
  return account.call('DELETE', `${path}/${id}`);
};

const barred = { blacklistType: 'number', number: '+12515550142', country: 'USA' };
const planned = '/api/planned-change';
const onDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const [soon, later] = [onDay(3), onDay(5)];

/** Plans another target for the closed hours of a company number. */
export const planAt = async ({ call, main, read }: Account, at: string) => {
  const { version } = await read(`/api/company/${main.id}`);
  const members = { callHandlingClosedHour: outside };
  const parts = [{ entity: 'company', id: main.id, version, members }];
  return call('POST', planned, { at, backAt: null, absenceOf: null, parts });
};
const coming = (account: Account) => first(account, planned);
const cancel = async (account: Account) => {
  const { id, version } = await coming(account);
  return account.call('DELETE', `${planned}/${id}`, null, version);
};

const restrict = async ({ call, tenantId, read }: Account, restrictionType: string) => {
  const path = `/api/v1/tenant/${tenantId}/callrestriction`;
  const { version } = await read(path);
  return call('PUT', path, { restrictionType }, Number(version));
};

/** Sounds of an owner, without the built-in one. */
const soundsOf = async ({ read }: Account, path: string) => {
  const { items } = await read(path);
  return (items as { id: string; isDefault: boolean; isSelected: boolean }[]).filter(
    ({ isDefault }) => !isDefault,
  );
};
const sound = async (account: Account, path: string, isSelected: boolean) => {
  const found = (await soundsOf(account, path)).find((one) => one.isSelected === isSelected);
  if (found === undefined) throw new Error(`No sound at ${path}.`);
  return `${path}/${found.id}`;
};
/** Another sound, the one that is heard deleted, a new one: what each owner of sounds has. */
const soundChanges = (
  what: string,
  record: (account: Account) => string,
  pathOf: (account: Account) => string,
): readonly Change[] => [
  [
    `another ${what}`,
    record,
    async (account) =>
      account.call('PUT', await sound(account, pathOf(account), false), { isSelected: true }),
  ],
  [
    `deletion of the ${what}`,
    record,
    async (account) => account.call('DELETE', await sound(account, pathOf(account), true)),
  ],
  [`a new ${what}`, record, (account) => account.upload(pathOf(account), 'new.wav')],
];

/** The same of those that may be spoken by the server. */
const spokenChange = (
  what: string,
  record: (account: Account) => string,
  pathOf: (account: Account) => string,
): Change => [
  `a ${what} from text`,
  record,
  (account) => account.call('POST', `${pathOf(account)}/textgreeting`, spoken),
];

/** What each owner of menus has, made of the first menu. */
const menuChanges = (what: string, pathOf: (account: Account) => string): readonly Change[] => {
  const menuOf = async (account: Account) => {
    const menu = (await first(account, pathOf(account))) as IvrMenu;
    return { menu, path: `${pathOf(account)}/${menu.id}` };
  };
  const record = (account: Account) => `ivr/${account.menuIds[pathOf(account)]}`;
  return [
    [
      `keys of ${what}`,
      record,
      async (account) => {
        const { menu, path } = await menuOf(account);
        const { version, isDefault: _, ...rest } = menu;
        return account.call(
          'PUT',
          path,
          { ...rest, keys: [account.key('7', account.idle.id)] },
          version,
        );
      },
    ],
    [
      `the greeting of ${what}, deleted`,
      record,
      async (account) => {
        const { menu, path } = await menuOf(account);
        const { greeting } = menu.menuMedia;
        const other = menu.media.find(({ id }) => id !== greeting);
        return account.call('DELETE', `${path}/media/${greeting}?replacementId=${other?.id}`);
      },
    ],
    [
      `a sound added to ${what}`,
      record,
      async (account) => account.upload(`${(await menuOf(account)).path}/media`, 'third.wav'),
    ],
    [
      `a text spoken in ${what}`,
      record,
      async (account) => account.call('POST', `${(await menuOf(account)).path}/textmedia`, spoken),
    ],
  ];
};
const spoken = {
  text: 'We are open.',
  fileName: 'Spoken',
  voiceSetting: { languageCode: 'en-US', gender: 'female' },
};

/** Gives the records of an account what changes of them need. */
export async function prepareMoves(account: UndoAccount, server: TestServer): Promise<Account> {
  const { call, upload, desk, spare, cy: person, billing } = account;
  for (const fileName of ['one.wav', 'two.wav']) {
    await upload(`/api/team/${desk.id}/vm`, fileName);
    await upload(`/api/voicemail/teammate/${person.id}`, fileName);
    await upload(`/api/team/${spare.id}/moh`, fileName);
  }
  await server.db.system((tx) =>
    tx
      .updateTable('tenant')
      .set({
        is_verified_international_call: true,
        is_verified_charges: true,
        restriction_type: 'all',
      })
      .where('id', '=', account.tenantId)
      .execute(),
  );
  const change = (record: string, below: string, body: object) =>
    call('PUT', `/api/${record}/${below}`, body, `/api/${record}`);
  const rings = { ringGroup: { option: 'single', ringSeconds: 20 } };
  await change(`team/${desk.id}`, 'setting', rings);
  await change(`team/${spare.id}`, 'setting', { inboundFlow: 'callQueue' });
  const abroad = { actionType: 'number', actionValue: '+6561234567' };
  await change(`team/${spare.id}`, 'callhandling/missedcall', abroad);
  const always = [{ from: '00:00', to: '23:59' }];
  const weekly = Object.fromEntries(Object.keys(hours.weekly).map((name) => [name, always]));
  await change(company(account), 'businesshour', { ...hours, weekly, dates: [] });
  await change(company(account), 'callhandling', { callHandlingClosedHour: outside });
  const teamMenus = `/api/team/${billing.id}/ivr`;
  const keys = [account.key('1', desk.id), account.key('5', spare.id)];
  const { body } = await call('POST', teamMenus, { name: 'Billing menu', keys });
  const teamMenu = body as { id: string };
  const toMenu = { actionType: 'ivr', actionValue: teamMenu.id };
  await change(`team/${billing.id}`, 'callhandling/openhour', toMenu);
  for (const fileName of ['one.wav', 'two.wav']) {
    await upload(`${teamMenus}/${teamMenu.id}/media`, fileName);
  }
  const lunch = await call('POST', teamMenus, { name: 'Lunch menu', keys });
  const menuIds = { [teamMenus]: teamMenu.id, [account.menus]: account.day.id };
  const device = await call('POST', `/api/teammate/${person.id}/device`, telephone);
  const telephoneId = String(device.body.id);
  const idle = await account.team('Idle', '4400', [person]);
  return { ...account, idle, lunchMenu: lunch.body, teamMenus, telephoneId, menuIds };
}

/** Every way of the API to move callers, or to make what may move them. */
export const movingChanges: readonly Change[] = [
  ['hours of a company number', company, put(company, '/businesshour', () => hours)],
  [
    'open hours of a company number',
    company,
    put(company, '/callhandling', ({ desk }) => ({ callHandlingOpenHour: toTeam(desk.id) })),
  ],
  [
    'closed hours of a company number',
    company,
    put(company, '/callhandling', ({ billing }) => ({
      callHandlingClosedHour: toTeam(billing.id),
    })),
  ],
  [
    'messages of a company number',
    company,
    put(company, '/callhandling', ({ ana }) => ({
      smsHandling: { actionType: 'teammate', actionValue: ana.id },
    })),
  ],
  ['a company number closed for now', company, put(company, '/override', closed)],
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
  [
    'who is signed out of a queue',
    ({ spare }) => `team/${spare.id}`,
    ({ call, cy: person, spare }) =>
      call('PUT', `/api/teammate/${person.id}/team/${spare.id}/queue`, { isSignedOut: true }),
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
    ({ idle }) => `team/${idle.id}`,
    ({ call, idle }) => call('DELETE', `/api/team/${idle.id}`, null, `/api/team/${idle.id}`),
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
      const body = { status: 'suspended', replacements, successor: null };
      return account.call('POST', `${path}/offboard`, body, path);
    },
  ],
  [
    'keys of a menu',
    dayMenu,
    ({ changeMenu, day, key, billing, desk }) =>
      changeMenu(day.id, { keys: [key('9', desk.id), key('2', desk.id), key('3', billing.id)] }),
  ],
  [
    'greeting of a menu',
    dayMenu,
    async ({ changeMenu, menuNow, day }) => {
      const { media, menuMedia } = await menuNow(day.id);
      const quiet = media.find(({ id }) => id !== menuMedia.greeting);
      return changeMenu(day.id, { menuMedia: { ...menuMedia, greeting: quiet?.id ?? null } });
    },
  ],
  [
    'settings of a menu',
    dayMenu,
    ({ changeMenu, day }) => changeMenu(day.id, { name: 'Noon menu', retries: 1, timeout: 7 }),
  ],
  [
    'the interdigit timeout of a menu',
    dayMenu,
    ({ changeMenu, day }) => changeMenu(day.id, { interdigitTimeout: 9 }),
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
      return call('DELETE', `${menus}/${night.id}`, null, version);
    },
  ],
  [
    'a blocked caller',
    inbound,
    ({ call }) => call('POST', `${blacklist}/inbound`, { number: '+12515550177' }),
  ],
  [
    'callers blocked by a list',
    inbound,
    ({ call }) =>
      call('POST', `${blacklist}/inbound/import`, {
        entries: ['+12515550178', '+12515550179'].map((number) => ({ number })),
      }),
  ],
  [
    'callers no longer blocked',
    inbound,
    ({ call, caller, otherCaller }) =>
      call('POST', `${blacklist}/inbound/delete`, { ids: [caller.id, otherCaller.id] }),
  ],
  [
    'another blocked caller',
    inbound,
    async ({ call, callerVersion, otherCaller: { id } }) => {
      const version = await callerVersion(id);
      return call('PUT', `${blacklist}/inbound/${id}`, { number: '+12515550180' }, version);
    },
  ],
  [
    'a country that is not called',
    outbound,
    ({ call }) =>
      call('POST', `${blacklist}/outbound`, {
        blacklistType: 'country',
        number: null,
        country: 'CUB',
      }),
  ],
  [
    'a caller no longer blocked',
    inbound,
    async ({ call, callerVersion, caller: { id } }) =>
      call('DELETE', `${blacklist}/inbound/${id}`, null, await callerVersion(id)),
  ],
  [
    'numbers that are not called, by a list',
    outbound,
    ({ call }) =>
      call('POST', `${blacklist}/outbound/import`, {
        entries: [barred],
      }),
  ],
  [
    'a number that is not called any more, and is again',
    outbound,
    ({ call }) => call('POST', `${blacklist}/outbound`, barred),
    async (account) => {
      const { id, version } = await first(account, `${blacklist}/outbound`);
      const body = { ...barred, number: '+12515550199' };
      return account.call('PUT', `${blacklist}/outbound/${id}`, body, version);
    },
    async (account) => {
      const { id, version } = await first(account, `${blacklist}/outbound`);
      return account.call('DELETE', `${blacklist}/outbound/${id}`, null, version);
    },
  ],
  [
    'numbers that are not called any more, and are again',
    outbound,
    ({ call }) => call('POST', `${blacklist}/outbound/import`, { entries: [barred] }),
    async (account) => {
      const { id } = await first(account, `${blacklist}/outbound`);
      return account.call('POST', `${blacklist}/outbound/delete`, { ids: [id] });
    },
  ],
  [
    'a key whose calls nobody takes any more, put right',
    team,
    ({ call, desk, ben }) =>
      call('POST', '/api/routing/fix', {
        acts: [{ kind: 'removeMember', teamId: desk.id, personId: ben.id }],
      }),
    ({ call }, { body }) => call('POST', '/api/routing/fix/undo', { saves: body.saves }),
  ],
  [
    'people who leave a team',
    team,
    ({ call, desk, ben }) =>
      call('POST', '/api/teammate/bulk', { ids: [ben.id], change: { leaveTeams: [desk.id] } }),
    ({ call }, { body }) =>
      call('POST', `/api/batch/${(body.batch as { id: string }).id}/rollback`),
  ],
  [
    'people whom a file takes out of a team',
    team,
    ({ call, ben }) =>
      call('POST', '/api/teammate/import', { rows: [{ id: ben.id, teams: 'Billing' }] }),
    ({ call }, { body }) =>
      call('POST', `/api/batch/${(body.batch as { id: string }).id}/rollback`),
  ],
  [
    'people who are suspended together',
    cy,
    ({ call, cy: { id } }) =>
      call('POST', '/api/teammate/offboard', { ids: [id], status: 'suspended' }),
  ],
  ['a planned change', company, (account) => planAt(account, soon), cancel],
  [
    'a planned change that moves',
    company,
    (account) => planAt(account, soon),
    async (account) => {
      const { id, version } = await coming(account);
      return account.call('PUT', `${planned}/${id}`, { at: later }, version);
    },
    cancel,
  ],
  [
    'a planned change that is planned again',
    company,
    (account) => planAt(account, soon),
    cancel,
    ({ call }, { body }) => call('POST', `${planned}/${String(body.id)}/replan`),
    cancel,
  ],
  ...[company, team].map(
    (record): Change => [
      `a record closed for now, and opened again`,
      record,
      put(record, '/override', closed),
      (account) => {
        const path = `/api/${record(account)}`;
        return account.call('DELETE', `${path}/override`, null, path);
      },
    ],
  ),
  [
    'calls abroad that are not allowed any more',
    company,
    (account) => restrict(account, 'domestic'),
    (account) => restrict(account, 'all'),
  ],
  ...menuChanges('a menu of a team', ({ teamMenus }) => teamMenus),
  ...menuChanges('a menu of a company number', ({ menus }) => menus),
  ...soundChanges('greeting of a team', team, ({ desk }) => `/api/team/${desk.id}/vm`),
  spokenChange('greeting of a team', team, ({ desk }) => `/api/team/${desk.id}/vm`),
  spokenChange('voicemail greeting', cy, ({ cy: { id } }) => `/api/voicemail/teammate/${id}`),
  ...soundChanges(
    'hold music',
    ({ spare }) => `team/${spare.id}`,
    ({ spare }) => `/api/team/${spare.id}/moh`,
  ),
  ...soundChanges('voicemail greeting', cy, ({ cy: { id } }) => `/api/voicemail/teammate/${id}`),
  [
    'the last telephone of a person',
    ({ telephoneId }) => `device/${telephoneId}`,
    withoutTelephone,
  ],
  [
    'the last telephone of a person, and another one',
    cy,
    withoutTelephone,
    (account) => account.call('POST', `/api/${cy(account)}/device`, telephone),
  ],
  ['deletion of a person', cy, put(cy, '/status/cancel', () => ({}))],
  [
    'deletion of a person whose numbers, teams and calls others take',
    cy,
    async (account) => {
      const path = `/api/${cy(account)}`;
      const { items } = await account.read(`/api/uses/${cy(account)}`);
      const to = { kind: 'team', id: account.desk.id };
      const replacements = (items as { key: string }[]).map(({ key }) => ({ key, to }));
      const successor = { id: account.ana.id, numbers: true, teams: true, billingContact: true };
      const body = { status: 'cancel', replacements, successor };
      return account.call('POST', `${path}/offboard`, body, path);
    },
  ],
  [
    'deletion of a menu of a team',
    ({ lunchMenu }) => `ivr/${String(lunchMenu.id)}`,
    async (account) => {
      const { items } = await account.read(account.teamMenus);
      const last = (items as IvrMenu[]).at(-1);
      return account.call('DELETE', `${account.teamMenus}/${last?.id}`, null, last?.version);
    },
  ],
  ['a phone number of a person', cy, withoutNumber(cy)],
  ['a phone number of a company number', company, withoutNumber(company)],
  [
    'a team whose calls others take',
    team,
    async (account) => {
      const path = `/api/${team(account)}`;
      const { items } = await account.read(`/api/uses/${team(account)}`);
      const to = { kind: 'team', id: account.spare.id };
      const replacements = (items as { key: string }[]).map(({ key }) => ({ key, to }));
      return account.call('POST', `${path}/replace`, { replacements }, path);
    },
  ],
];
