import { paths } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';
import { activeAdmins } from '../../platform/rows.ts';
import { day, endOf, selectWorking } from '../keys/working.ts';
import type { Looked, Matter, Standing } from './standing.ts';

type Key = Awaited<ReturnType<typeof selectKeys>>[number];

const selectKeys = (tx: Tx, tenantId: string, now: Date) =>
  selectWorking(tx, tenantId, now)
    .select(['k.id', 'k.name', 'k.created_at', 'k.ends_at', 'k.maker_left_at'])
    .select('p.full_name as maker')
    .orderBy('k.id')
    .execute();

/** Days before the end of a key at which admins are told. */
const early = 14;
const late = 3;

/** Which mail of its end stands for a key; one that was made for a few days needs no early one. */
function kindOf(key: Key, now: Date): 'keyEnds' | 'keyEndsSoon' | null {
  const left = endOf(key).getTime() - now.getTime();
  if (left <= late * day) return 'keyEndsSoon';
  // That its maker has left says when it ends.
  if (key.maker_left_at !== null || left > early * day) return null;
  const life = key.ends_at.getTime() - key.created_at.getTime();
  return life > early * day ? 'keyEnds' : null;
}

/** Keys that end soon, and those whose maker has left: every admin is told (KEY-01). */
export async function endingKeys(tx: Tx, { account, now, publicUrl }: Looked): Promise<Standing> {
  const keys = await selectKeys(tx, account.id, now);
  const admins = keys.length === 0 ? [] : await activeAdmins(tx, account.id);
  const { company_name: companyName, time_zone: timeZone } = account;
  const url = new URL(paths.admin.integrations.keys(), publicUrl).href;
  const mattersOf = (key: Key): Matter[] =>
    admins.flatMap(({ name, email }) => {
      const endsAt = endOf(key).toISOString();
      const words = { name, companyName, url, keyName: key.name, endsAt, timeZone };
      const about = { subjectId: key.id, email };
      const kind = kindOf(key, now);
      const isLeft = key.maker_left_at !== null;
      const left = { kind: 'keyMakerLeft', makerName: key.maker, ...words } as const;
      return [
        ...(isLeft ? [{ ...about, kind: 'keyMakerLeft' as const, mail: left }] : []),
        ...(kind ? [{ ...about, kind, mail: { kind: 'keyEnds' as const, ...words } }] : []),
      ];
    });
  const begins = keys
    .flatMap((key) => [early, late].map((days) => new Date(endOf(key).getTime() - days * day)))
    .filter((at) => at > now);
  return { matters: keys.flatMap(mattersOf), begins };
}
