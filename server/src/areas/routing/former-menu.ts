import { type IvrKey, ivrKeySchema } from '@jackfield/contract/api/routing';
import * as v from 'valibot';

const listSchema = v.array(ivrKeySchema);
const mapSchema = v.record(ivrKeySchema.entries.input, v.omit(ivrKeySchema, ['input']));
const media = ['greeting', 'exitMedia', 'invalidMedia', 'transferMedia'] as const;

/** Keys of an entry, which holds them by input, or as they are stored. */
export function formerKeys(value: unknown): IvrKey[] {
  if (v.is(listSchema, value)) return value;
  const byInput = v.is(mapSchema, value) ? value : {};
  return v.parse(
    listSchema,
    Object.entries(byInput).map(([input, { action, actionId }]) => ({ input, action, actionId })),
  );
}

/** The sounds of a menu with those that an entry names. */
export const formerMedia = (
  stored: unknown,
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...(stored as Record<string, unknown>),
  ...Object.fromEntries(
    media.flatMap((name) => (name in before ? [[name, before[name] ?? null]] : [])),
  ),
});
