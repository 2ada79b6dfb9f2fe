import { randomBytes } from 'node:crypto';
import type { Device, NewDevice } from '@jackfield/contract/api/device';
import { makeDevicePassword } from '@jackfield/domain/device-password';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { softDelete } from '../../platform/soft-deleted.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import type { DeviceConfig } from './config.ts';
import { auditMembers, passwordOf } from './dto.ts';
import { ownerEvent, readDevice } from './repository.ts';

/**
 * Gives a person a device (API-128). Throws 404, 409 DUPLICATE for a MAC address that is in use and
 * 409 TRIALLIMIT for a desk phone too many (ROLE-19).
 */
export async function addDevice(
  context: RequestContext,
  { sipDomain }: DeviceConfig,
  teammateId: string,
  wanted: NewDevice,
): Promise<Device> {
  const { tenantId } = signedIn(context);
  const { secrets } = context;
  const id = newId();
  const now = context.clock.now();
  return namingDuplicates(
    write(context, {
      entity: 'device',
      id,
      action: 'device.add',
      async change(tx) {
        const event = await ownerEvent(tx, { tenantId, teammateId });
        if (wanted.type === 'deskphone') await claimTrialRoom(tx, tenantId, 'device');
        await tx
          .insertInto('device')
          .values({
            id,
            tenant_id: tenantId,
            teammate_id: teammateId,
            type: wanted.type,
            name: wanted.name,
            model: wanted.type === 'deskphone' ? wanted.model || null : null,
            mac_address: wanted.type === 'deskphone' ? wanted.macAddress : null,
            sip_username: randomBytes(5).toString('hex'),
            sip_domain: sipDomain,
            sip_password: secrets.seal(
              makeDevicePassword(),
              passwordOf({ tenant_id: tenantId, id }),
            ),
            created_at: now,
            updated_at: now,
          })
          .execute();
        const result = await readDevice(tx, { tenantId, teammateId, secrets }, id);
        return {
          before: null,
          after: auditMembers(result),
          name: result.name,
          events: [event],
          result,
        };
      },
    }),
  );
}

interface DeviceKey {
  readonly teammateId: string;
  readonly id: string;
}

/** Changes what a device signs in with (API-129). Throws 404. */
export function setDevicePassword(
  context: RequestContext,
  { teammateId, id }: DeviceKey,
  password: string,
): Promise<Device> {
  const { tenantId } = signedIn(context);
  const { secrets } = context;
  const read = (tx: Tx) => readDevice(tx, { tenantId, teammateId, secrets }, id);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'device',
      id,
      action: 'device.setPassword',
      table: 'device',
      async change(inner) {
        const before = await read(inner);
        await inner
          .updateTable('device')
          .set({ sip_password: secrets.seal(password, passwordOf({ tenant_id: tenantId, id })) })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        return {
          before: auditMembers(before),
          after: auditMembers(await read(inner)),
          name: before.name,
          events: [await ownerEvent(inner, { tenantId, teammateId })],
          result: id,
        };
      },
    });
    return read(tx);
  });
}

/** Removes a device (API-130), which can come back for 30 days (annex J2). Throws 404. */
export async function removeDevice(
  context: RequestContext,
  { teammateId, id }: DeviceKey,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const { secrets } = context;
  await write(context, {
    entity: 'device',
    id,
    action: 'device.remove',
    table: 'device',
    async change(tx) {
      const device = await readDevice(tx, { tenantId, teammateId, secrets }, id);
      await softDelete(tx, context, {
        entity: 'device',
        id,
        name: device.name,
        parts: [{ table: 'device', column: 'id', ids: [id] }],
      });
      return {
        before: auditMembers(device),
        after: null,
        name: device.name,
        events: [await ownerEvent(tx, { tenantId, teammateId })],
        result: id,
      };
    },
  });
}
