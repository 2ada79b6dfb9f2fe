import type { ListParams } from './list-params.ts';

/** A filter that a list offers, apart from its status pills; it is kept in the address under its key. */
export interface ListFilter {
  key: string;
  /** Noun: 'Role'. */
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A filter with what is chosen of it. */
export interface ChosenFilter extends ListFilter {
  /** Null while unset. */
  value: string | null;
  onChange(value: string | null): void;
}

/** Filters with what the address chooses of them; a choice changes the address. */
export const chosenFilters = (
  filters: readonly ListFilter[],
  { filters: chosen }: Pick<ListParams, 'filters'>,
  onParams: (change: Partial<ListParams>) => void,
): ChosenFilter[] =>
  filters.map((filter) => ({
    ...filter,
    value: chosen[filter.key] || null,
    onChange: (value) => onParams({ filters: { ...chosen, [filter.key]: value ?? '' } }),
  }));
