import { datesOf } from '@jackfield/call-routing/business-hours';
import type { BusinessHour, SpecialDates } from '@jackfield/contract/api/routing';
import { fixRouting, undoFix } from '@jackfield/contract/api/routing-engine';
import {
  type NewDates,
  type RoutingConfig,
  type RoutingFix,
  withFix,
} from '@jackfield/domain/routing';
import { call, type CallOptions } from '@jackfield/runtime';

/** A company number or team that gets dates. */
export interface DatedOwner {
  readonly kind: 'company' | 'team';
  readonly id: string;
}

/** Dates that an owner with these hours gets. */
export type DatesFor = (hours: BusinessHour) => readonly NewDates[];

/** The same dates for every owner, but for those that its own make needless. */
export const sameFor =
  (
    dates: readonly NewDates[],
    isKnown: (own: readonly SpecialDates[], date: NewDates) => boolean = () => false,
  ): DatesFor =>
  (hours) =>
    dates.filter((date) => !isKnown(datesOf(hours), date));

/** What adds dates to the hours of owners. */
export function actsFor(
  { companies, teams }: RoutingConfig,
  owners: readonly DatedOwner[],
  datesFor: DatesFor,
) {
  return owners.flatMap((of) => {
    const record = (of.kind === 'company' ? companies : teams).find(({ id }) => id === of.id);
    const dates = record ? [...datesFor(record.businessHour)] : [];
    return dates.length > 0 ? [{ kind: 'addDates' as const, of: { ...of }, dates }] : [];
  });
}

/** Owners whose hours change at all. */
export const changedOwners = (...given: Parameters<typeof actsFor>): DatedOwner[] =>
  actsFor(...given).map(({ of }) => of);

/**
 * Adds dates to the hours of several owners at once, all or none; answers what takes them back.
 * Rejects with ApiFailure.
 */
export async function saveDates(
  acts: readonly RoutingFix[],
  asSeen: Pick<CallOptions, 'seen'>,
): Promise<() => Promise<void>> {
  const { saves } =
    acts.length > 0 ? await call(fixRouting, { body: { acts: [...acts] } }, asSeen) : { saves: [] };
  return async () => {
    if (saves.length > 0) await call(undoFix, { body: { saves } });
  };
}

/** The account with the dates, for what callers will notice. */
export const withNewDates = (
  config: RoutingConfig,
  owners: readonly DatedOwner[],
  datesFor: DatesFor,
): RoutingConfig =>
  actsFor(config, owners, datesFor).reduce<RoutingConfig>(
    (changed, act: RoutingFix) => withFix(changed, act),
    config,
  );
