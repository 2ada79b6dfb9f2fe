import {
  type CallRestriction,
  callRestrictionSchema,
} from '@jackfield/contract/api/call-restriction';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveCard } from '../../../test/give-card.ts';
import {
  bothDatabases,
  codeOf,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import type { Charges } from '../../payments/payments.ts';
import { instantCharges } from '../../payments/sandbox/charges.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { settleInvoice } from '../billing/settle-invoice.ts';
import { createCardPaymentWork } from '../ledger/card-payment-work.ts';
import { withCardCheck } from './check-work.ts';

const hour = 3_600_000;

describe.each(bothDatabases)('international calling (%s)', (database) => {
  let server: TestServer;
  let owner: TestPerson;
  let charges: string[];
  let isDown: boolean;

  const payments: Charges = {
    ...instantCharges,
    async charge(charge) {
      charges.push(`${charge.amount} ${charge.currency}`);
      if (isDown) throw new Error('connection reset');
      return instantCharges.charge(charge);
    },
  };
  const workOff = () => {
    const { db, clock } = server;
    const work = createCardPaymentWork({ db, clock, payments, settleInvoice });
    const log = { warn: () => undefined };
    return createDueWork({ db, clock, log }, [withCardCheck(work, clock)]).run();
  };

  beforeAll(async () => {
    server = await startTestServer({ database, payments });
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    charges = [];
    isDown = false;
    owner = await server.makePerson(await server.makeTenant(), {
      isTenantOwner: true,
      firstName: 'Ana',
      lastName: 'Lopez',
    });
    await giveCard(server, owner.tenantId, 'pm_visa');
  });

  const at = (what: string) => `/api/v1/tenant/${owner.tenantId}/${what}`;
  const read = async () =>
    (await server.call(owner, 'GET', at('callrestriction'))).body as unknown as CallRestriction;
  const request = () => server.call(owner, 'PUT', at('internationalcall'));
  const check = () => server.call(owner, 'PUT', at('internationalcharge'));
  const restrict = async (body: object, version?: number) =>
    server.call(owner, 'PUT', at('callrestriction'), {
      body,
      version: version ?? (await read()).version,
    });
  const account = async () => (await server.call(owner, 'GET', '/api/tenant')).body;
  const verified = async () => {
    await request();
    await check();
  };

  it('CRED-07 API-52 API-53 API-54 API-55 ENT-13 goes through its three steps in their order', async () => {
    expect(await read()).toMatchObject({
      restrictionType: 'domestic',
      allowedCountries: [],
      internationalCallStatus: 'none',
      request: null,
      checkAmount: 1,
      currency: 'usd',
      triesLeft: 3,
    });
    const mine = { by: 'Ana Lopez', at: expect.any(String) };
    const asked = await request();
    expect(asked).toMatchObject({
      status: 200,
      body: { internationalCallStatus: 'pending', request: mine },
    });
    expect(await account()).toMatchObject({ internationalCallStatus: 'pending' });

    expect(await check()).toMatchObject({
      status: 200,
      body: {
        internationalCallStatus: 'charged',
        isVerifiedCharges: true,
        isBeingChecked: false,
        check: mine,
      },
    });
    expect(charges).toEqual(['1.00 usd']);
    expect(await account()).toMatchObject({ balance: 1, isVerifiedCharges: true });
    const { items } = (await server.call(owner, 'GET', '/api/balance')).body;
    expect(items).toMatchObject([
      {
        transactionType: 'credit',
        description: 'Card check for international calling, by Ana Lopez',
        amount: 1,
        balanceAfter: 1,
      },
    ]);

    const set = await restrict({ restrictionType: 'selected', allowedCountries: ['JPN', 'BRA'] });
    expect(set).toMatchObject({
      status: 200,
      body: {
        internationalCallStatus: 'enabled',
        restrictionType: 'selected',
        allowedCountries: ['BRA', 'JPN'],
      },
    });
    expect(v.is(callRestrictionSchema, set.body)).toBe(true);
    expect(await account()).toMatchObject({ isVerifiedInternationalCall: true });
    const rates = await server.call(owner, 'GET', at('ratedeck?isAllowed=true'));
    expect(rates.body['items']).toMatchObject([{ id: 'BRA' }, { id: 'JPN' }]);
  });

  it('CRED-07 a step before its turn, or twice, is refused and changes nothing', async () => {
    const conflict = { status: 409, body: { responseCode: 'INVALIDTRANSITION' } };
    expect(await check()).toMatchObject(conflict);
    expect(await restrict({ restrictionType: 'all' })).toMatchObject(conflict);
    await request();
    expect(await request()).toMatchObject({
      ...conflict,
      body: { errors: [{ message: 'International calling was already requested.' }] },
    });
    expect(await restrict({ restrictionType: 'all' })).toMatchObject({
      ...conflict,
      body: { errors: [{ message: 'Check the card first.' }] },
    });
    expect(charges).toEqual([]);
    await check();
    expect(await check()).toMatchObject(conflict);
    expect(await request()).toMatchObject(conflict);
    expect(charges).toHaveLength(1);
    expect(await read()).toMatchObject({ restrictionType: 'domestic' });
  });

  it('ten presses at once ask once and charge once', async () => {
    const ten = (step: () => Promise<{ status: number }>) =>
      Promise.all(Array.from({ length: 10 }, step));
    const statuses = async (step: () => Promise<{ status: number }>) =>
      (await ten(step)).map(({ status }) => status).toSorted();
    const once = [200, ...Array.from({ length: 9 }, () => 409)];
    expect(await statuses(request)).toEqual(once);
    expect(await statuses(check)).toEqual(once);
    expect(charges).toHaveLength(1);
    expect(await account()).toMatchObject({ balance: 1 });
  });

  it('annex E7 a declined check stays pending, and three of them lock the step for 24 hours', async () => {
    await request();
    await giveCard(server, owner.tenantId, 'pm_declined_1');
    for (const triesLeft of [2, 1, 0]) {
      expect(codeOf(await check())).toBe('PAYMENTFAILED');
      expect(await read()).toMatchObject({ internationalCallStatus: 'pending', triesLeft });
      server.clock.advance(hour);
    }
    const { lockedUntil } = await read();
    const left = Date.parse(lockedUntil ?? '') - server.clock.now().getTime();
    expect(Math.round(left / 60_000)).toBe(23 * 60);
    await giveCard(server, owner.tenantId, 'pm_visa');
    const locked = await check();
    expect([locked.status, Math.round(Number(locked.headers['retry-after']) / 60)]).toEqual([
      429,
      23 * 60,
    ]);
    server.clock.advance(left - 60_000);
    expect((await check()).status).toBe(429);
    expect(charges).toHaveLength(3);
    server.clock.advance(60_000);
    expect(await read()).toMatchObject({ triesLeft: 3, lockedUntil: null });
    expect((await check()).body).toMatchObject({ internationalCallStatus: 'charged' });
    expect(await account()).toMatchObject({ balance: 1 });
  });

  it('402 without a card; a provider that cannot be reached is asked once more, and charges once', async () => {
    await request();
    await server.db.tenant(owner.tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    expect(codeOf(await check())).toBe('PAYMENTREQUIRED');
    await giveCard(server, owner.tenantId, 'pm_visa');
    isDown = true;
    expect((await check()).body).toMatchObject({
      internationalCallStatus: 'pending',
      isBeingChecked: true,
    });
    expect(await check()).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'The card is being checked. The bank has not answered yet.' }] },
    });
    isDown = false;
    server.clock.advance(41_000);
    await Promise.all([workOff(), workOff()]);
    expect(await read()).toMatchObject({
      internationalCallStatus: 'charged',
      isBeingChecked: false,
      check: { by: 'Ana Lopez' },
    });
    expect(await account()).toMatchObject({ balance: 1 });
  });

  it('annex J1 J2 is saved as of a version, tells the history, and goes back', async () => {
    await verified();
    const { version } = await read();
    await restrict({ restrictionType: 'selected', allowedCountries: ['JPN'] });
    const stale = await restrict({ restrictionType: 'all' }, version);
    expect(stale).toMatchObject({
      status: 412,
      body: { current: { restrictionType: 'selected', version: version + 1 } },
    });
    await restrict({ restrictionType: 'selected', allowedCountries: ['IND'] });
    const undo = (save: number) =>
      server.call(owner, 'POST', `/api/audit/tenant/${owner.tenantId}/undo`, {
        body: { version: save, versions: 1 },
      });
    expect((await undo(version + 2)).body).toMatchObject({ restored: ['allowedCountries'] });
    expect(await read()).toMatchObject({ restrictionType: 'selected', allowedCountries: ['JPN'] });
    expect((await undo(version + 1)).body).toMatchObject({ skipped: [] });
    expect(await read()).toMatchObject({ restrictionType: 'domestic', allowedCountries: [] });
    await restrict({ restrictionType: 'selected', allowedCountries: ['BRA'] });
    await restrict({ restrictionType: 'all' });
    expect(codeOf(await undo(version + 5))).toBe('CHANGEDSINCE');
    const { items } = (await server.call(owner, 'GET', `/api/audit/tenant/${owner.tenantId}`)).body;
    expect((items as { action: string }[]).map(({ action }) => action).toReversed()).toEqual([
      'tenant.requestInternational',
      'tenant.checkCharges',
      'tenant.verifyCharges',
      'tenant.setCallRestriction',
      'tenant.setCallRestriction',
      'tenant.undo',
      'tenant.undo',
      'tenant.setCallRestriction',
      'tenant.setCallRestriction',
    ]);
  });

  it('every step reaches the admins of the account at once', async () => {
    await verified();
    await restrict({ restrictionType: 'all' });
    const events = await server.db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('event_log').select('event_type').orderBy('seq').execute(),
    );
    const ofAccount = events.filter(({ event_type: type }) => type === 'tenant');
    // The request, the check as it began and as it ended, the restriction.
    expect(ofAccount).toHaveLength(4);
  });

  it('tells what calls to each country cost within 30 days, and who made them', async () => {
    const made = (to: string, daysAgo: number, more: object = {}) => ({
      id: newId(),
      tenant_id: owner.tenantId,
      date: new Date(server.clock.now().getTime() - daysAgo * 24 * hour),
      usage_type: 'international' as const,
      direction: 'outbound' as const,
      from_number: '+12515550142',
      to_number: to,
      teammate_name: 'Ana Lopez',
      duration: 60,
      units: 1,
      rate: '0.1000',
      amount: '0.10',
      currency: 'usd' as const,
      ...more,
    });
    await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('usage_record')
        .values([
          made('+525555550136', 1),
          made('+528155550178', 29, { teammate_name: 'Ben Ray', amount: '0.25' }),
          made('+813555501', 2, { amount: '0.50' }),
          made('+813555501', 31, { amount: '9.00' }),
          made('+442079460011', 1),
          made('+12515550143', 1, { usage_type: 'voice' }),
        ])
        .execute(),
    );
    expect((await server.call(owner, 'GET', at('callrestriction/use'))).body).toEqual({
      currency: 'usd',
      countries: [
        { country: 'JPN', amount: 0.5, users: ['Ana Lopez'] },
        { country: 'MEX', amount: 0.35, users: ['Ana Lopez', 'Ben Ray'] },
      ],
    });
  });

  it('is of the own account, for its admins, and for reading while somebody acts as them', async () => {
    const standard = await server.makePerson(owner.tenantId);
    const calls = [
      ['GET', 'callrestriction'],
      ['GET', 'callrestriction/use'],
      ['PUT', 'callrestriction'],
      ['PUT', 'internationalcall'],
      ['PUT', 'internationalcharge'],
    ] as const;
    const body = { restrictionType: 'all' };
    for (const [method, what] of calls) {
      const given = method === 'PUT' ? { body, version: 1 } : {};
      const asked = (person: TestPerson, path = at(what)) =>
        server.call(person, method, path, given);
      expect((await asked(standard)).status).toBe(403);
      const foreign = await asked(owner, `/api/v1/tenant/${newId()}/${what}`);
      expect([what, foreign.status]).toEqual([what, 404]);
      const acting = await server.call(owner, method, at(what), { ...given, impersonator: owner });
      expect([what, acting.status]).toEqual([what, method === 'GET' ? 200 : 403]);
    }
  });

  it('annex E7 countries come with selected ones alone, and only the sixteen', async () => {
    await verified();
    const refused = await restrict({ restrictionType: 'selected', allowedCountries: ['GBR'] });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'allowedCountries', message: 'Calls to GBR are not available.' }] },
    });
    for (const restrictionType of ['all', 'domestic']) {
      const body = { restrictionType, allowedCountries: ['JPN'] };
      expect((await restrict(body)).status).toBe(400);
    }
    expect((await restrict({ restrictionType: 'some' })).status).toBe(400);
    expect(await read()).toMatchObject({ internationalCallStatus: 'charged' });
    await restrict({ restrictionType: 'selected', allowedCountries: ['THA', 'THA'] });
    await restrict({ restrictionType: 'domestic' });
    expect(await read()).toMatchObject({
      internationalCallStatus: 'enabled',
      restrictionType: 'domestic',
      allowedCountries: ['THA'],
    });
  });
});
