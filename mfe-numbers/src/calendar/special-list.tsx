import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { Button } from '@jackfield/kit/ui/core';
import { CircleAlert } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './calendar.module.css';
import { type Span, lostTimeOf } from './calendar-days.ts';
import { lostText } from './lost-text.ts';
import type { Mark } from './marks.ts';
import { listMessages } from './messages.ts';
import { SpecialRow } from './special-row.tsx';
import type { CoverageById } from './use-coverage.ts';

interface SpecialListProps {
  config: RoutingConfig;
  companies: readonly RoutedCompany[];
  title: string;
  marks: readonly Mark[];
  coverage: CoverageById;
  week: Span;
  zone: string;
  onCloseDay(companies: readonly RoutedCompany[], day: number, name: string): void;
}

/** The others come on demand. */
const rowsAtFirst = 12;

/** What is special about the days that are shown, and the number whose calls are lost longest. */
export function SpecialList(props: SpecialListProps) {
  const { config, companies, title, marks, coverage, week, zone, onCloseDay } = props;
  const t = useT();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? marks : marks.slice(0, rowsAtFirst);
  const losses = companies
    .map(({ id, label }) => ({ label, lost: lostTimeOf(coverage.get(id) ?? []) }))
    .filter(({ lost }) => lost > 0)
    .toSorted((one, other) => other.lost - one.lost);
  const text = lostText(losses, week.to - week.from);
  return (
    <section aria-labelledby="calendar-list">
      <header className={css.listHead}>
        <h3 id="calendar-list">{title}</h3>
        {text !== null && (
          <p className={css.lost}>
            <CircleAlert size={15} strokeWidth={1.75} aria-hidden="true" />
            {text}
          </p>
        )}
      </header>
      {marks.length === 0 ? (
        <p className="ui-text2">{t(listMessages.none)}</p>
      ) : (
        <ul className={css.list} aria-labelledby="calendar-list">
          {shown.map((mark) => (
            <SpecialRow
              key={mark.key}
              config={config}
              mark={mark}
              zone={zone}
              onCloseDay={onCloseDay}
            />
          ))}
        </ul>
      )}
      {marks.length > shown.length && (
        <Button looks type="link" onClick={() => setAll(true)}>
          {t(listMessages.more, { count: marks.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
