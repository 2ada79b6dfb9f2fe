import { type SeenChange, useChangeImpact } from '@jackfield/call-routing/call-flow';
import { withRecord } from '@jackfield/domain/routing';
import { routingTargetSchema } from '@jackfield/contract/api/routing';
import * as v from 'valibot';
import { type OverrideOwner, ownerFacts } from './override-owner.ts';
import type { OverrideValues } from './use-override-form.ts';

const halfHour = 30 * 60_000;

interface Wanted {
  readonly values: OverrideValues;
  readonly until: number | null;
  readonly now: number;
}

/**
 * Who will notice that an owner is closed until then, from this half hour on (annex J4); nothing
 * while the end or the target is not complete.
 */
export function useOverrideImpact(
  { kind, id, hours }: OverrideOwner,
  { values, until, now }: Wanted,
): SeenChange {
  const { choice, day, time, target } = values;
  const isComplete = until !== null && until > now && v.is(routingTargetSchema, target);
  const { list } = ownerFacts[kind];
  return useChangeImpact(
    // An end that moves with the clock is the same choice a minute later.
    isComplete ? JSON.stringify([choice, day, time, target]) : null,
    (config) => {
      const override = until === null ? null : { until, target, by: null, note: null };
      return withRecord(config, { list, id, members: { override } });
    },
    { zone: hours.timeZone, from: Math.floor(now / halfHour) * halfHour },
  );
}
