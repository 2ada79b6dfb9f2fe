import { changedRecords } from '../changed-records.ts';
import { indexOf, type RoutingConfig } from '../config.ts';
import { edgesOf } from '../edges.ts';
import { refusalOf } from '../external-number.ts';
import type { Stop } from '../walk.ts';
import type { Work } from '../work.ts';

/** What a call can meet that two configurations do not share. */
export interface Touched {
  /** Whether there is nothing. */
  readonly isEmpty: boolean;
  isTouched(stop: Stop): boolean;
}

/** Digits of numbers that changed hands, came or went. */
function* changedDigits(before: RoutingConfig, after: RoutingConfig): Generator<string> {
  const [old, now] = [indexOf(before).numbers, indexOf(after).numbers];
  for (const digits of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(digits), now.get(digits)];
    if (was?.ownerId !== is?.ownerId || was?.ownerType !== is?.ownerType) yield digits;
  }
}

/** Records and digits with those that lead to them. */
function* leadingTo(configs: readonly RoutingConfig[]): Work<Map<string, Set<string>>> {
  const leading = new Map<string, Set<string>>();
  const link = (to: string, from: string) => {
    const known = leading.get(to);
    if (known === undefined) leading.set(to, new Set([from]));
    else known.add(from);
  };
  for (const config of configs) {
    for (const { place, to } of edgesOf(config)) {
      if (to !== null && place.part !== 'sms') link(to.id, place.ownerId);
      yield;
    }
    for (const { number, ownerId } of config.numbers) link(ownerId, number);
  }
  return leading;
}

/** Owners of targets outside of the account that may be called by one side only. */
function* refusedOwners(before: RoutingConfig, after: RoutingConfig): Generator<string> {
  const rules = [
    'country',
    'blockedNumbers',
    'blockedCountries',
    'allowedCountries',
    'hold',
  ] as const;
  if (rules.every((rule) => before[rule] === after[rule])) return;
  const outside = new Map<string, boolean>();
  const isOther = (digits: string) => {
    const known =
      outside.get(digits) ??
      (refusalOf(before, digits) === null) !== (refusalOf(after, digits) === null);
    outside.set(digits, known);
    return known;
  };
  for (const config of [before, after]) {
    for (const { place, to } of edgesOf(config)) {
      if (to?.kind === 'number' && isOther(to.id)) yield place.ownerId;
    }
  }
}

/** The stops from which a call can come to what a change changed. */
export function* touchedBy(before: RoutingConfig, after: RoutingConfig): Work<Touched> {
  const touched = new Set([
    ...changedRecords(before, after),
    ...changedDigits(before, after),
    ...refusedOwners(before, after),
  ]);
  if (touched.size > 0) {
    yield;
    const leading = yield* leadingTo([before, after]);
    for (const id of touched) for (const from of leading.get(id) ?? []) touched.add(from);
  }
  return { isEmpty: touched.size === 0, isTouched: ({ id }) => touched.has(id) };
}
