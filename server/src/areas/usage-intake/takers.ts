import type { UsageIntake } from '@jackfield/contract/api/usage-intake';
import type { Tx } from '../../platform/database.ts';

type Taken = Pick<UsageIntake, 'takenBy' | 'teamId' | 'usageType'>;

/** Names of users and teams by id. */
export type TakerNames = ReadonlyMap<string, string>;

/** Names of the users and teams of the account that the records say had a call. */
export async function takerNames(
  tx: Tx,
  tenantId: string,
  records: readonly Taken[],
): Promise<TakerNames> {
  const idsOf = (wanted: 'teammate' | 'team') =>
    records.flatMap(({ takenBy }) =>
      takenBy?.kind === wanted && 'id' in takenBy ? [takenBy.id.toLowerCase()] : [],
    );
  const passed = records.flatMap(({ teamId }) => teamId?.toLowerCase() ?? []);
  const [people, teams] = [idsOf('teammate'), [...idsOf('team'), ...passed]];
  const rows = [
    ...(people.length === 0
      ? []
      : await tx
          .selectFrom('teammate')
          .select(['id', 'full_name as name'])
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', people)
          .execute()),
    ...(teams.length === 0
      ? []
      : await tx
          .selectFrom('team')
          .select(['id', 'name'])
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', teams)
          .execute()),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const nobody = { outcome_by: null, outcome_by_id: null, outcome_by_name: '' } as const;

/** Who had the call, as it is stored; a user or team that the account has not counts as nobody. */
export function takerColumns({ takenBy, usageType }: Taken, names: TakerNames) {
  if (takenBy === null || usageType === 'sms') return nobody;
  if (!('id' in takenBy)) {
    return { outcome_by: takenBy.kind, outcome_by_id: null, outcome_by_name: takenBy.number };
  }
  const id = takenBy.id.toLowerCase();
  const name = names.get(id);
  if (name === undefined) return nobody;
  return { outcome_by: takenBy.kind, outcome_by_id: id, outcome_by_name: name };
}

/** What the call log says of a call, as it is stored; a team that the account has not counts as none. */
export function logColumns(
  { fromName, wait, endedIn, teamId, partOf }: UsageIntake,
  names: TakerNames,
) {
  const team = teamId?.toLowerCase() ?? '';
  return {
    from_name: fromName,
    wait,
    ended_in: endedIn,
    team_id: names.has(team) ? team : null,
    part_of: partOf?.toLowerCase() ?? null,
  };
}
