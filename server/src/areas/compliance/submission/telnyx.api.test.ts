import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from '../../../../test/each-database.ts';
import { giveCard } from '../../../../test/give-card.ts';
import {
  codeOf,
  type FreshDatabase,
  freshDatabase,
  startTestServer,
  testDatabases,
  type TestPerson,
  type TestServer,
} from '../../../../test/harness.ts';
import { beginLife, mortalDatabase } from '../../../../test/mortal-database.ts';
import {
  complianceCalls,
  feesOf,
  registryWork,
  verifyPhone,
} from '../../../../test/registry-fixture.ts';
import { telnyxPartsOf } from '../../../../test/sent-records.ts';
import { startTelnyxServer, type TelnyxServer } from '../../../../test/telnyx-server.ts';
import { textingAccount } from '../../../../test/texting-account.ts';
import type { CampaignRegistry } from '../../../campaign-registry/registry.ts';
import { telnyxSwitch } from '../../../campaign-registry/telnyx/number-switch.ts';
import { telnyxRegistry } from '../../../campaign-registry/telnyx/telnyx.ts';
import { createSandboxSwitch } from '../../../carrier/number-switch.ts';
import type { Database } from '../../../platform/database.ts';
import { createDueWork } from '../../../platform/due-work.ts';
import { newId } from '../../../platform/ids.ts';
import { openDatabase } from '../../../platform/open-database.ts';
import { openTelnyxEvents } from '../../../telnyx-events.ts';
import { createNumberSwitchWork } from '../../texting/switch-work.ts';

const log = { warn: () => undefined };
const day = 86_400_000;
let brands = 0;
/** A name that no other brand of these tests has. */
const nextName = () => {
  brands += 1;
  return { brandName: `Harbor Dental ${brands}` };
};

describe.each(testDatabases)('brands and campaigns at Telnyx (%s)', (kind) => {
  let fresh: FreshDatabase;
  let db: Database;
  let telnyx: TelnyxServer;
  let server: TestServer;
  let registry: CampaignRegistry;
  let owner: TestPerson;
  let tenantId: string;
  let calls: ReturnType<typeof complianceCalls>;
  const lazy: CampaignRegistry = new Proxy({} as CampaignRegistry, {
    get: (_, name: keyof CampaignRegistry) => registry[name],
  });
  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await openDatabase(fresh);
    telnyx = await startTelnyxServer();
    server = await startTestServer({ on: fresh, db, registry: lazy });
    telnyx.registry.setNow(() => server.clock.now());
    registry = telnyxRegistry(telnyxPartsOf(server, telnyx));
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await telnyx.close();
    await fresh.drop();
  });
  beforeEach(async () => {
    tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    await giveCard(server, tenantId);
    await verifyPhone(server, tenantId);
    calls = complianceCalls(server, owner);
  });
  const work = () => registryWork(server, { registry }).run();
  async function later(milliseconds = day): Promise<void> {
    server.clock.advance(milliseconds);
    await work();
  }
  /** Lets Telnyx decide, and hears of it. */
  async function decided(): Promise<void> {
    telnyx.registry.decide();
    await later();
  }
  async function verifiedBrand(): Promise<string> {
    const { body } = await calls.registerBrand(nextName());
    await work();
    await decided();
    return String(body.id);
  }
  const feeBack = async () => (await feesOf(server, tenantId)).moved.map(({ amount }) => amount);

  it('[PROV-01] a brand and its campaign are registered, and say what can’t be done later', async () => {
    const id = await verifiedBrand();
    const brand = await calls.brand(id);
    expect(brand).toMatchObject({ status: 'verified', limits: expect.any(Array) });
    expect(brand.limits).toContain('campaignMadeAnew');
    const { body } = await calls.registerCampaign(id);
    await work();
    expect((await calls.campaign(body.id)).status).toBe('pendingReview');
    await decided();
    const campaign = await calls.campaign(body.id);
    expect(campaign.status).toBe('active');
    expect(campaign.carriers.every(({ state }) => state === 'approved')).toBe(true);
    expect(campaign.registryId).toBe(
      telnyx.registry.campaigns.find((one) => one.body.brandId === brand.registryId)?.id,
    );
  });

  it('[PROV-01] what Telnyx won’t take is paid back at once, with the reason', async () => {
    telnyx.registry.refuseNext('The EIN is not valid.');
    const { body } = await calls.registerBrand(nextName());
    await work();
    await work();
    expect(await calls.brand(body.id)).toMatchObject({
      status: 'unverified',
      feedback: [{ id: 'other', description: 'The EIN is not valid.' }],
    });
    expect(await feeBack()).toEqual(['-4.00', '4.00']);
    const again = await calls.resubmitBrand(String(body.id), (await calls.brand(body.id)).version);
    expect(again.status).toBe(200);
    await work();
    await decided();
    expect((await calls.brand(body.id)).status).toBe('verified');
  });

  it('[PROV-01] a campaign that Telnyx won’t take is rejected, paid back, and sent again corrected', async () => {
    const brandId = await verifiedBrand();
    telnyx.registry.refuseNext('The message flow names no page.');
    const { body } = await calls.registerCampaign(brandId);
    await work();
    await work();
    const refused = await calls.campaign(body.id);
    expect(refused).toMatchObject({
      status: 'rejected',
      paymentStatus: 'failed',
      rejectionReason: 'The message flow names no page.',
    });
    expect(await feeBack()).toEqual(['-4.00', '-15.00', '15.00']);
    await calls.resubmitCampaign(refused.id, refused.version);
    await work();
    await decided();
    expect((await calls.campaign(body.id)).status).toBe('active');
  });

  it('[PROV-01] what can’t be ordered is said before anything is paid', async () => {
    const id = await verifiedBrand();
    const { version } = await calls.brand(id);
    const political = await calls.requestVetting(id, version, { provider: 'Campaign Verify' });
    expect([political.status, codeOf(political)]).toEqual([409, 'INVALIDTRANSITION']);
    expect(political.body.errors).toMatchObject([{ code: 'NOTOFFERED' }]);
    expect((await calls.requestVetting(id, version)).status).toBe(200);
    await work();
    await decided();
    const passed = await calls.brand(id);
    expect(passed.vettings).toMatchObject([{ status: 'passed', score: 57 }]);
    const second = await calls.requestVetting(id, passed.version);
    expect(second.body.errors).toMatchObject([{ code: 'RECENT' }]);
    telnyx.registry.setQualified(false);
    const campaign = await calls.registerCampaign(id);
    telnyx.registry.setQualified(true);
    expect(campaign.body.errors).toMatchObject([
      { code: 'REFUSED', message: expect.stringContaining('No carrier takes this use case') },
    ]);
    expect(await feeBack()).toEqual(['-4.00', '-40.00']);
  });

  it('[PROV-01] numbers follow a campaign that is made anew', async () => {
    const account = textingAccount(() => server, tenantId);
    const numberId = await account.number(await account.company());
    const parts = telnyxPartsOf(server, telnyx);
    const numberSwitch = telnyxSwitch(parts, createSandboxSwitch(server.clock));
    const switching = createDueWork({ db, clock: server.clock, log }, [
      createNumberSwitchWork({ db, clock: server.clock, numberSwitch }),
    ]);
    const switchOn = async () => {
      for (let round = 0; round < 3; round += 1) {
        await switching.run();
        telnyx.registry.decide();
        server.clock.advance(day);
      }
    };
    const brandId = await verifiedBrand();
    const { body } = await calls.registerCampaign(brandId);
    const id = String(body.id);
    await work();
    await decided();
    const active = await calls.campaign(id);
    const path = `/api/campaign/${id}/tnoptions`;
    const ids = { phoneNumberIds: [numberId] };
    await server.call(owner, 'POST', path, { body: ids, version: active.version });
    await switchOn();
    const assigned = () => [...telnyx.registry.assignments.values()];
    expect(assigned()).toEqual([{ campaignId: active.registryId, status: 'ASSIGNED' }]);
    const made = telnyx.registry.campaigns.find((one) => one.id === active.registryId);
    if (made !== undefined) made.status = 'TCR_SUSPENDED';
    await later();
    const stopped = await calls.campaign(id);
    expect(stopped.status).toBe('suspended');
    await calls.resubmitCampaign(id, stopped.version);
    await work();
    await decided();
    await switchOn();
    const anew = await calls.campaign(id);
    expect(anew).toMatchObject({ status: 'active', phoneNumberIds: [numberId] });
    expect(anew.registryId).not.toBe(active.registryId);
    expect(assigned()).toEqual([{ campaignId: anew.registryId, status: 'ASSIGNED' }]);
    const none = { phoneNumberIds: [] };
    await server.call(owner, 'POST', path, { body: none, version: anew.version });
    await switchOn();
    expect(assigned()).toEqual([]);
  });

  it('[PROV-02] an event moves the next question to now, and nothing else', async () => {
    const { body } = await calls.registerBrand(nextName());
    await work();
    const { registryId } = await calls.brand(body.id);
    const dueOf = (subject: unknown) =>
      db.system(async (tx) => {
        const row = await tx
          .selectFrom('due_work')
          .select('due_at')
          .where('subject_id', '=', String(subject))
          .executeTakeFirst();
        return row?.due_at;
      });
    const at = server.clock.now();
    expect((await dueOf(body.id))?.getTime()).toBeGreaterThan(at.getTime());
    const events = await openTelnyxEvents(telnyx.env, {
      db,
      clock: server.clock,
      log: server.app.log,
    });
    const told = [
      { brandId: registryId, type: 'VERIFIED' },
      { brandId: newId() },
      { brandId: registryId, campaignId: newId(), status: 'ACCEPTED' },
      { campaignId: newId(), phoneNumber: '+12515550199' },
    ];
    for (const event of told) {
      const answer = await events?.inject({
        method: 'POST',
        url: '/telnyx/webhook',
        ...telnyx.signed(event, at),
      });
      expect(answer?.statusCode).toBe(200);
    }
    await events?.close();
    const due = await dueOf(body.id);
    expect(due?.getTime()).toBeLessThanOrEqual(server.clock.now().getTime());
    await work();
    expect((await calls.brand(body.id)).status).toBe('pending');
  });
});

describeApi('brands at the sandbox', ({ server }) => {
  it('[PROV-01] have no limits to tell of', async () => {
    const tenantId = await server().makeTenant();
    const owner = await server().makePerson(tenantId, { isTenantOwner: true });
    await giveCard(server(), tenantId);
    await verifyPhone(server(), tenantId);
    const { body } = await complianceCalls(server(), owner).registerBrand(nextName());
    expect(body).not.toHaveProperty('limits');
  });
});

/** More steps than the sending of a brand or a campaign has. */
const most = 60;

describeApi('a process that dies while it sends', ({ server }) => {
  let telnyx: TelnyxServer;
  beforeAll(async () => {
    telnyx = await startTelnyxServer();
    telnyx.registry.setNow(() => server().clock.now());
  });
  afterAll(() => telnyx.close());

  /** Works off in a process that dies at the nth step, then in one that doesn't; whether it died. */
  async function workOff(nth: number): Promise<boolean> {
    const life = beginLife();
    life.meet({ step: null, nth });
    const { db: lasting } = server();
    // What the dead one still holds for a moment is passed over in the first round after it.
    for (const db of [mortalDatabase(lasting, life), lasting, lasting]) {
      const { clock } = server();
      const registry = telnyxRegistry(telnyxPartsOf({ db, clock }, telnyx, 60_000));
      await registryWork({ ...server(), db }, { registry })
        .run()
        .catch((error: unknown) => {
          if (db === lasting) throw error;
        });
      clock.advance(day / 24);
    }
    return life.isOver;
  }

  it('[PROV-02] at whichever step: one brand, one campaign, one fee of each', async () => {
    let nth = 1;
    for (let hasDied = true; hasDied && nth < most; nth += 1) {
      const tenantId = await server().makeTenant();
      const owner = await server().makePerson(tenantId, { isTenantOwner: true });
      await giveCard(server(), tenantId);
      await verifyPhone(server(), tenantId);
      const calls = complianceCalls(server(), owner);
      const { brandName } = nextName();
      const { body } = await calls.registerBrand({ brandName });
      const diedOfBrand = await workOff(nth);
      telnyx.registry.decide();
      await workOff(most);
      const sent = await calls.registerCampaign(String(body.id));
      expect([nth, sent.status, sent.body.responseCode]).toEqual([nth, 201, undefined]);
      const diedOfCampaign = await workOff(nth);
      hasDied = diedOfBrand || diedOfCampaign;
      const made = telnyx.registry.brands.filter((one) => one.body.displayName === brandName);
      const campaigns = telnyx.registry.campaigns.filter((one) => one.body.brandId === made[0]?.id);
      const { moved } = await feesOf(server(), tenantId);
      expect({
        step: nth,
        brands: made.map(({ fees }) => fees),
        campaigns: campaigns.length,
        fees: moved.map(({ amount, status }) => `${amount} ${status}`),
      }).toEqual({
        step: nth,
        brands: [1],
        campaigns: 1,
        fees: ['-4.00 succeeded', '-15.00 succeeded'],
      });
      // The next one has no steps of this one.
      await server().db.system((tx) =>
        tx.deleteFrom('due_work').where('tenant_id', '=', tenantId).execute(),
      );
    }
    // It went on until no step was left to die at.
    expect(nth).toBeGreaterThan(10);
    expect(nth).toBeLessThan(most);
  });
});
