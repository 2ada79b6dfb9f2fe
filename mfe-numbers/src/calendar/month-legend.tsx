import type { RoutedCompany } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import css from './month.module.css';
import { levelMessages, markMessages, monthMessages } from './messages.ts';
import { MarkSign } from './mark-sign.tsx';

const marks = ['date', 'override', 'planned', 'holiday'] as const;
const levels = ['many', 'one', 'voicemail', 'nobody'] as const;

/** What the chips and the strips of a month mean, and whose strips they are. */
export function MonthLegend({ company }: { company: RoutedCompany }) {
  const t = useT();
  return (
    <div className={`ui-note ${css.legend}`}>
      <ul aria-label={t(markMessages.legend)}>
        {marks.map((kind) => (
          <li key={kind}>
            <MarkSign kind={kind} />
            {t(kind === 'override' ? monthMessages.opens : markMessages[kind])}
          </li>
        ))}
        {levels.map((level) => (
          <li key={level} data-strip>
            <span className={css.swatch} data-level={level} aria-hidden="true" />
            {level === 'many'
              ? t(monthMessages.levelOf, { level: t(levelMessages[level]), number: company.label })
              : t(levelMessages[level])}
          </li>
        ))}
        <li data-strip>
          <span className={css.swatch} data-level="one" data-silence aria-hidden="true" />
          {t(markMessages.silence)}
        </li>
      </ul>
      <span>{t(monthMessages.stripHours)}</span>
    </div>
  );
}
