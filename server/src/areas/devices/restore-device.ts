import type { Restored } from '@jackfield/contract/api/audit';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { duplicate, notFound } from '../../platform/errors.ts';
import { checkIsNoAdmin } from '../../platform/policy.ts';
import { putBack, softDeletedRows } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { devicesAway, devicesBack } from './devices-back.ts';
import { auditMembers } from './dto.ts';
import { ownerEvent, readDevice } from './repository.ts';

/**
 * Brings a removed device back to its person, with the password that it had (annex J2). Throws 404
 * when it is not kept any more or the person is gone, 409 DUPLICATE when another device has its MAC
 * address now, TRIALLIMIT.
 */
export function restoreDevice(context: RequestContext, id: string): Promise<Restored> {
  const { tenantId } = signedIn(context);
  const { secrets } = context;
  return write<Restored>(context, {
    entity: 'device',
    id,
    action: 'device.restore',
    async change(tx) {
      const kept = (await softDeletedRows(tx, context, 'device', id))?.[0]?.rows ?? [];
      const { rows, deskphones, skipped } = devicesBack(kept, secrets);
      const [row] = rows;
      if (row === undefined) throw notFound();
      const owner = { tenantId, teammateId: String(row.teammate_id) };
      await checkIsNoAdmin(context, owner.teammateId);
      const event = await ownerEvent(tx, owner);
      await claimTrialRoom(tx, tenantId, 'device', deskphones);
      const parts = [{ table: 'device', rows, unlessTaken: 'mac_address' }];
      const [away] = devicesAway(
        rows,
        await putBack(tx, tenantId, { entity: 'device', id, rows: parts }),
      );
      if (away) throw duplicate('macAddress', away.message);
      const device = await readDevice(tx, { ...owner, secrets }, id);
      return {
        before: null,
        after: auditMembers(device),
        name: device.name,
        events: [event],
        result: { restored: ['device'], skipped },
      };
    },
  });
}
