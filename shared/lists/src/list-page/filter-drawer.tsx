import { Button } from '@jackfield/kit/ui/core';
import { SlidersHorizontal } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { ChosenFilter } from './filter.ts';
import css from './filter-drawer.module.css';
import { listMessages } from './messages.ts';
import { Pills } from './pills.tsx';

/** The filters of a phone, behind one button. */
export function FilterDrawer({ filters }: { filters: readonly ChosenFilter[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const count = filters.filter(({ value }) => value !== null).length;
  return (
    <>
      <Button
        aria-label={count > 0 ? t(listMessages.filtersSet, { count }) : t(common.filters)}
        icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
        className={count > 0 ? (css.set ?? '') : ''}
      />
      <Drawer
        open={open}
        title={t(common.filters)}
        onClose={() => setOpen(false)}
        footer={
          <Button type="primary" block onClick={() => setOpen(false)}>
            {t(listMessages.showResults)}
          </Button>
        }
      >
        {filters.map(({ key, label, options, value, onChange }) => (
          <section key={key} className={css.filter}>
            <h3>{label}</h3>
            <Pills
              label={label}
              value={value ?? ''}
              pills={[{ value: '', label: t(listMessages.anyFilter) }, ...options]}
              onChange={(next) => onChange(next === '' ? null : next)}
            />
          </section>
        ))}
      </Drawer>
    </>
  );
}
