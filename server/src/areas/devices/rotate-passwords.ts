import { makeDevicePassword } from '@jackfield/domain/device-password';
import type { Tx } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { passwordOf } from './dto.ts';

interface Owner {
  readonly tenantId: string;
  readonly teammateId: string;
  readonly now: Date;
  readonly secrets: SecretBox;
}

/** Gives all devices of a person new passwords, so that they cannot sign in any more. */
export async function rotateDevicePasswords(
  tx: Tx,
  { tenantId, teammateId, now, secrets }: Owner,
): Promise<void> {
  const devices = await tx
    .selectFrom('device')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .execute();
  for (const { id } of devices) {
    const sealed = secrets.seal(makeDevicePassword(), passwordOf({ tenant_id: tenantId, id }));
    await tx
      .updateTable('device')
      .set({ sip_password: sealed, is_online: false, updated_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }
}
