import type { Scenario } from '@jackfield/contract/api/scenario';
import { say, type TriedScenario } from '@jackfield/domain/routing';
import type { Selectable } from 'kysely';
import type { ScenarioTable } from './tables.ts';
import { stampsOf } from '../../platform/rows.ts';

export type ScenarioRow = Selectable<ScenarioTable>;

/** The call of a row, as the routing engine takes it. */
export const toTried = (row: ScenarioRow): TriedScenario => ({
  called: { kind: row.called_kind, id: row.called_id, name: row.called_name },
  from: row.caller,
  when: row.call_time,
  inputs: row.inputs,
  outcomes: row.outcomes,
  expected: row.expected,
});

/** A scenario as the API answers it. */
export const toScenario = (row: ScenarioRow): Scenario => ({
  id: row.id,
  name: row.name,
  called: { kind: row.called_kind, id: row.called_id, name: row.called_name },
  from: row.caller,
  when: row.call_time,
  inputs: row.inputs,
  outcomes: row.outcomes,
  expected: row.expected,
  result: {
    state: row.state,
    since: row.state_since.toISOString(),
    breaksOn: row.breaks_on,
    reason: say(row.told ?? row.reason),
  },
  ...stampsOf(row),
});
