import { Plus, X } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { useT } from '@jackfield/runtime';
import type { ChosenFilter } from './filter.ts';
import css from './filter-chip.module.css';
import { listMessages } from './messages.ts';

/** A filter: dashed while unset, solid with its value when set. */
export function FilterChip({ filter }: { filter: ChosenFilter }) {
  const t = useT();
  const { label, options, value, onChange } = filter;
  const chosen = options.find((option) => option.value === value);
  const actions = options.map((option) => ({
    key: option.value,
    label: option.label,
    chosen: option.value === value,
    run: () => onChange(option.value === value ? null : option.value),
  }));
  return (
    <span className={css.chip} data-set={chosen !== undefined}>
      <Menu groups={[actions]} title={label} placement="bottomLeft">
        <button type="button" className={css.open}>
          {chosen === undefined && <Plus size={13} strokeWidth={1.75} aria-hidden="true" />}
          {chosen === undefined ? label : t(listMessages.filterSet, { label, value: chosen.label })}
        </button>
      </Menu>
      {chosen !== undefined && (
        <button
          type="button"
          className={css.clear}
          aria-label={t(listMessages.removeFilter, { label })}
          onClick={() => onChange(null)}
        >
          <X size={13} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
