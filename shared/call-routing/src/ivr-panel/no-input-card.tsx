import type { MenuTiming } from '@jackfield/contract/api/ivr';
import { useT } from '@jackfield/runtime';
import { memo, useId } from 'react';
import css from './inspector.module.css';
import { keyMessages } from './messages.ts';
import { NoInputFields, type NoInputFieldsProps } from './no-input-fields.tsx';

interface NoInputCardProps extends Omit<NoInputFieldsProps, 'label'> {
  timing: MenuTiming;
  isSelected: boolean;
}

/** What happens without valid input, and how long the menu waits for it. */
export const NoInputCard = memo(function NoInputCard(props: NoInputCardProps) {
  const { timing, isSelected, ...fields } = props;
  const t = useT();
  const id = useId();
  const rows = [
    [t(keyMessages.wait), t(keyMessages.seconds, { count: timing.timeout })],
    [t(keyMessages.between), t(keyMessages.seconds, { count: timing.interdigitTimeout })],
    [t(keyMessages.repeat), t(keyMessages.times, { count: timing.retries })],
  ] as const;
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id} data-selected={isSelected}>
      <h3 id={id}>{t(keyMessages.noValidInput)}</h3>
      <NoInputFields label={t(keyMessages.noValidInput)} {...fields} />
      <dl className={css.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
