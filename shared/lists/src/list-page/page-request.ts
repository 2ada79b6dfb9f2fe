import type { ListParams } from './list-params.ts';

/** The one of some choices that an address names; undefined for what makes no sense. */
export function oneOf<const Choice extends string>(
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** The page that an address asks for; a sort that the list does not know is by the first key. */
export function pageRequest<const Key extends string>(
  { page, pageSize, sort, search }: ListParams,
  sortKeys: readonly [Key, ...Key[]],
) {
  return {
    pageNum: page,
    limit: pageSize,
    sortBy: oneOf(sort.key, sortKeys) ?? sortKeys[0],
    direction: sort.direction,
    ...(search && { search }),
  };
}
