import {
  type RoutingTarget,
  type TargetPlace,
  targetSchemaOf,
  targetTypesOf,
} from '@jackfield/contract/api/routing';
import * as v from 'valibot';

/** The preset of missed calls: the mailbox of the person or team itself (annex F1). */
export const ownVoicemail = { actionType: 'voicemail', actionValue: null } as const;

const places = Object.keys(targetTypesOf) as TargetPlace[];
const schemas = new Map(places.map((place) => [place, targetSchemaOf(place)]));

/**
 * A stored target of a place; the preset where nothing is stored.
 *
 * @param closed where calls go that must reach nobody: it stands for a target that cannot be read
 */
export function storedTarget(
  place: TargetPlace,
  stored: unknown,
  preset: RoutingTarget,
  closed = preset,
): RoutingTarget {
  if (stored === null || stored === undefined) return preset;
  const schema = schemas.get(place);
  const read = schema && v.safeParse(schema, stored);
  return read?.success ? read.output : closed;
}

/** Whether a target is stored that cannot be read. */
export function targetIsUnreadable(place: TargetPlace, stored: unknown): boolean {
  const schema = schemas.get(place);
  return stored !== null && stored !== undefined && !(schema && v.is(schema, stored));
}
