import type { TeamName } from '@jackfield/contract/api/team';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { searchPattern, type WantedPage } from '../../platform/list.ts';

interface TeamListing {
  readonly tenantId: string;
  readonly page: WantedPage;
  readonly sortBy: 'name' | 'extension';
  readonly direction: 'asc' | 'desc';
  readonly search?: string | undefined;
}

/** Extensions have no leading zero, so the shorter one is the smaller number. */
const order = {
  name: [sql`name collate "und-x-icu"`],
  extension: [sql`length(extension)`, sql`extension`],
} as const;

/** Teams of a tenant that match, and how many there are. */
export async function selectTeams(
  tx: Tx,
  { tenantId, page, sortBy, direction, search }: TeamListing,
): Promise<{ rows: TeamName[]; total: number }> {
  const pattern = searchPattern(search);
  let matching = tx.selectFrom('team').where('tenant_id', '=', tenantId);
  if (pattern !== null) {
    matching = matching.where((where) =>
      where.or([where(sql`lower(name)`, 'like', pattern), where('extension', 'like', pattern)]),
    );
  }
  let sorted = matching.select(['id', 'name', 'extension']);
  for (const column of order[sortBy]) sorted = sorted.orderBy(column, direction);
  const rows = await sorted
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const counted = await matching
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
