import type { Device } from '@jackfield/contract/api/device';
import type { Selectable } from 'kysely';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { DeviceTable } from './tables.ts';

export type DeviceRow = Selectable<DeviceTable>;

/** Where a device is signed in; null in each for one of which nothing was told. */
export interface RegistrationColumns {
  readonly address: string | null;
  readonly program: string | null;
  readonly since: Date | null;
}

/** Where a device is signed in, as the API answers it. */
export const toRegistration = ({ address, program, since }: RegistrationColumns) =>
  address === null || program === null || since === null
    ? null
    : { address, program, since: since.toISOString() };

/** What the password of a device is sealed about. */
export const passwordOf = (device: Pick<DeviceRow, 'tenant_id' | 'id'>): string =>
  `device:${device.tenant_id}:${device.id}`;

/**
 * A device as its owner and admins read it. Its password stays out without the means to open it, and
 * that of a web phone always: it is its session's alone.
 */
export function toDevice(row: DeviceRow & RegistrationColumns, secrets: SecretBox | null): Device {
  return {
    id: row.id,
    teammateId: row.teammate_id,
    type: row.type,
    name: row.name,
    model: row.model,
    macAddress: row.mac_address,
    isWeb: row.session_id !== null,
    sip: {
      username: row.sip_username,
      domain: row.sip_domain,
      ...(secrets &&
        row.session_id === null && { password: secrets.open(row.sip_password, passwordOf(row)) }),
    },
    isOnline: row.is_online,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    registration: toRegistration(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Members of a device as the history shows them; what it signs in with is masked there. */
export function auditMembers({ teammateId, type, name, model, macAddress, sip }: Device) {
  return { teammateId, type, name, model, macAddress, sip };
}
