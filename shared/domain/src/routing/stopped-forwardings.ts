import { indexOf, type RoutingConfig } from './config.ts';
import { edgesOf, type RoutePlace } from './edges.ts';
import { countriesOf, refusalOf } from './external-number.ts';

/** A place whose calls go abroad today, and end there once the country is off. */
export interface StoppedForwarding {
  readonly place: RoutePlace;
  /** As stored. */
  readonly number: string;
  /** ISO 3166 alpha-3. */
  readonly country: string;
}

const day = 86_400_000;

/** Whether what stands at a place is over, so that no call takes it any more. */
function isOver({ config, now }: Wanted, { ownerKind, ownerId, part, detail }: RoutePlace) {
  const records = ownerKind === 'team' ? config.teams : config.companies;
  const record = records.find(({ id }) => id === ownerId);
  if (part === 'override') return (record?.override?.until ?? now) <= now;
  if (part !== 'date') return false;
  // A day later it is over wherever the business hours are.
  const yesterday = new Date(now - day).toISOString().slice(0, 10);
  const dates = record?.businessHour.dates.filter(({ name }) => name === detail) ?? [];
  return dates.every(({ repeatsYearly, to }) => !repeatsYearly && to < yesterday);
}

interface Wanted {
  readonly config: RoutingConfig;
  /** Countries that calls may go to afterwards. */
  readonly allowedCountries: readonly string[];
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Forwardings that stop when calls may go to other countries than today, by the rule that decides
 * over every call: it ends there, and callers hear nothing (annex J4).
 */
export function stoppedForwardings(wanted: Wanted): StoppedForwarding[] {
  const { config, allowedCountries } = wanted;
  const after = { ...config, allowedCountries };
  const { numbers } = indexOf(config);
  return [...edgesOf(config)].flatMap(({ place, to }) => {
    if (to?.kind !== 'number' || numbers.has(to.id) || isOver(wanted, place)) return [];
    if (refusalOf(config, to.id) !== null || refusalOf(after, to.id) === null) return [];
    const possible = countriesOf(to.id);
    const country = possible.find((one) => config.allowedCountries?.includes(one)) ?? possible[0];
    return country === undefined ? [] : [{ place, number: to.id, country }];
  });
}
