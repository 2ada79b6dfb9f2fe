import type { CallAnswer } from '@jackfield/contract';
import type { supportInboundText } from '@jackfield/contract/api/consent';
import type { listTexts, Text, TextQuote } from '@jackfield/contract/api/text';
import { createNoticing } from '../src/areas/routing/impact.ts';
import { createTextWork } from '../src/areas/texts/work.ts';
import type { Messaging } from '../src/messaging/messaging.ts';
import { createSandboxMessaging } from '../src/messaging/sandbox.ts';
import { createDueWork } from '../src/platform/due-work.ts';
import { newId } from '../src/platform/ids.ts';
import { type TestPerson, testSecrets, type TestServer } from './harness.ts';
import { textingAccount } from './texting-account.ts';
import { addCredit, supportKey } from './usage-records.ts';

/** Somebody in Ohio, where the hours are as everywhere. */
export const ann = '+12165550173';

/** What people of a portal text, and what becomes of it. */
export function textsPortal(server: () => TestServer) {
  const numberOf = (tenantId: string, id: string) =>
    server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('phone_number').select('number').where('id', '=', id).executeTakeFirstOrThrow(),
    );
  return {
    /** An account with credit and a campaign; `number` gives an owner one that can text. */
    async start(options: Parameters<TestServer['makeTenant']>[0] = {}) {
      const tenantId = await server().makeTenant(options);
      const admin = await server().makePerson(tenantId, { isTenantOwner: true });
      const ben = await server().makePerson(tenantId, { role: 'standard', firstName: 'Ben' });
      const account = textingAccount(server, tenantId);
      const campaignId = await account.campaign(await account.brand());
      if (options.country !== 'MYS') await addCredit(server(), tenantId, '5.00');
      const number = async (owner?: TestPerson, isOn = true) => {
        const ownerType = owner === undefined ? 'company' : 'teammate';
        const ownerId = owner?.id ?? (await account.company());
        const id = await account.number(ownerId, { ownerType });
        if (isOn) await account.attach(campaignId, id, server().clock.now());
        return { ownerId, ...(await numberOf(tenantId, id)) };
      };
      return { tenantId, admin, ben, account, number };
    },
    /** Says where texts to a company number go. */
    handle: (tenantId: string, companyId: string, handling: object) =>
      server().db.tenant(tenantId, (tx) =>
        tx
          .updateTable('company')
          .set({ sms_handling: JSON.stringify(handling) })
          .where('id', '=', companyId)
          .execute(),
      ),
    greet: ({ tenantId, id }: TestPerson, text: string) =>
      server().db.tenant(tenantId, (tx) =>
        tx
          .updateTable('teammate')
          .set({ sms_greetings: JSON.stringify({ isEnabled: true, text }) })
          .where('id', '=', id)
          .execute(),
      ),
    send: (
      by: TestPerson,
      body: { from: string; to?: string; text?: string },
      key: string = newId(),
    ) =>
      server().call(by, 'POST', '/api/text', {
        body: { to: ann, text: 'Your crown is ready.', ...body },
        headers: { 'idempotency-key': key },
      }),
    async quote(by: TestPerson, body: object): Promise<TextQuote> {
      const answer = await server().call(by, 'POST', '/api/text/quote', {
        body: { text: 'Your crown is ready.', ...body },
      });
      return answer.body as unknown as TextQuote;
    },
    async list(by: TestPerson, query = ''): Promise<Text[]> {
      const { body } = await server().call(by, 'GET', `/api/text${query}`);
      return (body as unknown as CallAnswer<typeof listTexts>).items;
    },
    /** Somebody texts a number of an account. */
    async textIn(text: { tenantId: string; to: string; text: string; from?: string; id?: string }) {
      const at = server().clock.now().toISOString();
      const { body } = await server().call(null, 'POST', '/api/support/inbound-text', {
        body: { texts: [{ id: newId(), from: ann, at, ...text }] },
        headers: { 'x-support-key': supportKey },
      });
      return (body as unknown as CallAnswer<typeof supportInboundText>).texts[0];
    },
    /** Sends what is due, and asks what became of it. */
    async workOff(messaging: Messaging = createSandboxMessaging(server())): Promise<void> {
      const { db, clock } = server();
      await createDueWork({ db, clock, log: { warn: () => undefined } }, [
        createTextWork({
          db,
          clock,
          messaging,
          publicUrl: 'https://app.example',
          noticing: createNoticing({ db, clock, secrets: testSecrets }),
        }),
      ]).run();
    },
    /** What the provider was handed in for a receiver, the oldest first. */
    outbox: (to: string) =>
      server().db.system((tx) =>
        tx
          .selectFrom('sandbox_text')
          .select(['sender', 'body'])
          .where('recipient', '=', to)
          .orderBy('sent_at')
          .orderBy('id')
          .execute(),
      ),
    /** What was charged for texts of an account, and its credit. */
    charged: (tenantId: string) =>
      server().db.tenant(tenantId, async (tx) => {
        const records = await tx
          .selectFrom('usage_record')
          .select(['id', 'units', 'amount', 'teammate_id'])
          .where('usage_type', '=', 'sms')
          .execute();
        const { balance } = await tx
          .selectFrom('tenant')
          .select('balance')
          .executeTakeFirstOrThrow();
        return { records, balance };
      }),
  };
}
