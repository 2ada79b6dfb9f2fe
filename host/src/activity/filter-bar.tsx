import { type AuditVia, viaSchema } from '@jackfield/contract/api/audit';
import { capital } from '@jackfield/domain/locale';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { SlidersHorizontal } from '@jackfield/kit/ui/icons';
import { Select } from '@jackfield/kit/ui/select';
import { type ActivityFilters, noFilters } from '@jackfield/records/activity-address';
import { useSettled } from '@jackfield/kit/settled';
import { PickerSelect } from '@jackfield/records/people-picker';
import { kindHead, kindWords, viaMessages } from '@jackfield/records/record-history';
import { common, useT } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import css from './activity.module.css';
import { activityMessages } from './messages.ts';

interface FilterBarProps {
  filters: ActivityFilters;
  /** Whether it is the activity of all. */
  seesAll: boolean;
  onFilters(filters: ActivityFilters): void;
}

/** What narrows the activity; who sees the own only chooses nobody. */
export function FilterBar({ filters, seesAll, onFilters }: FilterBarProps) {
  const t = useT();
  const set = (change: Partial<ActivityFilters>) => onFilters({ ...filters, ...change });
  const hasFilters = Object.values(filters).some((value) => value !== '');
  const kinds = Object.keys(kindWords).map((value) => ({ value, label: kindHead(value) }));
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={css.filters} aria-label={t(common.filters)}>
      <SearchText value={filters.search} onChange={(search) => set({ search })} />
      {isPhone && (
        <Button
          icon={<SlidersHorizontal size={15} strokeWidth={1.75} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(common.filters)}
        </Button>
      )}
      {(isOpen || !isPhone) && (
        <>
          {seesAll && (
            <PickerSelect
              kind="teammate"
              label={t(activityMessages.person)}
              placeholder={t(activityMessages.anybody)}
              value={filters.personId || null}
              onPick={({ id }) => set({ personId: id })}
            />
          )}
          <Select<string>
            aria-label={t(activityMessages.kind)}
            value={filters.entity}
            showSearch
            options={[{ value: '', label: t(activityMessages.anyKind) }, ...kinds]}
            onChange={(entity) => set({ entity })}
          />
          <Select<AuditVia | ''>
            aria-label={t(activityMessages.via)}
            value={filters.via}
            options={[
              { value: '', label: t(activityMessages.anyVia) },
              ...viaSchema.options.map((value) => ({
                value,
                label: capital(t(viaMessages[value])),
              })),
            ]}
            onChange={(via) => set({ via })}
          />
          <Input
            type="date"
            prefix={<span className="ui-caption">{t(activityMessages.fromShort)}</span>}
            aria-label={t(common.firstDay)}
            value={filters.startDate}
            max={filters.endDate || undefined}
            onChange={({ target }) => set({ startDate: target.value })}
          />
          <Input
            type="date"
            prefix={<span className="ui-caption">{t(activityMessages.toShort)}</span>}
            aria-label={t(common.lastDay)}
            value={filters.endDate}
            min={filters.startDate || undefined}
            onChange={({ target }) => set({ endDate: target.value })}
          />
          {hasFilters && (
            <Button type="text" onClick={() => onFilters(noFilters)}>
              {t(common.clearFilters)}
            </Button>
          )}
        </>
      )}
    </search>
  );
}

/** Typing counts after a pause; what the address says meanwhile wins. */
function SearchText({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useT();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const settled = useSettled(text.trim());
  useEffect(() => {
    if (settled === text.trim() && settled !== value) onChange(settled);
  }, [settled, text, value, onChange]);
  return (
    <Input
      type="text"
      inputMode="search"
      autoComplete="off"
      maxLength={100}
      allowClear
      aria-label={t(activityMessages.search)}
      placeholder={t(activityMessages.search)}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
