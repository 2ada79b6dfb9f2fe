import type { MailOption } from '@jackfield/contract/api/mail-choice';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { giveCard } from '../../../test/give-card.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { createMattersWork } from './work.ts';

const hour = 3_600_000;
const publicUrl = 'https://portal.test';

describeOnBothDatabases('what needs somebody, by mail', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let kenji: TestPerson;
  let teamId: string;

  beforeEach(async () => {
    server().clock.set(new Date('2026-11-20T16:00:00.000Z'));
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { role: 'admin' });
    kenji = await server().makePerson(tenantId);
    const { body } = await server().call(owner, 'POST', '/api/team', {
      body: {
        name: 'Front desk',
        extension: '300',
        inboundFlow: 'ringGroup',
        teammateId: [kenji.id],
      },
    });
    teamId = String(body.id);
  });
  afterEach(() => server().clock.reset());

  const system = <T>(work: Parameters<ReturnType<typeof server>['db']['system']>[0]) =>
    server().db.system(work) as Promise<T>;
  /** Works off what is due at this time of the clock. */
  async function look(): Promise<void> {
    const { db, clock } = server();
    const troubles: object[] = [];
    const log = { warn: (trouble: object) => void troubles.push(trouble) };
    await createDueWork({ db, clock, log }, [createMattersWork({ clock, publicUrl })]).run();
    expect(troubles).toEqual([]);
  }
  const after = async (milliseconds: number) => {
    server().clock.advance(milliseconds);
    await look();
  };
  const mails = () =>
    system<{ kind: string; recipient: string; subject: string; body_text: string }[]>((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'recipient', 'subject', 'body_text'])
        .where('tenant_id', '=', owner.tenantId)
        .where('kind', 'in', ['teamMessage', 'paymentFailed', 'cardExpires', 'plannedChange'])
        .orderBy('recipient')
        .orderBy('created_at')
        .execute(),
    );
  const toWhom = async () => (await mails()).map(({ recipient }) => recipient);
  const sorted = (...people: TestPerson[]) =>
    people.map(({ email }) => email).toSorted((one, other) => (one < other ? -1 : 1));
  const put = (table: 'voicemail' | 'invoice' | 'planned_change', row: object) =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto(table)
        .values({ tenant_id: owner.tenantId, ...row } as never)
        .execute(),
    );

  async function leave(from: { forwardedBy?: string; ago?: number } = {}): Promise<string> {
    const id = newId();
    const now = server().clock.now();
    const { forwardedBy = null, ago = 0 } = from;
    await put('voicemail', {
      id,
      call_id: id,
      box_kind: 'team',
      box_id: teamId,
      from_number: '+12515550777',
      left_at: new Date(now.getTime() - ago),
      seconds: 3,
      bytes: 100,
      peaks: '[]',
      forwarded_by: forwardedBy,
      forwarded_at: forwardedBy === null ? null : now,
    });
    return id;
  }
  const setState = (id: string, state: string) =>
    server().call(kenji, 'PUT', `/api/voicemail/${id}/state`, { body: { state } });
  const choose = (person: TestPerson, off: MailOption[]) =>
    server().call(person, 'PUT', '/api/mail-choice', { body: { off } });

  it('[NOTE-01] a message to a team is told to its members after an hour unheard, once', async () => {
    await leave();
    await after(hour - 1000);
    expect(await mails()).toEqual([]);
    await after(1000);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: kenji.email,
      subject: expect.stringMatching(/: a message for Front desk is waiting$/),
    });
    expect(mail?.body_text).toContain('since 2026-11-20, 10:00 am (Central Time)');
    expect(mail?.body_text).toContain(`${publicUrl}/your-settings/messages?box=${teamId}`);
    await leave();
    await after(2 * hour);
    expect(await toWhom()).toEqual([kenji.email]);
  });

  it('[NOTE-01] what is mended is told of no more, and anew when it comes back', async () => {
    const first = await leave();
    await setState(first, 'taken');
    await after(2 * hour);
    expect(await mails()).toEqual([]);
    await setState(first, 'open');
    await look();
    expect(await toWhom()).toEqual([kenji.email]);
    await setState(first, 'done');
    await look();
    await leave();
    await after(hour);
    expect(await toWhom()).toEqual([kenji.email, kenji.email]);
  });

  it('[NOTE-01] nobody is told of a message that they put there themselves', async () => {
    await leave({ forwardedBy: kenji.id, ago: 5 * hour });
    await after(hour);
    expect(await mails()).toEqual([]);
    await leave({ forwardedBy: owner.id, ago: 5 * hour });
    await look();
    expect(await mails()).toEqual([]);
    await after(hour);
    expect(await toWhom()).toEqual([kenji.email]);
  });

  async function failInvoice(): Promise<string> {
    const id = newId();
    const at = server().clock.now();
    const days = { due_at: at, period_start: at, period_end: at, document_url: null };
    const sum = { amount_due: '84.50', currency: 'usd' };
    await put('invoice', { id, number: 'INV-2026-0011', status: 'failed', ...sum, ...days });
    return id;
  }

  it('[NOTE-01] a payment that failed is told to who hears of money, once', async () => {
    await giveCard(server(), owner.tenantId);
    await failInvoice();
    await look();
    const [mail] = await mails();
    expect(await toWhom()).toEqual(sorted(owner, ana));
    expect(mail?.body_text).toContain(
      'Invoice INV-2026-0011 of $84.50 could not be paid: the bank declined the card ending 4242.',
    );
    await system((tx) =>
      tx
        .updateTable('invoice')
        .set({ status: 'failed' })
        .where('tenant_id', '=', owner.tenantId)
        .execute(),
    );
    await look();
    expect(await toWhom()).toEqual(sorted(owner, ana));
  });

  it('[NOTE-01] whoever tried to pay themselves is not told that it failed', async () => {
    await giveCard(server(), owner.tenantId, 'pm_declined_1');
    const invoiceId = await failInvoice();
    const { status } = await server().call(ana, 'PUT', '/api/invoice', { body: { invoiceId } });
    expect(status).toBe(402);
    await look();
    expect(await toWhom()).toEqual([owner.email]);
  });

  it('[NOTE-01] the end of the card that pays is told 30 days before, at seven in the morning', async () => {
    await giveCard(server(), owner.tenantId);
    await system((tx) =>
      tx
        .updateTable('payment_method')
        .set({ exp_month: 12, exp_year: 2026 })
        .where('tenant_id', '=', owner.tenantId)
        .execute(),
    );
    await look();
    server().clock.set(new Date('2026-12-01T12:59:59.000Z'));
    await look();
    expect(await mails()).toEqual([]);
    await after(1000);
    expect(await toWhom()).toEqual(sorted(owner, ana));
    expect((await mails())[0]?.body_text).toContain(
      'The card ending 4242, which pays for the account, works until Dec 31, 2026.',
    );
    await giveCard(server(), owner.tenantId);
    await after(hour);
    expect(await toWhom()).toEqual(sorted(owner, ana));
  });

  it('[NOTE-01] a planned change that could not be saved is told to admins', async () => {
    const id = newId();
    const at = server().clock.now();
    await put('planned_change', {
      id,
      at,
      state: 'coming',
      parts: JSON.stringify([
        { entity: 'team', id: teamId, name: 'Front desk', base: {}, wanted: {} },
      ]),
      planned_by: owner.id,
      planned_by_name: 'Maya',
      created_at: at,
      updated_at: at,
    });
    await look();
    expect(await mails()).toEqual([]);
    await system((tx) =>
      tx.updateTable('planned_change').set({ state: 'waiting' }).where('id', '=', id).execute(),
    );
    await look();
    expect(await toWhom()).toEqual(sorted(owner, ana));
    expect((await mails())[0]?.subject).toMatch(/: a planned change of Front desk was not saved$/);
  });

  it('[NOTE-01] a choice is told live, for other browsers of the person', async () => {
    const told = () =>
      server().db.tenant(kenji.tenantId, (tx) =>
        tx
          .selectFrom('event_log')
          .select('seq')
          .where('event_type', '=', 'teammate')
          .where('entity_id', '=', kenji.id)
          .execute(),
      );
    const before = (await told()).length;
    await choose(kenji, ['teamMessage']);
    expect(await told()).toHaveLength(before + 1);
  });

  it('[NOTE-01] mails that somebody does without are not sent to them, and money always is', async () => {
    expect((await choose(kenji, ['teamMessage'])).body).toEqual({ off: ['teamMessage'] });
    expect((await server().call(kenji, 'GET', '/api/mail-choice')).body).toEqual({
      off: ['teamMessage'],
    });
    expect((await server().call(ana, 'GET', '/api/mail-choice')).body).toEqual({ off: [] });
    await leave();
    await after(hour);
    expect(await mails()).toEqual([]);
    const all = ['cardExpires', 'lowCredit', 'plannedChange', 'registry', 'teamMessage'] as const;
    expect((await choose(owner, [...all, ...all].slice(0, 5))).body).toEqual({ off: all });
    await failInvoice();
    await look();
    expect(await toWhom()).toEqual(sorted(owner, ana));
    expect((await choose(owner, ['paymentFailed' as MailOption])).status).toBe(400);
  });
});
