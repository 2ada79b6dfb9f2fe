import type { Tx } from '../../platform/database.ts';
import type { Before } from './before.ts';

/** Places of people in the orders of their teams, by `team/person`. */
export type Places = ReadonlyMap<string, number>;

export async function placesOf(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Places> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('team_member')
    .select(['team_id', 'teammate_id', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [`${row.team_id}/${row.teammate_id}`, row.position]));
}

/** What a roll-back has to know of the teams that somebody comes into and leaves. */
export function teamBefore(
  {
    id,
    joined,
    left,
  }: { readonly id: string; readonly joined: readonly string[]; readonly left: readonly string[] },
  places: Places,
): Pick<Before, 'joined' | 'left' | 'places'> {
  const placeIn = (team: string) => [team, places.get(`${team}/${id}`) ?? 0] as const;
  return {
    ...(joined.length > 0 && { joined }),
    ...(left.length > 0 && { left, places: Object.fromEntries(left.map(placeIn)) }),
  };
}
