import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { type TestPerson, testSecrets } from '../../../test/harness.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { createPlannedWork } from '../planned-changes/work.ts';
import { type RecordKind, records } from './records.ts';

/** One declared member: two values that it can have, and how a route sets it. */
interface Walked {
  readonly values: readonly [unknown, unknown];
  readonly path: string;
  /** The body that holds a value; `{ [field]: value }` without. */
  readonly body?: (value: unknown) => object;
  readonly isPlanned?: boolean;
  readonly isBatched?: boolean;
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const hours = (monday: object[], dates: object[] = []) => ({
  alwaysOpen: false,
  timeZone: 'America/Chicago',
  weekly: { ...Object.fromEntries(days.map((day) => [day, []])), monday },
  dates,
});
const holiday = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Works',
  from: '2027-12-24',
  to: '2027-12-24',
  closed: true,
  intervals: [],
  repeatsYearly: false,
};
const hoursValues = [
  hours([{ from: '09:00', to: '17:00' }], [holiday]),
  hours([{ from: '10:00', to: '12:00' }]),
] as const;
const address = (houseNumber: string) => ({
  streetName: 'Dauphin Street',
  houseNumber,
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
});
const companyAddress = (streetAddress: string) => ({
  streetAddress,
  extendedAddress: '',
  locality: 'Mobile',
  region: 'AL',
  postalCode: '36602',
});

/**
 * Members that no route changes by value, or that are never put back: they have tests of their own.
 * Emails are confirmed first, closing ends by the clock, menus are saved whole, a queue is signed out of
 * by one person at a time.
 */
const apart: Readonly<Record<RecordKind, readonly string[]>> = {
  company: ['override'],
  team: ['override', 'signedOut'],
  teammate: ['email', 'isFirstTime', 'agreedTerms', 'voicemailPin', 'status'],
  // One language alone is offered without files of others.
  tenant: ['language', 'isCompanySetup', 'restrictionType', 'allowedCountries', 'billingContacts'],
  ivr: ['greeting', 'exitMedia', 'invalidMedia', 'transferMedia', 'defaultMenu'],
};

describeApi('every declared member of a record', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ids: Readonly<Record<RecordKind, string>>;

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, version?: number) =>
    server().call(owner, method, path, { body, version });
  const to = (id: string) => ({ actionType: 'teammate', actionValue: id });
  const key = (actionId: string) => ({ input: '1', action: 'teammate', actionId });

  const walked = (): Readonly<Record<RecordKind, Readonly<Record<string, Walked>>>> => {
    const menu = {
      path: `/api/company/${ids.company}/ivr/${ids.ivr}`,
      isPlanned: true,
    };
    const whole = (field: string) => (value: unknown) => ({
      name: 'Main menu',
      keys: [key(owner.id)],
      menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
      retries: 1,
      timeout: 5,
      interdigitTimeout: 2,
      [field]: value,
    });
    const company = `/api/company/${ids.company}`;
    const team = `/api/team/${ids.team}`;
    const person = `/api/teammate/${ids.teammate}`;
    const account = '/api/tenant';
    const bare = (value: unknown) => Object(value);
    return {
      company: {
        label: { path: company, values: ['Front', 'Back'] },
        callerIDPermission: {
          path: company,
          values: [
            { type: 'selected', teammateIds: [ana.id] },
            { type: 'everyone', teammateIds: [] },
          ],
        },
        businessHour: {
          path: `${company}/businesshour`,
          body: bare,
          values: hoursValues,
          isPlanned: true,
        },
        callHandlingOpenHour: {
          path: `${company}/callhandling`,
          values: [to(ana.id), to(owner.id)],
          isPlanned: true,
        },
        callHandlingClosedHour: {
          path: `${company}/callhandling`,
          values: [to(ana.id), to(owner.id)],
          isPlanned: true,
        },
        smsHandling: {
          path: `${company}/callhandling`,
          values: [to(ana.id), { actionType: 'none', actionValue: null }],
          isPlanned: true,
        },
      },
      team: {
        name: { path: team, values: ['Front', 'Back'] },
        extension: { path: team, values: ['310', '311'] },
        inboundFlow: {
          path: `${team}/setting`,
          values: ['callQueue', 'ringGroup'],
          isPlanned: true,
        },
        ringGroup: {
          path: `${team}/setting`,
          values: [
            { option: 'single', ringSeconds: 30 },
            { option: 'simultaneous', ringSeconds: 25 },
          ],
          isPlanned: true,
        },
        callQueue: {
          path: `${team}/setting`,
          values: [
            { maxWaitSeconds: 60, maxCallers: 5 },
            { maxWaitSeconds: 90, maxCallers: 6 },
          ],
          isPlanned: true,
        },
        businessHour: { path: `${team}/setting`, values: hoursValues, isPlanned: true },
        callHandlingOpenHour: {
          path: `${team}/callhandling/openhour`,
          body: bare,
          values: [to(ana.id), to(owner.id)],
          isPlanned: true,
        },
        missedCallHandling: {
          path: `${team}/callhandling/missedcall`,
          body: bare,
          values: [to(ana.id), to(owner.id)],
          isPlanned: true,
        },
        members: {
          path: `${team}/member`,
          values: [
            [{ teammateId: ana.id, order: 0 }],
            [
              { teammateId: ana.id, order: 0 },
              { teammateId: owner.id, order: 1 },
            ],
          ],
          isPlanned: true,
        },
      },
      teammate: {
        firstName: { path: person, values: ['Anna', 'Ann'] },
        lastName: { path: person, values: ['Bright', 'Okafor'] },
        title: { path: person, values: ['Nurse', 'Lead'] },
        extension: { path: person, values: ['410', '411'] },
        access: {
          path: person,
          values: [
            { role: 'auditor', teamIds: [] },
            { role: 'billing', teamIds: [] },
          ],
        },
        role: { path: person, values: ['admin', 'standard'], isBatched: true },
        timeZone: {
          path: person,
          values: ['America/Chicago', 'America/Denver'],
          isBatched: true,
        },
        language: { path: person, values: ['en', null] },
        e911Address: { path: person, values: [address('1'), address('2')] },
        smsGreetings: {
          path: person,
          values: [
            { isEnabled: true, text: 'Hello' },
            { isEnabled: false, text: 'Bye' },
          ],
        },
        callRecordingSetting: {
          path: `${person}/callhandling`,
          values: [
            { inbound: true, outbound: false },
            { inbound: false, outbound: true },
          ],
          isPlanned: true,
          isBatched: true,
        },
        missedCallHandling: {
          path: `${person}/callhandling`,
          values: [to(owner.id), { actionType: 'voicemail', actionValue: null }],
          isPlanned: true,
        },
      },
      tenant: {
        companyName: { path: account, values: ['Bay', 'Bay Care'] },
        companyAddress: {
          path: account,
          values: [companyAddress('1 Dauphin Street'), companyAddress('2 Dauphin Street')],
        },
        timeZone: { path: account, values: ['America/Chicago', 'America/Denver'] },
        e911Address: { path: account, values: [address('1'), address('2')] },
        recordingDays: { path: account, values: [30, 365] },
        recordingHearers: { path: account, values: ['admins', 'person'] },
        voicemailTranscripts: { path: account, values: [true, false] },
      },
      ivr: {
        name: { ...menu, body: whole('name'), values: ['Day', 'Night'] },
        retries: { ...menu, body: whole('retries'), values: [2, 3] },
        timeout: { ...menu, body: whole('timeout'), values: [6, 7] },
        interdigitTimeout: { ...menu, body: whole('interdigitTimeout'), values: [3, 4] },
        keys: { ...menu, body: whole('keys'), values: [[key(ana.id)], [key(owner.id)]] },
      },
    };
  };

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true, role: 'admin' });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    const company = newId();
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('company')
        .values({
          id: company,
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(hours([])),
        })
        .execute(),
    );
    const team = await call('POST', '/api/team', {
      name: 'Desk',
      extension: '300',
      inboundFlow: 'ringGroup',
      teammateId: [owner.id],
    });
    const menu = await call('POST', `/api/company/${company}/ivr`, {
      name: 'Main menu',
      keys: [key(owner.id)],
      menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
      retries: 1,
      timeout: 5,
      interdigitTimeout: 2,
    });
    ids = {
      company,
      team: String(team.body.id),
      teammate: ana.id,
      tenant: tenantId,
      ivr: String(menu.body.id),
    };
  });

  /** Version and members of a record, as everything that changes it tells them. */
  async function stored(kind: RecordKind) {
    const record = records[kind];
    return server().db.tenant(owner.tenantId, async (tx) => {
      const { rows } = await sql<{ version: number }>`
        select version from ${sql.table(record.table)} where id = ${ids[kind]}`.execute(tx);
      const context = { actor: { ...owner, role: 'admin' } } as never;
      const state = await record.read({ tx, context, id: ids[kind] });
      return { version: Number(rows[0]?.version), members: record.snapshot(state).members };
    });
  }

  async function put(kind: RecordKind, field: string, value: unknown) {
    const { path, body = (one: unknown) => ({ [field]: one }) } = walked()[kind][field] ?? {
      path: '',
    };
    const { version } = await stored(kind);
    const answer = await call('PUT', path, body(value), version);
    expect([field, answer.status, answer.body.responseCode]).toEqual([field, 200, undefined]);
  }

  const savePlans = () => {
    const { db, clock } = server();
    const log = { warn: (fields: object) => expect.fail(JSON.stringify(fields)) };
    const work = createPlannedWork({ db, clock, secrets: testSecrets });
    return createDueWork({ db, clock, log }, [work]).run();
  };

  const textOf = async (kind: RecordKind, field: string) =>
    JSON.stringify((await stored(kind)).members[field]);

  it('annex J1 has values to walk for every declared member', () => {
    for (const [kind, { fields }] of Object.entries(records)) {
      const known = [...Object.keys(walked()[kind as RecordKind]), ...apart[kind as RecordKind]];
      expect([kind, ...known.toSorted()]).toEqual([kind, ...Object.keys(fields).toSorted()]);
    }
  });

  describe.each(Object.keys(records) as RecordKind[])('%s', (kind) => {
    it('annex J1 every member is changed by its route, and taken back by Undo and restore', async () => {
      for (const [field, { values }] of Object.entries(walked()[kind])) {
        const [one, other] = values;
        await put(kind, field, one);
        const was = await textOf(kind, field);
        await put(kind, field, other);
        const changed = await textOf(kind, field);
        expect(changed).not.toBe(was);
        const { version } = await stored(kind);
        const at = `/api/audit/${kind}/${ids[kind]}`;
        const { body: history } = await call('GET', at);
        const [entry] = history.items as { id: string }[];
        const undone = await call('POST', `${at}/undo`, { version, versions: 1 }, version);
        expect([field, undone.status, await textOf(kind, field)]).toEqual([field, 200, was]);
        await put(kind, field, other);
        expect(await textOf(kind, field)).toBe(changed);
        const now = await stored(kind);
        const back = await call('POST', `${at}/restore`, { entryId: entry?.id }, now.version);
        expect([field, back.status, await textOf(kind, field)]).toEqual([field, 200, was]);
      }
    });

    it('annex J4 every member that can be planned is saved at its time, byte for byte', async () => {
      for (const [field, { values, isPlanned }] of Object.entries(walked()[kind])) {
        if (isPlanned !== true) continue;
        const [one, other] = values;
        await put(kind, field, other);
        const wanted = await textOf(kind, field);
        await put(kind, field, one);
        const at = new Date(server().clock.now().getTime() + 3_600_000).toISOString();
        const part = { entity: kind, id: ids[kind], members: { [field]: other } };
        const body = { at, backAt: null, absenceOf: null, parts: [part] };
        const planned = await call('POST', '/api/planned-change', body);
        expect([field, planned.status]).toEqual([field, 201]);
        server().clock.advance(3_600_000);
        await savePlans();
        expect([field, await textOf(kind, field)]).toEqual([field, wanted]);
      }
    });
  });

  it('annex J7 every member that a batch changes is changed and rolled back, byte for byte', async () => {
    for (const [field, { values, isBatched }] of Object.entries(walked().teammate)) {
      if (isBatched !== true) continue;
      const [one, other] = values;
      await put('teammate', field, other);
      const wanted = await textOf('teammate', field);
      await put('teammate', field, one);
      const was = await textOf('teammate', field);
      const body = { ids: [ana.id], change: { [field]: other }, dryRun: false };
      const edited = await call('POST', '/api/teammate/bulk', body);
      expect([field, await textOf('teammate', field)]).toEqual([field, wanted]);
      const { id } = edited.body.batch as { id: string };
      await call('POST', `/api/batch/${id}/rollback`);
      expect([field, await textOf('teammate', field)]).toEqual([field, was]);
    }
  });
});
