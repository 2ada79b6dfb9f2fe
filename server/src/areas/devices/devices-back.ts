import type { Restored } from '@jackfield/contract/api/audit';
import { makeDevicePassword } from '@jackfield/domain/device-password';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { passwordOf } from './dto.ts';
import { texts } from './texts.ts';

type Rows = SoftDeletedRows['rows'];

/** Hardware addresses of deleted devices that another device has now; looks over all accounts. */
export function takenAddresses(db: Database, rows: Rows): Promise<ReadonlySet<string>> {
  const wanted = rows.flatMap(({ mac_address: mac }) => (mac === null ? [] : [String(mac)]));
  return db.system(async (tx) => {
    const { rows: found } = await sql<{ mac: string }>`
      select mac_address as mac from device where mac_address = any(${wanted})`.execute(tx);
    return new Set(found.map(({ mac }) => mac));
  });
}

interface DevicesBack {
  readonly rows: Rows;
  /** How many of them a trial counts. */
  readonly deskphones: number;
  /** Devices that stay away or sign in with another password, each with the reason. */
  readonly skipped: Restored['skipped'];
}

/** Devices of a deleted person that come back, with the password that they have. */
export function devicesBack(
  kept: Rows,
  { secrets, taken }: { readonly secrets: SecretBox; readonly taken: ReadonlySet<string> },
): DevicesBack {
  const skipped: Restored['skipped'] = [];
  const told = (message: string) => skipped.push({ field: 'devices', message });
  const rows: Rows = kept.flatMap((row) => {
    const name = String(row.name);
    if (taken.has(String(row.mac_address))) {
      told(t(texts.addressTaken, { name }));
      return [];
    }
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
    return [{ ...row, sip_password: secrets.seal(opened, about), is_online: false }];
  });
  const deskphones = rows.filter(({ type }) => type === 'deskphone').length;
  return { rows, deskphones, skipped };
}
