import {
  type CallRestriction,
  type RestrictionChange,
  type RestrictionType,
  restrictionTypeSchema,
} from '@jackfield/contract/api/call-restriction';
import { callableCountries } from '@jackfield/domain/international';
import * as v from 'valibot';

/** Where calls may go, as the form holds it; countries with `selected` alone, in order. */
export interface CallsAbroad {
  restrictionType: RestrictionType;
  allowedCountries: string[];
}

/** What the form edits: one choice, which is saved as a whole. */
export interface AbroadValues {
  calls: CallsAbroad;
}

export const abroadSchema: v.GenericSchema<AbroadValues, AbroadValues> = v.object({
  calls: v.object({
    restrictionType: restrictionTypeSchema,
    allowedCountries: v.array(v.string()),
  }),
});

type Stored = Pick<CallRestriction, 'restrictionType' | 'allowedCountries'>;

/** The choice as it is stored. */
export function callsOf({ restrictionType, allowedCountries }: Stored): CallsAbroad {
  const isChosen = restrictionType === 'selected';
  return { restrictionType, allowedCountries: isChosen ? allowedCountries.toSorted() : [] };
}

/** The choice as the server takes it. */
export function changeOf({ restrictionType, allowedCountries }: CallsAbroad): RestrictionChange {
  return restrictionType === 'selected'
    ? { restrictionType, allowedCountries }
    : { restrictionType };
}

/** Countries that are on with a choice, of those that are offered. */
export function countriesOn(calls: CallsAbroad, offered: readonly string[]): string[] {
  const callable = callableCountries({ isVerified: true, ...calls });
  return offered.filter((country) => callable.includes(country));
}

/** The choice with some countries turned on or off, whatever it was before. */
export function turned(
  calls: CallsAbroad,
  offered: readonly string[],
  { countries, isOn }: { countries: readonly string[]; isOn: boolean },
): CallsAbroad {
  const others = countriesOn(calls, offered).filter((country) => !countries.includes(country));
  const allowedCountries = [...others, ...(isOn ? countries : [])].toSorted();
  return { restrictionType: 'selected', allowedCountries };
}

/** The choice of another kind; selected countries are those that were selected last, or are on now. */
export function ofType(
  restrictionType: RestrictionType,
  calls: CallsAbroad,
  { stored, offered }: { stored: Stored; offered: readonly string[] },
): CallsAbroad {
  if (restrictionType !== 'selected') return { restrictionType, allowedCountries: [] };
  const kept = stored.allowedCountries;
  const countries = kept.length > 0 ? kept : countriesOn(calls, offered);
  return { restrictionType, allowedCountries: countries.toSorted() };
}
