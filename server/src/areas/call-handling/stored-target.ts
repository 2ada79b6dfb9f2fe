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

/** A stored target of a place; the preset where nothing is stored, or nothing that fits. */
export function storedTarget(
  place: TargetPlace,
  stored: unknown,
  preset: RoutingTarget,
): RoutingTarget {
  const schema = schemas.get(place);
  const read = schema && v.safeParse(schema, stored);
  return read?.success ? read.output : preset;
}
