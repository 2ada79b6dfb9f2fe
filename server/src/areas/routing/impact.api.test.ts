import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import {
  changeAhead,
  impactDigest,
  impactOf,
  promised,
  type RoutingConfig,
  type RoutingEdit,
  withRecord,
} from '@jackfield/domain/routing';
import { beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { type Account, planAt, prepareMoves } from '../../../test/moving-changes.ts';
import { startUndoAccount } from '../../../test/undo-account.ts';

type Saved = (account: Account) => {
  /** What the form has of the routing. */
  readonly edit: RoutingEdit;
  readonly path: string;
  readonly record: string;
  readonly body: object;
};

const outside = { actionType: 'number', actionValue: '+12515550143' } as const;
const nine = [{ from: '09:15', to: '17:45' }];
const businessHour = {
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
  dates: [],
};

const saves: Readonly<Record<string, Saved>> = {
  'hours of a number': ({ other: { id } }) => ({
    edit: { list: 'companies', id, members: { businessHour } },
    record: `company/${id}`,
    path: 'businesshour',
    body: businessHour,
  }),
  'flow of a team': ({ desk: { id } }) => ({
    edit: { list: 'teams', id, members: { option: 'simultaneous', ringSeconds: 45 } },
    record: `team/${id}`,
    path: 'setting',
    body: { ringGroup: { option: 'simultaneous', ringSeconds: 45 } },
  }),
  'members of a team': ({ desk: { id }, cy }) => ({
    edit: { list: 'teams', id, members: { memberIds: [cy.id] } },
    record: `team/${id}`,
    path: 'member',
    body: { members: [{ teammateId: cy.id, order: 0 }] },
  }),
  'targets of a number': ({ other: { id } }) => ({
    edit: { list: 'companies', id, members: { openHour: outside } },
    record: `company/${id}`,
    path: 'callhandling',
    body: { callHandlingOpenHour: outside },
  }),
  'missed calls of a person': ({ cy: { id } }) => ({
    edit: { list: 'people', id, members: { missedCall: outside } },
    record: `teammate/${id}`,
    path: 'callhandling',
    body: { missedCallHandling: outside },
  }),
};

describeApi('the impact that a form works out', ({ server }) => {
  let account: Account;

  beforeAll(async () => {
    account = await prepareMoves(await startUndoAccount(server), server());
    await planAt(account, new Date(Date.now() + 3 * 86_400_000).toISOString());
  }, 60_000);

  it.each(Object.entries(saves))('[SAY-04] is what the server finds: %s', async (_, saved) => {
    const { edit, path, record, body } = saved(account);
    const config = JSON.parse(await account.config()) as RoutingConfig;
    const { items } = await account.read('/api/planned-change');
    const planned = items as PlannedChange[];
    const from = server().clock.now().getTime();
    const impact = await promised(
      impactOf(changeAhead(config, planned, from, (standing) => withRecord(standing, edit))),
    );
    expect(impact.differences.length).toBeGreaterThan(0);
    const { version } = await account.read(`/api/${record}`);
    const { status } = await server().call(account.owner, 'PUT', `/api/${record}/${path}`, {
      body,
      version: Number(version),
      headers: { 'if-impact': await promised(impactDigest(impact)) },
    });
    expect(status).toBe(200);
  });
});
