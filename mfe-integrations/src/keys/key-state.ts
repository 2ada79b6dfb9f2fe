import { type Scope, type ScopeArea, scopeAreas, type ScopeLevel } from '@jackfield/contract';
import { type ApiKey, unusedDays } from '@jackfield/contract/api/key';

const day = 86_400_000;

/** Days before its end from which a key says so. */
const soonDays = 14;

/** Whole days until a key ends, where that is soon; else null. */
export function endsSoonIn({ endsAt }: Pick<ApiKey, 'endsAt'>, now: number): number | null {
  const days = Math.ceil((Date.parse(endsAt) - now) / day);
  return days <= soonDays ? Math.max(0, days) : null;
}

/** Days for which nobody has used a key, where these are many; else null. */
export function unusedFor(
  { lastUsedAt, createdAt }: Pick<ApiKey, 'lastUsedAt' | 'createdAt'>,
  now: number,
): number | null {
  const days = Math.floor((now - Date.parse(lastUsedAt ?? createdAt)) / day);
  return days >= unusedDays ? days : null;
}

/** What a key may do in each area; an area that is missing is closed to it. */
export type Levels = Readonly<Partial<Record<ScopeArea, ScopeLevel>>>;

/** The scopes that stand for what was chosen in each area. */
export const scopesOf = (levels: Levels): Scope[] =>
  scopeAreas.flatMap((area): Scope[] => {
    const level = levels[area];
    return level ? [`${area}:${level}`] : [];
  });

/** The same for all areas. */
export const levelsOf = (level: ScopeLevel): Levels =>
  Object.fromEntries(scopeAreas.map((area) => [area, level]));

/** What stands for the scopes of a key: one tag for each area, or one where all areas are alike. */
export interface ScopeTag {
  readonly area: ScopeArea | 'all';
  readonly level: ScopeLevel;
}

/** The tags of a key's scopes. */
export function tagsOf(scopes: readonly Scope[]): ScopeTag[] {
  const tags = scopes.map((scope) => {
    const [area, level] = scope.split(':') as [ScopeArea, ScopeLevel];
    return { area, level };
  });
  const [first] = tags;
  const isAlike = first && tags.every(({ level }) => level === first.level);
  return isAlike && tags.length === scopeAreas.length
    ? [{ area: 'all', level: first.level }]
    : tags;
}
