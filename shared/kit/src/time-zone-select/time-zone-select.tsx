import { perLocale } from '@jackfield/domain/locale';
import { timeZones, zonesOf } from '@jackfield/domain/time-zones';
import { Select, type SelectProps } from '@jackfield/kit/ui/select';
import { accountAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './time-zone-select.module.css';

/** All zones; made once for a language, because that takes a noticeable time. */
const allZones = perLocale(() => timeZones());

export interface TimeZoneSelectProps
  extends Pick<SelectProps<string>, 'ref' | 'onBlur' | 'disabled' | 'aria-label'> {
  /** IANA id; one that the platform does not list stays choosable. */
  value: string;
  onChange(value: string): void;
  /** Words of the choice of no zone, whose value is empty; left out where one is needed. */
  none?: string;
}

/**
 * A time zone, found by typing a place, a name or an offset; those of the account's country come
 * first (VAL-02, ENUM-15).
 */
export function TimeZoneSelect({ value, onChange, none, ...rest }: TimeZoneSelectProps) {
  const country = useAtomValue(accountAtom)?.country ?? '';
  const near = zonesOf(country);
  const zones = allZones();
  const ordered = [
    ...zones.filter(({ id }) => near.has(id)),
    ...zones.filter(({ id }) => !near.has(id)),
  ];
  const options = ordered.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = zones.some(({ id }) => id === value);
  const first = none === undefined ? [] : [{ value: '', label: none }];
  const unlisted = isListed || value === '' ? [] : [{ value, label: value }];
  return (
    <Select
      {...rest}
      showSearch
      classNames={{ popup: { root: css.list ?? '' } }}
      value={value}
      options={[...first, ...unlisted, ...options]}
      onChange={(next) => onChange(next)}
    />
  );
}
