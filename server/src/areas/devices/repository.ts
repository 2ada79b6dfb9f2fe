import type { Device } from '@jackfield/contract/api/device';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { presentPerson } from '../../platform/rows.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { toDevice } from './dto.ts';

interface OwnerKey {
  readonly tenantId: string;
  readonly teammateId: string;
}

/** An owner whose devices are read. */
interface DeviceOwner extends OwnerKey {
  /** Opens the passwords; null where they must not be read. */
  readonly secrets: SecretBox | null;
}

/** Makes sure that the person is there; answers the event that tells of a change to the devices. */
export async function ownerEvent(tx: Tx, { tenantId, teammateId }: OwnerKey): Promise<EventSpec> {
  const { id, status, role } = await presentPerson(tx, tenantId, teammateId);
  return { method: 'UpdateEntityAsync', eventType: 'teammate', id, status, role };
}

const selectDevice = (tx: Tx, { tenantId, teammateId }: OwnerKey) =>
  tx
    .selectFrom('device')
    .leftJoin('registration as r', 'r.device_id', 'device.id')
    .selectAll('device')
    .select(['r.address', 'r.program', 'r.since'])
    .where('device.tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId);

/** A device of a person, to change it; 404 when it is somebody else's, or belongs to a session. */
export async function readDevice(tx: Tx, owner: DeviceOwner, id: string): Promise<Device> {
  const row = await selectDevice(tx, owner)
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return toDevice(row, owner.secrets);
}

/** Devices of a person in the order in which they came: all, desk phones only, or apps only. */
export async function selectDevices(
  tx: Tx,
  owner: DeviceOwner,
  isDeskphone: boolean | null,
): Promise<Device[]> {
  let query = selectDevice(tx, owner);
  if (isDeskphone !== null) query = query.where('type', isDeskphone ? '=' : '<>', 'deskphone');
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => toDevice(row, owner.secrets));
}
