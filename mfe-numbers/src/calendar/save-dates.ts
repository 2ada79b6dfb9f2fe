import { datesOf } from '@jackfield/call-routing/business-hours';
import { getCompany, setCompanyBusinessHour } from '@jackfield/contract/api/company';
import type { BusinessHour, SpecialDates } from '@jackfield/contract/api/routing';
import { getTeam, setTeamSetting } from '@jackfield/contract/api/team';
import { withDates } from '@jackfield/domain/business-hours';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { undoSave } from '@jackfield/records/restore';
import { call, notify } from '@jackfield/runtime';

/** A company number or team that gets dates. */
export interface DatedOwner {
  readonly kind: 'company' | 'team';
  readonly id: string;
}

/** Dates that have no id yet: every owner gets ones of its own. */
export type NewDate = Omit<SpecialDates, 'id'>;

/** Whether dates of an owner make a new one needless. */
export type IsKnown = (dates: readonly SpecialDates[], date: NewDate) => boolean;

const hasSame: IsKnown = (dates, { name, from, to }) =>
  dates.some((one) => one.name === name && one.from === from && one.to === to);

/** The hours with the dates that they do not have yet; the same hours when they have all. */
function added(hours: BusinessHour, dates: readonly NewDate[], isKnown: IsKnown): BusinessHour {
  const fresh = dates.filter((date) => !isKnown(datesOf(hours), date));
  if (fresh.length === 0) return hours;
  return withDates(
    hours,
    fresh.map((date) => ({ id: crypto.randomUUID(), ...date })),
  );
}

/** The version after the dates were stored; null where nothing was to store. */
async function store(
  { kind, id }: DatedOwner,
  dates: readonly NewDate[],
  isKnown: IsKnown,
): Promise<number | null> {
  const params = { id };
  const { businessHour: hours, version: asOf } =
    kind === 'company' ? await call(getCompany, { params }) : await call(getTeam, { params });
  const businessHour = added(hours, dates, isKnown);
  if (businessHour === hours) return null;
  const { version } =
    kind === 'company'
      ? await call(setCompanyBusinessHour, { params, body: businessHour }, { version: asOf })
      : await call(setTeamSetting, { params, body: { businessHour } }, { version: asOf });
  return version;
}

/**
 * Adds dates to the hours of several owners, all or none; answers what takes them back. Rejects
 * with ApiFailure.
 */
export async function saveDates(
  owners: readonly DatedOwner[],
  dates: readonly NewDate[],
  isKnown: IsKnown = hasSame,
): Promise<() => Promise<void>> {
  const saved: { owner: DatedOwner; version: number }[] = [];
  const undo = async () => {
    for (const { owner, version } of saved.toReversed()) {
      await undoSave(owner.kind, owner.id, { version, versions: 1 });
    }
  };
  try {
    for (const owner of owners) {
      const version = await store(owner, dates, isKnown);
      if (version !== null) saved.push({ owner, version });
    }
  } catch (error) {
    // What was saved before the one that was refused is not left half way.
    await undo().catch(notify.failure);
    throw error;
  }
  return undo;
}

/** The account with the dates, for what callers will notice. */
export function withNewDates(
  config: RoutingConfig,
  owners: readonly DatedOwner[],
  dates: readonly NewDate[],
  isKnown: IsKnown = hasSame,
): RoutingConfig {
  const changed = <Item extends { id: string; businessHour: BusinessHour }>(
    items: readonly Item[],
    kind: DatedOwner['kind'],
  ): Item[] =>
    items.map((item) =>
      owners.some((owner) => owner.kind === kind && owner.id === item.id)
        ? { ...item, businessHour: added(item.businessHour, dates, isKnown) }
        : item,
    );
  return {
    ...config,
    companies: changed(config.companies, 'company'),
    teams: changed(config.teams, 'team'),
  };
}
