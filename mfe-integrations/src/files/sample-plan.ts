import type { ConfigPlan, ConfigPlanRow } from '@jackfield/contract/api/config-file';

/** A plan of a program that renames a team, as the server answers it. */
export const samplePlan = (part: Partial<ConfigPlan> = {}): ConfigPlan => ({
  id: '018f0000-0000-7000-8000-0000000000f1',
  at: '2026-11-26T16:40:00.000Z',
  by: { name: 'Repository', isKey: true },
  commit: 'c0ffee1234567890',
  state: 'ready',
  appliedAt: null,
  appliedBy: null,
  undoneAt: null,
  delete: false,
  paths: ['phones/teams.yaml'],
  refusals: [],
  changes: [
    {
      kind: 'team',
      key: 'front-desk',
      id: '018f0000-0000-7000-8000-0000000000f2',
      name: 'Front desk',
      what: 'changed',
      path: 'phones/teams.yaml',
      line: 4,
      members: [{ member: 'name', before: 'Front desk', after: 'Reception' }],
    },
  ],
  price: 0,
  findings: [],
  impact: null,
  callers: [],
  summary: '',
  address: '',
  left: [],
  ...part,
});

/** The same as the list has it. */
export function sampleRow(part: Partial<ConfigPlan> = {}): ConfigPlanRow {
  const { changes, refusals, ...plan } = samplePlan(part);
  return { ...plan, changes: changes.length, refusals: refusals.length };
}
