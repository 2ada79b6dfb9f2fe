import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../test/harness.ts';
import {
  addPerson,
  addTenant,
  Client,
  goodPassword,
  type Portal,
  type TestPerson,
  usePortal,
} from '../../../../test/session-fixture.ts';
import { newId } from '../../../platform/ids.ts';
import { isBeyondFairUse } from './fair-use.ts';

const fairUse = { minutes: 300, messages: 300 };
/** Noon of the 10th in New York. */
const now = new Date('2026-11-10T17:00:00Z');

describe.each(testDatabases)('fair use on %s', (database) => {
  let portal: Portal;
  let ana: TestPerson;
  let tenantId = '';
  usePortal(database, async (started) => {
    portal = started;
  });
  beforeEach(async () => {
    const tenant = await addTenant(portal);
    tenantId = tenant.id;
    ana = await addPerson(portal, tenant, { role: 'admin' });
    await portal.db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ time_zone: 'America/New_York' })
        .where('id', '=', tenantId)
        .execute(),
    );
  });

  const use = (units: number, date: Date | string, usageType: 'voice' | 'sms' = 'voice') =>
    portal.db.system((tx) =>
      tx
        .insertInto('usage_record')
        .values({
          id: newId(),
          tenant_id: tenantId,
          date,
          usage_type: usageType,
          direction: 'outbound',
          from_number: '+12515550100',
          to_number: '+12055550111',
          teammate_id: null,
          teammate_name: '',
          duration: 0,
          units,
          rate: '0.0100',
          amount: '0.01',
          currency: 'usd',
        })
        .execute(),
    );
  const isBeyond = () =>
    portal.db.tenant(tenantId, (tx) => isBeyondFairUse(tx, { tenantId, now, fairUse }));
  const addCard = () =>
    portal.db.system((tx) =>
      tx
        .insertInto('payment_method')
        .values({
          id: newId(),
          tenant_id: tenantId,
          provider_id: `pm_${newId()}`,
          is_default: true,
          brand: 'visa',
          last4_digits: '4242',
          exp_month: 8,
          exp_year: 2038,
          holder_name: 'Ana Lopez',
        })
        .execute(),
    );

  it('OP-35 counts minutes and messages of the month of the account, each against its limit', async () => {
    await use(250, now, 'sms');
    await use(300, '2026-11-01T05:00:00Z');
    // Still October in New York.
    await use(900, '2026-11-01T03:59:59Z');
    expect(await isBeyond()).toBe(false);
    await use(1, now);
    expect(await isBeyond()).toBe(true);
  });

  it('OP-35 messages alone pass their own limit', async () => {
    await use(300, now, 'sms');
    expect(await isBeyond()).toBe(false);
    await use(1, now, 'sms');
    expect(await isBeyond()).toBe(true);
  });

  it('SHELL-47 the session says so until there is a card', async () => {
    await use(301, portal.clock.now());
    const client = new Client(portal);
    const tokens = (await client.token(ana.email, goodPassword)).json();
    expect(tokens.isFairUsage).toBe(true);
    await client.bind(tokens);
    expect((await client.session()).auth).toMatchObject({ isFairUsage: true });
    await addCard();
    expect((await client.session()).auth).toMatchObject({ isFairUsage: false });
    expect((await new Client(portal).token(ana.email, goodPassword)).json().isFairUsage).toBe(
      false,
    );
  });
});
