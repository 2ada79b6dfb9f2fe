import type { CallAnswer } from '@jackfield/contract';
import type { supportUsage, UsageIntake } from '@jackfield/contract/api/usage-intake';
import { newId } from '../src/platform/ids.ts';
import type { TestServer } from './harness.ts';

/** The key of support in tests. */
export const supportKey = 'support-key-of-tests-47';
const headers = { 'x-support-key': supportKey };

type Record = Partial<UsageIntake> & Pick<UsageIntake, 'tenantId'>;

/** A call to the Philippines that has just ended, unless said otherwise. */
export function usageOf(server: TestServer, record: Record): UsageIntake {
  return {
    id: newId(),
    date: server.clock.now().toISOString(),
    usageType: 'international',
    direction: 'outbound',
    from: '+12515550142',
    to: '+639175550142',
    teammateId: null,
    duration: 540,
    units: 9,
    rate: 0.174,
    amount: 1.57,
    outcome: null,
    takenBy: null,
    fromName: '',
    wait: null,
    endedIn: null,
    teamId: null,
    partOf: null,
    ...record,
  };
}

/** Sends records of usage as the switch does. */
export async function sendUsage(server: TestServer, records: readonly UsageIntake[]) {
  const body = { records };
  const answer = await server.call(null, 'POST', '/api/support/usage', { body, headers });
  return { status: answer.status, body: answer.body as CallAnswer<typeof supportUsage> };
}

/** Asks as the switch does before it lets a call out. */
export async function mayCall(
  server: TestServer,
  body: { tenantId: string; to: string; teammateId?: string | null },
) {
  const { body: answer } = await server.call(null, 'POST', '/api/support/call-permission', {
    body: { teammateId: null, ...body },
    headers,
  });
  return answer;
}

/** Lets an account call abroad. */
export async function allowAbroad(server: TestServer, tenantId: string): Promise<void> {
  await server.db.system((tx) =>
    tx
      .updateTable('tenant')
      .set({ is_verified_international_call: true, restriction_type: 'all' })
      .where('id', '=', tenantId)
      .execute(),
  );
}

/** Gives an account credit, such as '500.00' of its currency. */
export async function addCredit(
  server: TestServer,
  tenantId: string,
  amount: string,
): Promise<void> {
  await server.db.tenant(tenantId, (tx) =>
    tx
      .insertInto('balance_transaction')
      .values({
        id: newId(),
        tenant_id: tenantId,
        transaction_type: 'adjustment',
        description: 'Opening',
        amount,
        currency: 'usd',
        from_account: 'adjustment',
        to_account: 'credit',
        payment_id: null,
        status: 'succeeded',
        created_at: server.clock.now(),
        settled_at: server.clock.now(),
      })
      .execute(),
  );
}
