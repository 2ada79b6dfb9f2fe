import { type CallAnswer, paths } from '@jackfield/contract';
import type { EmergencyCallTold, exchangeEmergency } from '@jackfield/contract/api/exchange';
import { sendMail } from '../../mail/send.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { activeAdmins, findRow } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { testNumber } from '../emergency/calls.ts';

interface EmergencyParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}

type Caller = { readonly full_name: string; readonly extension: string };

/** Who asks for help of the soul is nobody else's business, and no law asks for it to be told. */
const isPrivate = (number: string) => number === '988';

/** Stores a call; answers whether that is news. */
async function store(tx: Tx, tenantId: string, call: EmergencyCallTold, caller: Caller) {
  const stored = await tx
    .insertInto('emergency_call')
    .values({
      id: call.id,
      tenant_id: tenantId,
      teammate_id: call.teammateId,
      teammate_name: caller.full_name,
      extension: caller.extension,
      number: call.number,
      from_number: call.from,
      address: call.address && JSON.stringify(call.address),
      started_at: new Date(call.startedAt),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Tells the active admins of an account of a call for help: by mail, live, and in the history. */
export async function takeEmergency(
  { db, clock, publicUrl }: EmergencyParts,
  call: EmergencyCallTold,
): Promise<CallAnswer<typeof exchangeEmergency>> {
  const tenantId = call.accountId.toLowerCase();
  const { id, teammateId, number, from, address, startedAt } = call;
  return db.tenant(tenantId, async (tx) => {
    const account = await tx
      .selectFrom('tenant')
      .select(['company_name as companyName', 'time_zone as timeZone'])
      .where('id', '=', tenantId)
      .executeTakeFirst();
    const caller = await findRow(tx, 'teammate', { tenantId, id: teammateId });
    if (account === undefined || caller === undefined) return { isTaken: false };
    if (isPrivate(number) || !(await store(tx, tenantId, call, caller))) return { isTaken: true };
    const at = clock.now();
    const url = new URL(paths.admin.users.edit(caller.id, 'profile'), publicUrl).href;
    const { full_name: personName, extension } = caller;
    const said = { personName, extension, number, isTest: number === testNumber, from, address };
    for (const { name, email } of await activeAdmins(tx, tenantId)) {
      const mail = { kind: 'emergencyCall', name, url, ...account, ...said, startedAt } as const;
      await sendMail(tx, at, { tenantId, to: email, mail });
    }
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: said.isTest ? 'teammate.emergencyTest' : 'teammate.emergencyCall',
      entity: 'teammate',
      id: caller.id,
      name: personName,
      before: {},
      after: { number, from, address },
      events: [{ method: 'CreateEntityAsync', eventType: 'emergency', id }],
    });
    return { isTaken: true };
  });
}
