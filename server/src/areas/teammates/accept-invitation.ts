import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { sendMail } from '../../mail/send.ts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { accountRow, activeAdmins } from '../../platform/rows.ts';
import type { Noticing } from '../../platform/services.ts';
import { changeStatus } from './change-status.ts';

interface Parts {
  readonly lookup: NumberLookup;
  readonly publicUrl: string;
  readonly noticing: Noticing;
}

/**
 * An invited person begins (annex E1). Nobody who is asked before sees where calls go then, so the
 * other admins hear of it by mail (SAY-01).
 */
export function acceptInvitation(
  context: RequestContext,
  { lookup, publicUrl, noticing }: Parts,
): Promise<Teammate> {
  const { tenantId, teammateId: id, name: personName } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    const { answer, callers } = await noticing(tenantId, () =>
      changeStatus(context, id, 'active', lookup),
    );
    if (callers().length === 0) return answer;
    const { company_name: companyName } = await accountRow(tx, tenantId);
    const url = new URL(paths.admin.users.edit(id), publicUrl).href;
    const others = (await activeAdmins(tx, tenantId)).filter((admin) => admin.id !== id);
    for (const { name, email } of others) {
      const mail = { kind: 'userJoined', name, companyName, personName, url, callers } as const;
      await sendMail(tx, context.clock.now(), { tenantId, to: email, mail });
    }
    return answer;
  });
}
