import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../../test/each-database.ts';
import { giveCard } from '../../../../test/give-card.ts';
import { codeOf, type TestPerson } from '../../../../test/harness.ts';
import { campaignFields, putBrand, putCampaign } from '../../../../test/put-brand.ts';
import {
  complianceCalls,
  feesOf,
  lookFor,
  registryWork,
} from '../../../../test/registry-fixture.ts';

const description = campaignFields('').description;
const reason = 'Our lawyer has looked at this text and approves it.';
const overrides = ['linkShortener', 'linkFlag'].map((code) => ({ code, reason }));

describeOnBothDatabases('campaigns at the registry', ({ server }) => {
  let owner: TestPerson;
  let tenantId: string;
  let brandId: string;
  let calls: ReturnType<typeof complianceCalls>;
  beforeEach(async () => {
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    await giveCard(server(), tenantId);
    brandId = await putBrand(server(), tenantId);
    calls = complianceCalls(server(), owner);
  });
  const work = () => registryWork(server()).run();
  const later = async (milliseconds = lookFor) => {
    server().clock.advance(milliseconds);
    await work();
  };
  const isOnboarded = () =>
    server().db.system(async (tx) => {
      const row = await tx
        .selectFrom('tenant')
        .select('on_boarding_10dlc_campaign')
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow();
      return row.on_boarding_10dlc_campaign;
    });
  const mails = () =>
    server().db.system(async (tx) => {
      const rows = await tx
        .selectFrom('mail_outbox')
        .select('subject')
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'registryWord')
        .orderBy('created_at')
        .execute();
      return rows.map(({ subject }) => subject);
    });
  /** A campaign that the carriers have decided about. */
  const decided = async (change: object = {}, more: object = {}) => {
    const { body } = await calls.registerCampaign(brandId, change, more);
    await work();
    await later();
    return calls.campaign(body.id);
  };

  it('[API-80] annex J9 takes a campaign without a name', async () => {
    const { status, body } = await calls.registerCampaign(brandId, { name: undefined });
    expect([status, body.name]).toEqual([201, '']);
  });

  it('[API-80] takes a name of 50 characters, as people count them', async () => {
    const name = '👩‍👩‍👧‍👦é'.repeat(25);
    const { status, body } = await calls.registerCampaign(brandId, { name });
    expect([status, body.name]).toEqual([201, name]);
  });

  it('[API-80] [COMP-16] registers a campaign for the price of 15; the carriers approve one after another', async () => {
    const { status, body } = await calls.registerCampaign(brandId, {}, { shownTotal: 15 });
    expect([status, body.status, body.paymentStatus]).toEqual([201, 'pendingReview', 'paid']);
    expect(await feesOf(server(), tenantId)).toEqual({
      invoices: [{ status: 'paid', amount_due: '15.00', item: 'campaign', amount: '15.00' }],
      moved: [{ type: 'fee', amount: '-15.00', status: 'succeeded' }],
    });
    await work();
    const states = async () =>
      (await calls.campaign(body.id)).carriers.map(({ state }) => state.charAt(0)).join('');
    expect(await states()).toBe('wwww');
    for (const expected of ['awww', 'aaww', 'aaaw']) {
      await later(lookFor / 4);
      expect([await states(), (await calls.campaign(body.id)).status]).toEqual([
        expected,
        'pendingReview',
      ]);
    }
    expect(await isOnboarded()).toBe(false);
    await later(lookFor / 4);
    const after = await calls.campaign(body.id);
    expect([await states(), after.status]).toEqual(['aaaa', 'active']);
    expect(after.registryId).toMatch(/^C/);
    expect(after.story.map(({ step }) => step)).toEqual(['submitted', 'paid', 'approved']);
    expect(await isOnboarded()).toBe(true);
    expect(await mails()).toEqual(['Appointment reminders: the campaign is approved']);
  });

  it('annex E6 a rejected campaign says why and where, is changed, and is sent again for 15', async () => {
    const sampleMessages = [
      campaignFields('').sampleMessages[0],
      'Harbor Dental: book your visit at bit.ly/harbor. Reply STOP to opt out.',
    ];
    const rejected = await decided({ sampleMessages }, { overrides });
    expect(rejected).toMatchObject({
      status: 'rejected',
      rejectionReason: 'A public link shortener is used in a sample message.',
      rejections: [{ code: '30892', field: 'sampleMessages[1]' }],
    });
    const changed = await calls.changeCampaign(rejected.id, rejected.version, {
      campaign: campaignFields(brandId),
    });
    expect([changed.status, changed.body.status]).toEqual([200, 'rejected']);
    expect((await feesOf(server(), tenantId)).moved).toHaveLength(1);
    const again = await calls.resubmitCampaign(rejected.id, Number(changed.body.version), {
      shownTotal: 15,
    });
    expect([again.status, again.body.status, again.body.paymentStatus]).toEqual([
      200,
      'pendingReview',
      'paid',
    ]);
    await work();
    await later();
    expect(await calls.campaign(rejected.id)).toMatchObject({
      status: 'active',
      rejections: [],
      rejectionReason: null,
    });
    expect(await mails()).toEqual([
      'Appointment reminders: the campaign needs a correction',
      'Appointment reminders: the campaign is approved',
    ]);
  });

  it('[API-85] [COMP-17] a resubmission costs 15, in the states of annex E6 alone', async () => {
    const suspended = await decided({ description: `${description} sandbox:suspend` });
    expect(suspended.status).toBe('active');
    expect(codeOf(await calls.resubmitCampaign(suspended.id, suspended.version))).toBe(
      'INVALIDTRANSITION',
    );
    await later();
    const stopped = await calls.campaign(suspended.id);
    expect(stopped.status).toBe('suspended');
    const stranger = await calls.resubmitCampaign(stopped.id, stopped.version, {
      tenantId: newId(),
    });
    expect(stranger.status).toBe(403);
    const again = await calls.resubmitCampaign(stopped.id, stopped.version, { shownTotal: 15 });
    expect(again.body.status).toBe('pendingReview');
    const { invoices } = await feesOf(server(), tenantId);
    expect(invoices.map(({ amount_due: amount }) => amount)).toEqual(['15.00', '15.00']);
    await work();
    await later();
    expect((await calls.campaign(stopped.id)).status).toBe('active');
  });

  it('annex E6 a declined card leaves a campaign whose payment failed; a change pays and sends it', async () => {
    await giveCard(server(), tenantId, 'pm_declined_1');
    const key = newId();
    const { status, body } = await calls.registerCampaign(brandId, {}, {}, key);
    expect([status, body.status, body.paymentStatus]).toEqual([201, 'paymentFailed', 'failed']);
    const replayed = await calls.registerCampaign(brandId, {}, {}, key);
    expect([replayed.status, replayed.body.id]).toEqual([201, body.id]);
    const { id, version } = await calls.campaign(body.id);
    const unread = await calls.changeCampaign(id, version, { campaign: campaignFields(brandId) });
    expect([unread.status, unread.body.errors]).toMatchObject([400, [{ field: 'hasRead' }]]);
    await giveCard(server(), tenantId);
    const change = { campaign: campaignFields(brandId, { name: 'Visits' }), hasRead: true };
    const again = newId();
    const paid = await calls.changeCampaign(id, version, change, again);
    expect([paid.status, paid.body.status, paid.body.name]).toEqual([
      200,
      'pendingReview',
      'Visits',
    ]);
    const twice = await calls.changeCampaign(id, version, change, again);
    expect([twice.status, twice.body.status]).toEqual([200, 'pendingReview']);
    const { moved } = await feesOf(server(), tenantId);
    expect(moved.map((one) => one.status)).toEqual(['failed', 'succeeded']);
    expect((await calls.campaign(id)).story.map(({ step }) => step)).toEqual([
      'submitted',
      'declined',
      'submitted',
      'paid',
    ]);
  });

  it('a resubmission that is declined leaves the campaign as it was', async () => {
    const id = await putCampaign(server(), { tenantId, brandId }, { status: 'rejected' });
    await giveCard(server(), tenantId, 'pm_declined_1');
    expect(codeOf(await calls.resubmitCampaign(id, 1))).toBe('PAYMENTFAILED');
    expect(await calls.campaign(id)).toMatchObject({ status: 'rejected', paymentStatus: 'paid' });
  });

  it('[API-83] changes what carriers have not approved, and nothing that they look at', async () => {
    const states = {
      rejected: 200,
      suspended: 200,
      pendingPayment: 409,
      pendingReview: 409,
      active: 409,
      deactivated: 409,
    };
    for (const [status, expected] of Object.entries(states)) {
      const id = await putCampaign(server(), { tenantId, brandId }, { status });
      const body = { campaign: campaignFields(brandId, { name: 'New name' }) };
      const answered = await calls.changeCampaign(id, 1, body);
      expect([status, answered.status]).toEqual([status, expected]);
      const name = expected === 200 ? 'New name' : 'Appointment reminders';
      expect((await calls.campaign(id)).name).toBe(name);
    }
    const id = await putCampaign(server(), { tenantId, brandId }, { status: 'rejected' });
    const other = await putBrand(server(), tenantId);
    const moved = await calls.changeCampaign(id, 1, { campaign: campaignFields(other) });
    expect([moved.status, moved.body.errors]).toMatchObject([
      400,
      [{ field: 'campaign.brandId', message: 'The brand of a campaign cannot be changed.' }],
    ]);
  });

  it('annex E6 a campaign needs a verified brand of the account', async () => {
    const stranger = await putBrand(server(), await server().makeTenant());
    const unverified = await putBrand(server(), tenantId, { status: 'unverified' });
    for (const id of [newId(), stranger, unverified]) {
      const refused = await calls.registerCampaign(id);
      expect([refused.status, refused.body.errors]).toMatchObject([
        400,
        [{ field: 'campaign.brandId', message: 'Please register and verify a brand first.' }],
      ]);
    }
    expect((await feesOf(server(), tenantId)).moved).toEqual([]);
  });

  it('without a card nothing is stored; a double press stores and charges once', async () => {
    await server().db.tenant(tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    expect(codeOf(await calls.registerCampaign(brandId))).toBe('PAYMENTREQUIRED');
    expect((await server().call(owner, 'GET', '/api/campaign')).body.total).toBe(0);
    await giveCard(server(), tenantId);
    const key = newId();
    const [one, two] = await Promise.all([
      calls.registerCampaign(brandId, {}, {}, key),
      calls.registerCampaign(brandId, {}, {}, key),
    ]);
    expect(one.body.id).toBe(two.body.id);
    expect((await feesOf(server(), tenantId)).moved).toHaveLength(1);
  });

  it('a registry that does not answer costs nothing; one that falls silent gives the price back', async () => {
    const down = await calls.registerCampaign(brandId, {
      description: `${description} sandbox:down`,
    });
    expect([down.status, codeOf(down)]).toEqual([503, 'PROVIDERUNAVAILABLE']);
    expect((await feesOf(server(), tenantId)).moved).toEqual([]);
    const { body } = await calls.registerCampaign(brandId, {
      description: `${description} sandbox:late`,
    });
    await work();
    expect((await calls.campaign(body.id)).isBeingSent).toBe(true);
    await later(25 * 3_600_000);
    expect(await calls.campaign(body.id)).toMatchObject({
      status: 'paymentFailed',
      paymentStatus: 'failed',
      isBeingSent: false,
    });
    const { moved } = await feesOf(server(), tenantId);
    expect(moved.map(({ type }) => type)).toEqual(['fee', 'refund']);
  });

  it('annex J6 what the check blocks is not sent, unless with a reason, which is kept', async () => {
    const sampleMessages = ['Harbor Dental: book at bit.ly/harbor. Reply STOP to opt out.'];
    const refused = await calls.registerCampaign(brandId, { sampleMessages });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      expect.arrayContaining([
        expect.objectContaining({ code: 'linkShortener', field: 'campaign.sampleMessages[0]' }),
      ]),
    ]);
    expect((await feesOf(server(), tenantId)).moved).toEqual([]);
    const sent = await calls.registerCampaign(brandId, { sampleMessages }, { overrides });
    expect([sent.status, sent.body.overrides]).toMatchObject([
      201,
      overrides.map((one) => ({ ...one, by: owner.fullName, at: expect.any(String) })),
    ]);
    const short = [{ code: 'linkShortener', reason: 'Nineteen characters' }];
    const unreasoned = await calls.registerCampaign(brandId, {}, { overrides: short });
    expect([unreasoned.status, unreasoned.body.errors]).toMatchObject([
      400,
      [{ field: 'overrides[0].reason' }],
    ]);
  });

  it('annex E6 an ended campaign is ended at the registry, and hears no more', async () => {
    const active = await decided();
    const ended = await server().call(owner, 'PUT', `/api/campaign/${active.id}/deactivate`, {
      body: {},
      version: active.version,
    });
    expect(ended.body.status).toBe('deactivated');
    await later();
    await later(86_400_000);
    expect((await calls.campaign(active.id)).status).toBe('deactivated');
    const kept = await server().db.system((tx) =>
      tx
        .selectFrom('sandbox_registry')
        .select('ended_at')
        .where('reference', '=', active.id)
        .executeTakeFirstOrThrow(),
    );
    expect(kept.ended_at).not.toBeNull();
  });
});
