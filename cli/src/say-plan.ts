import type {
  ConfigPlan,
  FileDrift,
  FileRefusal,
  PlanState,
} from '@jackfield/contract/api/config-file';

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

/** Refusals as compilers write them, so that editors and CI find the place. */
export const refusalLines = (refusals: readonly FileRefusal[]): string =>
  refusals
    .map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`)
    .join('\n');

/** What came of an apply, by the state that the plan has then. */
const outcomes = {
  applied: ({ changes }: ConfigPlan) => `Applied: ${count(changes.length, 'record')}.`,
  waiting: () => 'An admin approves changes of this account. Ask one to press Apply:',
  refused: ({ refusals }: ConfigPlan) =>
    `Refused: ${count(refusals.length, 'line')} to mend. Nothing was changed.`,
  stale: () => 'The plan is out of date. Plan again.',
  undone: () => 'The plan was taken back. Plan again.',
  ready: () => 'Not applied yet:',
} satisfies Record<PlanState, (plan: ConfigPlan) => string>;

/** What came of an apply, and where it is seen. */
export const outcomeText = (plan: ConfigPlan): string =>
  `${outcomes[plan.state](plan)}\n${plan.address}`;

/** What came of taking a plan back. */
export function undoneText({ left, address }: ConfigPlan): string {
  const head =
    left.length === 0
      ? 'Taken back.'
      : `Taken back, all but ${count(left.length, 'record')} that changed since:`;
  return [head, ...left.map(({ name, message }) => `- ${name}: ${message}`), address].join('\n');
}

/** An instant as a log has it, to the minute. */
const minute = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

function whoText({ changedBy, changedAt }: FileDrift): string {
  if (changedBy === null) return '';
  return changedAt === null ? `, by ${changedBy}` : `, by ${changedBy} on ${minute(changedAt)}`;
}

const shown = (value: string | null) => value ?? 'none';

/** What is no longer as the files say, as Markdown that a terminal shows as well. */
export function driftText(items: readonly FileDrift[]): string {
  if (items.length === 0) return 'The portal is as the files say.';
  const lines = items.flatMap((one) => [
    '',
    `**${one.name}** (${one.path}:${one.line}) ${one.what === 'missing' ? 'is not in the portal' : 'was changed'}${whoText(one)}`,
    ...one.members.map(
      ({ member, file, portal }) =>
        `- ${member}: ${shown(file)} in the file, ${shown(portal)} in the portal`,
    ),
  ]);
  return [`## ${count(items.length, 'record')} not as the files say`, ...lines].join('\n');
}
