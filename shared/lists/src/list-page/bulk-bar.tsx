import { Button, Kbd } from '@jackfield/kit/ui/core';
import type { LucideIcon } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useEffect } from 'react';
import css from './bulk-bar.module.css';
import { listMessages } from './messages.ts';

export interface BulkAction {
  key: string;
  /** Verb, with a noun where it is not plain: 'Resend invitation'. */
  label: string;
  icon: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  run(): void;
}

export interface BulkBarProps {
  count: number;
  actions: readonly BulkAction[];
  /** What an action skips: 'Resend applies to 1 pending user'. */
  note?: string | undefined;
  onClear(): void;
}

/** Stands in the place of the filters, at their height, while rows are chosen. Esc clears. */
export function BulkBar({ count, actions, note, onClear }: BulkBarProps) {
  const t = useT();
  // With the first row somebody is about to choose more, and cannot see that one click may be enough.
  const hint = note ?? (count === 1 ? t(listMessages.chooseRange) : undefined);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      onClear();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onClear]);
  return (
    <section className={css.bar} aria-label={t(listMessages.bulkActions)}>
      <output className={css.count}>{t(listMessages.selected, { count })}</output>
      {actions.map(({ key, label, icon: Icon, danger, disabled, run }) => (
        <Button
          key={key}
          size="small"
          danger={danger ?? false}
          disabled={disabled ?? false}
          icon={<Icon size={15} strokeWidth={1.75} />}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {hint && <span className={`ui-clip ${css.note}`}>{hint}</span>}
      <Button size="small" type="text" className={css.clear ?? ''} onClick={onClear}>
        {t(listMessages.clear)} <Kbd keys={['Esc']} />
      </Button>
    </section>
  );
}
