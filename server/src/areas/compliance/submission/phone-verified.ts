import { t } from '@jackfield/texts';
import type { Tx } from '../../../platform/database.ts';
import { invalidField } from '../../../platform/errors.ts';
import { texts } from '../texts.ts';

interface Phone {
  readonly tenantId: string;
  readonly phoneNumber: string;
}

/** Throws 400 where nobody of the account has shown a code that was texted to a number (OP-118). */
export async function refuseUnverified(
  tx: Tx,
  { tenantId, phoneNumber }: Phone,
  field: string,
): Promise<void> {
  const found = await tx
    .selectFrom('phone_code')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phoneNumber)
    .where('verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) throw invalidField(field, t(texts.phoneNotVerified), 'NOTVERIFIED');
}
