import { beforeEach, describe, expect, it } from 'vitest';
import type { Charges } from '../../../payments/payments.ts';
import { instantCharges } from '../../../payments/sandbox/charges.ts';
import { newId } from '../../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../../test/each-database.ts';
import { giveCard } from '../../../../test/give-card.ts';
import { codeOf, type TestPerson } from '../../../../test/harness.ts';
import { brandFields, putBrand } from '../../../../test/put-brand.ts';
import {
  complianceCalls,
  feesOf,
  lookFor,
  registryWork,
  verifyPhone,
} from '../../../../test/registry-fixture.ts';

const day = 86_400_000;

describeOnBothDatabases('brands at the registry', ({ server }) => {
  let owner: TestPerson;
  let tenantId: string;
  let calls: ReturnType<typeof complianceCalls>;
  beforeEach(async () => {
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    await giveCard(server(), tenantId);
    await verifyPhone(server(), tenantId);
    calls = complianceCalls(server(), owner);
  });
  const work = () => registryWork(server()).run();
  const later = async (milliseconds = lookFor) => {
    server().clock.advance(milliseconds);
    await work();
  };
  const mails = () =>
    server().db.system(async (tx) => {
      const rows = await tx
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'registryWord')
        .orderBy('created_at')
        .execute();
      expect(rows.every(({ recipient }) => recipient === owner.email)).toBe(true);
      return rows.map(({ subject }) => subject.replace('Harbor Dental Group LLC: ', ''));
    });
  const isOnboarded = () =>
    server().db.system(async (tx) => {
      const row = await tx
        .selectFrom('tenant')
        .select('on_boarding_10dlc_brand')
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow();
      return row.on_boarding_10dlc_brand;
    });
  const steps = async (id: unknown) => (await calls.brand(id)).story.map(({ step }) => step);
  /** A brand that the registry has verified. */
  const verified = async (change: object = {}) => {
    const { body } = await calls.registerBrand(change);
    await work();
    await later();
    const brand = await calls.brand(body.id);
    expect(brand.status).toBe('verified');
    return brand;
  };

  it('[API-73] [COMP-15] registers a brand for the fee of 4, and the registry verifies it', async () => {
    const { status, body } = await calls.registerBrand({}, { shownTotal: 4 });
    expect([status, body.status, body.isVerified]).toEqual([201, 'pending', false]);
    expect(await feesOf(server(), tenantId)).toEqual({
      invoices: [{ status: 'paid', amount_due: '4.00', item: 'brand', amount: '4.00' }],
      moved: [{ type: 'fee', amount: '-4.00', status: 'succeeded' }],
    });
    await work();
    const sent = await calls.brand(body.id);
    expect(sent).toMatchObject({ status: 'pending', isBeingSent: false, isBeingPaid: false });
    expect(sent.registryId).toMatch(/^B/);
    await later(lookFor - 1000);
    expect((await calls.brand(body.id)).status).toBe('pending');
    await later(1000);
    const after = await calls.brand(body.id);
    expect(after).toMatchObject({ status: 'verified', isVerified: true, needsRevet: false });
    expect(after.story).toMatchObject([
      { step: 'submitted', by: owner.fullName },
      { step: 'paid', paid: { amount: 4, card: { brand: 'visa', last4Digits: '4242' } } },
      { step: 'verified', by: null },
    ]);
    expect(await isOnboarded()).toBe(true);
    expect(await mails()).toEqual(['the brand is verified']);
  });

  it('annex E5 a brand that is not verified says why, is corrected, and is sent again for 4', async () => {
    const { body } = await calls.registerBrand({ taxId: '63-4820000' });
    await work();
    await later();
    const refused = await calls.brand(body.id);
    expect(refused).toMatchObject({
      status: 'unverified',
      isVerified: false,
      feedback: [{ id: 'taxId', displayName: 'Tax ID', fields: ['taxId', 'companyName'] }],
    });
    expect(await isOnboarded()).toBe(false);
    const changed = await server().call(owner, 'PUT', `/api/brand/${body.id}`, {
      body: brandFields(),
      version: refused.version,
    });
    expect(changed.body.needsRevet).toBe(true);
    const again = await calls.resubmitBrand(String(body.id), Number(changed.body.version), {
      shownTotal: 4,
    });
    expect([again.status, again.body.status]).toEqual([200, 'pending']);
    await work();
    await later();
    expect(await calls.brand(body.id)).toMatchObject({
      status: 'verified',
      feedback: [],
      needsRevet: false,
    });
    const { invoices } = await feesOf(server(), tenantId);
    expect(invoices.map(({ item, amount_due }) => [item, amount_due])).toEqual([
      ['brand', '4.00'],
      ['brand', '4.00'],
    ]);
    expect(await mails()).toEqual(['the brand needs a correction', 'the brand is verified']);
  });

  it.each([
    ['stockSymbol', { companyType: 'PublicProfit', stockExchange: 'Nyse', stockSymbol: 'XXXX' }],
    ['governmentEntity', { companyName: 'City of Mobile' }],
    [
      'nonProfit',
      { companyName: 'Harbor Smiles Foundation', companyType: 'NonProfit', taxId: '63-4821111' },
    ],
    ['contact', { website: 'https://elsewhere.example' }],
  ])('annex E5 the registry finds %s', async (id, change) => {
    const { body } = await calls.registerBrand(change);
    await work();
    await later();
    expect((await calls.brand(body.id)).feedback.map((one) => one.id)).toEqual([id]);
  });

  it('annex E5 a suspended brand stops its campaigns, and goes to the registry again', async () => {
    const { id } = await verified({
      website: 'https://suspended.example',
      contact: { ...brandFields().contact, email: 'renee@suspended.example' },
    });
    const { body: campaign } = await calls.registerCampaign(id);
    await work();
    await later();
    expect((await calls.campaign(campaign.id)).status).toBe('suspended');
    const brand = await calls.brand(id);
    expect(brand).toMatchObject({ status: 'suspended', isVerified: false });
    expect(await isOnboarded()).toBe(false);
    await calls.resubmitBrand(id, brand.version);
    await work();
    await later();
    expect((await calls.brand(id)).status).toBe('verified');
  });

  it('[API-79] allows a resubmission in the states of annex E5 alone', async () => {
    const brand = await verified();
    expect(codeOf(await calls.resubmitBrand(brand.id, brand.version))).toBe('INVALIDTRANSITION');
    const changed = await server().call(owner, 'PUT', `/api/brand/${brand.id}`, {
      body: brandFields({ companyName: 'Harbor Dental Inc' }),
      version: brand.version,
    });
    const sent = await calls.resubmitBrand(brand.id, Number(changed.body.version));
    expect([sent.status, sent.body.status]).toEqual([200, 'pending']);
    const pending = await calls.brand(brand.id);
    expect(codeOf(await calls.resubmitBrand(brand.id, pending.version))).toBe('INVALIDTRANSITION');
    expect((await calls.resubmitBrand(newId(), 1)).status).toBe(404);
  });

  it('[API-78] [COMP-14] asks for vetting for its price of 40, and tells the score', async () => {
    const brand = await verified();
    const asked = await calls.requestVetting(brand.id, brand.version, { shownTotal: 40 });
    expect([asked.status, asked.body.vettings]).toMatchObject([
      200,
      [{ provider: 'Aegis Mobile', status: 'requested', score: null, price: 40 }],
    ]);
    await work();
    const waiting = await calls.brand(brand.id);
    expect(codeOf(await calls.requestVetting(brand.id, waiting.version))).toBe('INVALIDTRANSITION');
    await later();
    const after = await calls.brand(brand.id);
    expect(after.vettings).toMatchObject([{ status: 'passed', score: 57 }]);
    expect(after.status).toBe('verified');
    expect(await steps(brand.id)).toEqual([
      'submitted',
      'paid',
      'verified',
      'vettingRequested',
      'paid',
      'vettingPassed',
    ]);
    const { invoices } = await feesOf(server(), tenantId);
    expect(invoices.at(-1)).toMatchObject({ item: 'vetting', amount_due: '40.00' });
    const again = await calls.requestVetting(brand.id, after.version, { vettingClass: 'Enhanced' });
    expect(again.status).toBe(200);
    await work();
    await later();
    expect((await calls.brand(brand.id)).vettings).toMatchObject([{ score: 57 }, { score: 72 }]);
  });

  it('[API-78] vets verified brands alone', async () => {
    const id = await putBrand(server(), tenantId, { status: 'unverified' });
    expect(codeOf(await calls.requestVetting(id, 1))).toBe('INVALIDTRANSITION');
  });

  describe('money', () => {
    it('without a card nothing is stored', async () => {
      await server().db.tenant(tenantId, (tx) => tx.deleteFrom('payment_method').execute());
      const refused = await calls.registerBrand();
      expect([refused.status, codeOf(refused)]).toEqual([402, 'PAYMENTREQUIRED']);
      expect(await calls.brands()).toEqual([]);
      expect(await feesOf(server(), tenantId)).toEqual({ invoices: [], moved: [] });
    });

    it('a declined card leaves no brand, and no fee', async () => {
      await giveCard(server(), tenantId, 'pm_declined_1');
      const key = newId();
      for (const _ of [1, 2]) {
        const refused = await calls.registerBrand({}, {}, key);
        expect([refused.status, codeOf(refused)]).toEqual([402, 'PAYMENTFAILED']);
      }
      expect(await calls.brands()).toEqual([]);
      const { invoices, moved } = await feesOf(server(), tenantId);
      expect(invoices.map(({ status }) => status)).toEqual(['void']);
      expect(moved.map(({ status }) => status)).toEqual(['failed']);
      await giveCard(server(), tenantId);
      expect((await calls.registerBrand()).status).toBe(201);
    });

    it('a resubmission that is declined leaves the brand as it was', async () => {
      const id = await putBrand(server(), tenantId, { status: 'unverified' });
      await giveCard(server(), tenantId, 'pm_declined_1');
      expect(codeOf(await calls.resubmitBrand(id, 1))).toBe('PAYMENTFAILED');
      expect(await calls.brand(id)).toMatchObject({ status: 'unverified', isBeingPaid: false });
      expect(await steps(id)).toEqual(['submitted', 'declined']);
    });

    it('a vetting that is declined was never asked for', async () => {
      const id = await putBrand(server(), tenantId);
      await giveCard(server(), tenantId, 'pm_declined_1');
      expect(codeOf(await calls.requestVetting(id, 1))).toBe('PAYMENTFAILED');
      expect((await calls.brand(id)).vettings).toEqual([]);
    });

    it('another price than was shown is told before anything is stored', async () => {
      const refused = await calls.registerBrand({}, { shownTotal: 3 });
      expect([refused.status, codeOf(refused)]).toEqual([409, 'PRICECHANGED']);
      expect(await calls.brands()).toEqual([]);
    });

    it('a double press registers and charges once', async () => {
      const key = newId();
      const [one, two] = await Promise.all([
        calls.registerBrand({}, {}, key),
        calls.registerBrand({}, {}, key),
      ]);
      expect([one.status, two.status, one.body.id]).toEqual([201, 201, two.body.id]);
      expect((await feesOf(server(), tenantId)).moved).toHaveLength(1);
      const other = await calls.registerBrand({ brandName: 'Other' }, {}, key);
      expect([other.status, JSON.stringify(other.body.errors)]).toEqual([
        422,
        expect.stringContaining('IDEMPOTENCYKEYREUSED'),
      ]);
    });

    it('a double press sends a brand again, and asks for vetting, once', async () => {
      const id = await putBrand(server(), tenantId, { status: 'unverified' });
      const other = await putBrand(server(), tenantId);
      const [key, vettingKey] = [newId(), newId()];
      const again = () => calls.resubmitBrand(id, 1, { shownTotal: 4 }, key);
      const vet = () => calls.requestVetting(other, 1, { shownTotal: 40 }, vettingKey);
      const answers = await Promise.all([again(), again(), vet(), vet()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await work();
      expect((await again()).body.version).toBe((await calls.brand(id)).version);
      const { moved } = await feesOf(server(), tenantId);
      expect(moved.map(({ amount }) => amount).toSorted()).toEqual(['-4.00', '-40.00']);
      expect((await calls.brand(other)).vettings).toHaveLength(1);
      // Without the key it is another press, about a brand that has moved on.
      expect((await calls.resubmitBrand(id, 1)).status).toBe(412);
    });

    it('one tax id makes one brand, however it is written and however fast', async () => {
      const [one, two] = await Promise.all([
        calls.registerBrand(),
        calls.registerBrand({ taxId: '634821057' }),
      ]);
      const answers = [one, two].toSorted((a, b) => a.status - b.status);
      expect(answers.map(({ status }) => status)).toEqual([201, 409]);
      expect(answers[1]?.body.errors).toMatchObject([{ field: 'brand.taxId' }]);
      expect((await feesOf(server(), tenantId)).moved).toHaveLength(1);
    });

    it('the mobile number of the contact is verified first', async () => {
      const contact = { ...brandFields().contact, phone: '+12515550143' };
      const refused = await calls.registerBrand({ contact });
      expect([refused.status, refused.body.errors]).toMatchObject([
        400,
        [{ field: 'brand.contact.phone' }],
      ]);
      expect((await feesOf(server(), tenantId)).moved).toEqual([]);
    });

    it('annex J6 what the check blocks is not sent, unless with a reason, which is kept', async () => {
      const charity = { companyType: 'NonProfit' };
      const refused = await calls.registerBrand(charity);
      expect([refused.status, refused.body.errors]).toMatchObject([
        400,
        [{ code: 'nonProfit', field: 'brand.companyType' }],
      ]);
      expect(await calls.brands()).toEqual([]);
      const reason = 'The group is tax-exempt by a letter of 2019.';
      const sent = await calls.registerBrand(charity, {
        overrides: [{ code: 'nonProfit', reason }],
      });
      expect([sent.status, sent.body.overrides]).toMatchObject([
        201,
        [{ code: 'nonProfit', reason, by: owner.fullName }],
      ]);
    });

    it('a bank that takes its time: the brand waits, and is sent once it is paid', async () => {
      const waiting: Charges = {
        ...instantCharges,
        charge: async () => ({
          state: 'unconfirmed',
          confirmUrl: 'https://bank.example/confirm',
          askAt: new Date(server().clock.now().getTime() + 3_600_000),
        }),
      };
      const id = await putBrand(server(), tenantId, { status: 'unverified' });
      // The provider out of reach while the request waits: due work asks again.
      await giveCard(server(), tenantId, 'pm_settling_1');
      const asked = await calls.resubmitBrand(id, 1);
      expect([asked.status, asked.body.status, asked.body.isBeingPaid]).toEqual([
        200,
        'unverified',
        true,
      ]);
      const { version } = await calls.brand(id);
      expect(codeOf(await calls.resubmitBrand(id, version))).toBe('INVALIDTRANSITION');
      const changed = await server().call(owner, 'PUT', `/api/brand/${id}`, {
        body: brandFields(),
        version,
      });
      expect(codeOf(changed)).toBe('INVALIDTRANSITION');
      server().clock.advance(3 * day);
      await registryWork(server(), { payments: waiting }).run();
      expect(await calls.brand(id)).toMatchObject({
        isBeingPaid: true,
        confirmUrl: 'https://bank.example/confirm',
      });
      await later(2 * 3_600_000);
      expect(await calls.brand(id)).toMatchObject({ isBeingPaid: false, confirmUrl: null });
      await later();
      expect((await calls.brand(id)).status).toBe('verified');
      expect((await feesOf(server(), tenantId)).moved).toHaveLength(1);
    });

    it('what is submitted was read', async () => {
      expect((await calls.registerBrand({}, { hasRead: false })).status).toBe(400);
    });
  });

  describe('a registry that does not answer', () => {
    const at = (host: string) => ({
      website: `https://${host}`,
      contact: { ...brandFields().contact, email: `renee@${host}` },
    });

    it('before the charge: nothing is charged, nothing is stored', async () => {
      const refused = await calls.registerBrand(at('registry-down.example'));
      expect([refused.status, refused.body.message]).toEqual([
        503,
        'The registry is not responding. Nothing was charged. Try again later.',
      ]);
      expect(await calls.brands()).toEqual([]);
      expect(await feesOf(server(), tenantId)).toEqual({ invoices: [], moved: [] });
    });

    it('after the charge: it is tried for a day, then the fee goes back', async () => {
      const { body } = await calls.registerBrand(at('registry-late.example'));
      await work();
      await later(day - lookFor);
      expect(await calls.brand(body.id)).toMatchObject({ status: 'pending', isBeingSent: true });
      await later(2 * 3_600_000);
      expect(await calls.brand(body.id)).toMatchObject({
        status: 'unverified',
        isBeingSent: false,
        registryId: null,
      });
      expect((await calls.brand(body.id)).story.at(-1)).toMatchObject({
        step: 'refunded',
        note: '$4.00',
      });
      const { moved } = await feesOf(server(), tenantId);
      expect(moved.map(({ type, amount }) => [type, amount])).toEqual([
        ['fee', '-4.00'],
        ['refund', '4.00'],
      ]);
      expect(await mails()).toEqual(['your fee goes back']);
      await later();
      expect((await feesOf(server(), tenantId)).moved).toHaveLength(2);
    });
  });
});
