import { useT } from '@jackfield/runtime';
import css from './calendar.module.css';
import { MarkSign } from './mark-sign.tsx';
import { levelMessages, markMessages } from './messages.ts';

const levels = ['many', 'one', 'voicemail', 'nobody'] as const;
const marks = ['date', 'override', 'planned', 'holiday'] as const;

/** What heights, colours and marks of the calendar mean. */
export function Legend() {
  const t = useT();
  return (
    <ul className={`ui-note ${css.legend}`} aria-label={t(markMessages.legend)}>
      {levels.map((level) => (
        <li key={level}>
          <span className={css.swatch} data-level={level} aria-hidden="true" />
          {t(levelMessages[level])}
        </li>
      ))}
      <li>
        <span className={css.swatch} data-level="one" data-silence aria-hidden="true" />
        {t(markMessages.silence)}
      </li>
      <li>{t(markMessages.menus)}</li>
      {marks.map((kind) => (
        <li key={kind} data-mark>
          <MarkSign kind={kind} />
          {t(markMessages[kind])}
        </li>
      ))}
    </ul>
  );
}
