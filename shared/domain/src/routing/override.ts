import type { Sentence } from '@jackfield/contract/api/routing-call';
import type { RoutingOverride } from './config.ts';
import { sentence } from './sentence.ts';
import { overrideMessages } from './sentences.ts';

/** The override of a record that holds at an instant; null when its hours decide. */
export function overrideAt(
  { override }: { override: RoutingOverride | null },
  at: number,
): RoutingOverride | null {
  return override !== null && at < override.until ? override : null;
}

/** Why calls go elsewhere for now (annex J4). */
export function overrideReason(override: RoutingOverride, timeZone: string, at: number): Sentence {
  const zone = { zone: timeZone };
  const until = { until: override.until, at, zone: timeZone };
  const [name, note] = [override.by ?? '', override.note ?? ''];
  if (name && note) return sentence(overrideMessages.closedByNoted, { until, zone, name, note });
  if (name) return sentence(overrideMessages.closedBy, { until, zone, name });
  if (note) return sentence(overrideMessages.closedNoted, { until, zone, note });
  return sentence(overrideMessages.closed, { until, zone });
}
