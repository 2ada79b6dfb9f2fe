import type { ScenarioRow } from './dto.ts';

/** Members of a scenario in the history. */
export const auditMembers = (row: ScenarioRow) => ({
  name: row.name,
  called: row.called_name,
  when: row.call_time,
  inputs: row.inputs,
  expected: row.expected,
});
