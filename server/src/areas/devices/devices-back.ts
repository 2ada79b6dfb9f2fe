import type { Restored } from '@jackfield/contract/api/audit';
import { makeDevicePassword } from '@jackfield/domain/device-password';
import { t } from '@jackfield/texts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { passwordOf } from './dto.ts';
import { texts } from './texts.ts';

type Rows = SoftDeletedRows['rows'];

interface DevicesBack {
  readonly rows: Rows;
  /** How many of them a trial counts. */
  readonly deskphones: number;
  /** Devices that stay away or sign in with another password, each with the reason. */
  readonly skipped: Restored['skipped'];
}

/**
 * Devices of a deleted person that come back, with the password that they have; the web phones of
 * sessions that ended then do not.
 */
export function devicesBack(kept: Rows, secrets: SecretBox): DevicesBack {
  const skipped: Restored['skipped'] = [];
  const told = (message: string) => skipped.push({ field: 'devices', message });
  const lasting = kept.filter(({ session_id: session }) => session == null);
  const rows: Rows = lasting.map((row) => {
    const name = String(row.name);
    const about = passwordOf({ tenant_id: String(row.tenant_id), id: String(row.id) });
    const password = String(row.sip_password);
    let opened: string;
    try {
      opened = secrets.open(password, about);
    } catch {
      // The keys of the server were changed since.
      opened = makeDevicePassword();
      told(t(texts.otherPassword, { name }));
    }
    return { ...row, sip_password: secrets.seal(opened, about), is_online: false };
  });
  const deskphones = rows.filter(({ type }) => type === 'deskphone').length;
  return { rows, deskphones, skipped };
}

/** Says of devices that stayed away that another device has their hardware address now. */
export const devicesAway = (kept: Rows, away: ReadonlySet<unknown>): Restored['skipped'] =>
  kept
    .filter(({ id }) => away.has(id))
    .map(({ name }) => ({
      field: 'devices',
      message: t(texts.addressTaken, { name: String(name) }),
    }));
