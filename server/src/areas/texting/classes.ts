import type { AccountCountry } from '@jackfield/contract';
import type { TextingGroup, TextingReason } from '@jackfield/contract/api/texting-status';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { selectPaths, type TextingPath } from './paths.ts';
import { textingProgress, textingVerdict } from './status.ts';

type Verdict = ReturnType<typeof textingVerdict>;

/** Numbers that stand alike: the same verdict by the same brand and campaign. */
export interface TextingClass {
  readonly key: string;
  readonly verdict: Verdict;
  readonly path: TextingPath | null;
  readonly isAttached: boolean;
}

/** The classes of an account, the worst first, so that its numbers need no verdict one by one. */
export interface TextingClasses {
  readonly country: AccountCountry;
  readonly ranked: readonly TextingClass[];
  /** Since when there has been a campaign that takes numbers; null without one. */
  readonly opensAt: Date | null;
}

const usa = { country: 'USA', isTollFree: false } as const;

function verdictOf(path: TextingPath | null, isAttached: boolean, isOn: boolean): Verdict {
  const brand = path?.brandStatus ?? null;
  return textingVerdict({ ...usa, brand, campaign: path?.campaign ?? null, isAttached, isOn });
}

const nowhere = { brand: null, campaign: null, isAttached: false, isOn: false };
const otherRules: readonly TextingClass[] = (
  [
    ['tollFree', { country: 'USA', isTollFree: true }],
    ['canada', { country: 'CAN', isTollFree: false }],
    ['malaysia', { country: 'MYS', isTollFree: false }],
  ] as const
).map(([key, where]) => ({
  key,
  verdict: textingVerdict({ ...where, ...nowhere }),
  path: null,
  isAttached: false,
}));

/** The way that is furthest, for numbers that belong to no campaign; the newest of several. */
function furthest(paths: readonly TextingPath[]): TextingPath | null {
  const progress = (path: TextingPath) => textingProgress(verdictOf(path, false, false));
  const [best = null] = paths.toSorted((one, other) => progress(other) - progress(one));
  return best;
}

const severity = ({ links }: Verdict): number => {
  const states = Object.values(links);
  return states.includes('stopped') ? 0 : states.includes('yours') ? 1 : 2;
};

const groupRank: Record<TextingGroup, number> = { yours: 0, waiting: 1, ready: 2, other: 3 };

function worse({ verdict: one }: TextingClass, { verdict: other }: TextingClass): number {
  return (
    groupRank[one.group] - groupRank[other.group] ||
    severity(one) - severity(other) ||
    textingProgress(one) - textingProgress(other)
  );
}

/** The class of numbers that belong to no campaign. */
const freeKey = 'free';

/** Classes of the numbers of an account, from its brands and campaigns. */
function classesOf(country: AccountCountry, paths: readonly TextingPath[]): TextingClasses {
  const best = furthest(paths);
  const free = { path: best, isAttached: false, verdict: verdictOf(best, false, false) };
  const attached = paths.flatMap((path): TextingClass[] =>
    path.campaign === null
      ? []
      : [true, false].map((isOn) => ({
          key: `${path.campaign?.id}:${isOn ? 'on' : 'off'}`,
          path,
          isAttached: true,
          verdict: verdictOf(path, true, isOn),
        })),
  );
  const open = paths.flatMap(({ brandStatus, brandAt, campaign }) => {
    if (brandStatus !== 'verified' || campaign?.status !== 'active') return [];
    return [Math.max(campaign.statusAt?.getTime() ?? 0, brandAt?.getTime() ?? 0)];
  });
  return {
    country,
    ranked: [{ key: freeKey, ...free }, ...attached, ...otherRules].toSorted(worse),
    opensAt: open.length > 0 ? new Date(Math.min(...open)) : null,
  };
}

/** Reads the classes of an account. */
export async function readClasses(
  tx: Tx,
  tenantId: string,
  country: AccountCountry,
): Promise<TextingClasses> {
  return classesOf(country, country === 'USA' ? await selectPaths(tx, tenantId) : []);
}

/**
 * The class of a number as SQL: `n` is its row of phone_number, `c` the one of campaign_number that
 * is joined from the left.
 */
export function classKey({ country, ranked }: TextingClasses): RawBuilder<string> {
  const own = country === 'USA' ? sql`n.country` : sql`${country}::text`;
  const running = ranked.flatMap(({ isAttached, path }) =>
    isAttached && path?.campaign ? [path.campaign.id] : [],
  );
  return sql<string>`case
    when ${own} = 'MYS' then 'malaysia'
    when n.is_toll_free then 'tollFree'
    when ${own} = 'CAN' then 'canada'
    when c.campaign_id is null or not c.campaign_id = any(${running}::uuid[]) then ${freeKey}
    when c.ready_at is null then c.campaign_id::text || ':off'
    else c.campaign_id::text || ':on' end`;
}

/** Keys of the classes with a group or a reason. */
export function keysOf(
  { ranked }: TextingClasses,
  only: { readonly group?: TextingGroup | undefined; readonly reason?: TextingReason | undefined },
): string[] {
  return ranked.flatMap(({ key, verdict: { group, reason } }) =>
    (only.group ?? group) === group && (only.reason ?? reason) === reason ? [key] : [],
  );
}

/** The class of a key. Throws for one that the account does not have. */
export function classOf({ ranked }: TextingClasses, key: string): TextingClass {
  const found = ranked.find((one) => one.key === key);
  if (found === undefined) throw new Error(`No numbers stand as ${key}.`);
  return found;
}
