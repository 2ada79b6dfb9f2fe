/** A filter of a list, apart from its status pills. */
export interface ListFilter {
  key: string;
  /** Noun: 'Role'. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Null while unset. */
  value: string | null;
  onChange(value: string | null): void;
}
