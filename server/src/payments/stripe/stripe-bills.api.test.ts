import { expect, it } from 'vitest';
import type { CardConduct } from '../../../test/stripe-objects.ts';
import { describeAtStripe, publicUrl } from '../../../test/stripe-portal.ts';
import { newId } from '../../platform/ids.ts';

const hour = 3_600_000;

describeAtStripe('bills at Stripe', (at) => {
  const { addCard, cards, get, lastIntent, send, workOff } = at;
  const portal = async (by = at.owner) =>
    String((await get('/api/billing-portal-session', by)).url);
  const visit = async (address: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, body, headers } = await at.beside.inject({
      method,
      url: address.replace(publicUrl, ''),
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      }),
    });
    return { status: statusCode, body, headers, location: String(headers.location ?? '') };
  };
  async function owe(number = 'INV-1'): Promise<string> {
    const id = newId();
    const now = at.server.clock.now();
    await at.server.db.tenant(at.owner.tenantId, (tx) =>
      tx
        .insertInto('invoice')
        .values({
          id,
          tenant_id: at.owner.tenantId,
          number,
          status: 'failed',
          amount_due: '128.45',
          currency: 'usd',
          due_at: now,
          period_start: now,
          period_end: now,
          document_url: null,
        })
        .execute(),
    );
    return id;
  }
  const suspend = () =>
    at.server.db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ status: 'suspended' })
        .where('id', '=', at.owner.tenantId)
        .execute(),
    );
  const status = async () => (await get('/api/tenant')).status;
  /** Follows the page's way to Stripe and back; answers the page where it ends. */
  async function addThere(address: string, conduct: CardConduct): Promise<string> {
    const { location } = await visit(`${address}/card`);
    const back = at.stripe.enterCard(location, conduct);
    expect(back.startsWith(`${address}?`)).toBe(true);
    return (await visit(back)).location;
  }

  it('annex E2 BILL-09 a suspended account adds a card, pays what it owes, and is active again', async () => {
    const id = await owe();
    await suspend();
    const address = await portal();
    expect(address).toMatch(/^https:\/\/portal\.example\.com\/stripe\/portal\/vs_/);
    const page = await visit(address);
    expect(page.body).toContain('Harbor Dental Group');
    expect(page.body).toContain('$128.45');
    expect(page.body).not.toContain('Test payment page');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(await addThere(address, 'charged')).toBe(`${address}?done=card`);
    expect((await visit(`${address}?done=card`)).body).toContain('Visa ending 4242');
    const paid = await visit(`${address}/pay/${id}`, 'POST');
    expect([paid.status, paid.location]).toEqual([303, `${address}?done=paid`]);
    expect(lastIntent()).toMatchObject({ amount: 12_845, status: 'succeeded' });
    expect(await status()).toBe('active');
    expect((await visit(`${address}/pay/${id}`, 'POST')).location).toBe(address);
    expect(at.stripe.taken.filter((one) => one === lastIntent().id)).toHaveLength(1);
  });

  it('a bank that wants to be asked is reached by a link, and what it declines is told', async () => {
    await addCard('authentication');
    const id = await owe();
    const address = await portal();
    const asked = await visit(`${address}/pay/${id}`, 'POST');
    expect(asked.location).toBe(`${address}?done=unconfirmed`);
    expect((await visit(asked.location)).body).toContain(
      `href="https://hooks.stripe.com/redirect/authenticate/${lastIntent().id}"`,
    );
    at.stripe.take(lastIntent());
    await send({ type: 'payment_intent.succeeded', intent: lastIntent().id });
    await workOff();
    expect((await visit(address)).body).toContain('Nothing is owed. Thank you.');

    await at.begin();
    await addCard('declined');
    const declined = await visit(`${await portal()}/pay/${await owe()}`, 'POST');
    expect(declined.status).toBe(402);
    expect(declined.body).toContain('role="alert"');
  });

  it("a link leads to Stripe's own portal of this account, and back to the bills", async () => {
    await addCard('charged');
    const address = await portal();
    expect((await visit(address)).body).toContain(`href="${address}/cards"`);
    const { stripeId } = (await get('/api/tenant')).stripeInfo as { stripeId: string };
    const { location } = await visit(`${address}/cards`);
    expect(location).toBe(`https://billing.stripe.com/p/session/${stripeId}`);
  });

  it('nobody comes in without a visit of their own, and Stripe that is down is told of', async () => {
    const address = await portal();
    const theirs = `${publicUrl}/stripe/portal/vs_none`;
    for (const gone of [theirs, `${theirs}/card`, `${theirs}/cards`]) {
      expect((await visit(gone)).status, gone).toBe(404);
    }
    expect((await visit(`${theirs}/pay/${newId()}`, 'POST')).status).toBe(404);
    at.stripe.setDown(true);
    const down = await visit(`${address}/card`);
    at.stripe.setDown(false);
    expect(down.status).toBe(502);
    expect(down.body).toContain('The payment provider could not be reached.');
    at.server.clock.advance(hour + 1000);
    expect((await visit(address)).status).toBe(404);
  });

  it("a card that was removed in Stripe's portal is followed, and the next one is the default", async () => {
    await addCard('charged');
    at.server.clock.advance(1000);
    await addCard('charged');
    await owe();
    const providerIds = async () => {
      const rows = await at.server.db.tenant(at.owner.tenantId, (tx) =>
        tx
          .selectFrom('payment_method')
          .select(['provider_id', 'is_default'])
          .orderBy('created_at')
          .execute(),
      );
      return rows.map(({ provider_id: id, is_default: isDefault }) => ({ id, isDefault }));
    };
    const [first, second] = await providerIds();
    const detached = (intent = '') => send({ type: 'payment_method.detached', intent });
    expect(await detached(first?.id)).toBe(200);
    expect(await providerIds()).toHaveLength(2);
    at.stripe.detach(first?.id ?? '');
    expect(await detached(first?.id)).toBe(200);
    expect(await providerIds()).toEqual([{ id: second?.id, isDefault: true }]);
    at.stripe.detach(second?.id ?? '');
    await detached(second?.id);
    await detached(second?.id);
    await detached('pm_of_others');
    expect(await cards()).toEqual([]);
    const told = await at.server.db.tenant(at.owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'via'])
        .where('action', '=', 'paymentmethod.delete')
        .execute(),
    );
    expect(told).toEqual([
      { action: 'paymentmethod.delete', via: 'system' },
      { action: 'paymentmethod.delete', via: 'system' },
    ]);
  });
});
