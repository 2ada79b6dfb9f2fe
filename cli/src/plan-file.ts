import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { ConfigPlan } from '@jackfield/contract/api/config-file';
import { CommandError } from './exit.ts';

/** What is needed of a kept plan. */
export type KeptPlan = Pick<ConfigPlan, 'id'>;

/** Keeps a plan for a later step. */
export function writePlan(file: string, plan: ConfigPlan): void {
  try {
    writeFileSync(file, `${JSON.stringify(plan, null, 2)}\n`);
  } catch {
    throw new CommandError(`${file} cannot be written.`);
  }
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Whether a subject is a plan, by its id or the file that keeps it, and no folder. */
export const isPlan = (subject: string): boolean =>
  isId(subject) ||
  (subject.endsWith('.json') &&
    statSync(subject, { throwIfNoEntry: false })?.isDirectory() !== true);

/**
 * The plan of a file that `plan --out` wrote, or of an id.
 *
 * @throws CommandError where it is neither
 */
export function readPlan(subject: string): KeptPlan {
  if (isId(subject)) return { id: subject };
  try {
    const { id } = JSON.parse(readFileSync(subject, 'utf8')) as { id?: unknown };
    if (typeof id === 'string' && isId(id)) return { id };
  } catch {
    // Said below, as of a file that holds something else.
  }
  throw new CommandError(
    `${subject} is no plan. Make one with jackfield plan <folder> --out ${subject}.`,
  );
}
