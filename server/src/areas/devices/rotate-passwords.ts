import { makeDevicePassword } from '@jackfield/domain/device-password';
import type { Tx } from '../../platform/database.ts';
import '../company/tables.ts';

interface Owner {
  readonly tenantId: string;
  readonly teammateId: string;
  readonly now: Date;
}

/** Gives all devices of a person new passwords, so that they cannot sign in any more (check 79). */
export async function rotateDevicePasswords(
  tx: Tx,
  { tenantId, teammateId, now }: Owner,
): Promise<void> {
  const devices = await tx
    .selectFrom('device')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .execute();
  for (const { id } of devices) {
    await tx
      .updateTable('device')
      .set({ sip_password: makeDevicePassword(), is_online: false, updated_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }
}
