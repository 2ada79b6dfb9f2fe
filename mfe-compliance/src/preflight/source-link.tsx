import type { Finding } from '@jackfield/compliance';
import { formatDay } from '@jackfield/domain';
import { useT } from '@jackfield/runtime';
import css from './check.module.css';
import { preflightMessages as messages } from './messages.ts';

/** Where a rule was read, and when. */
export function SourceLink({ source }: Pick<Finding, 'source'>) {
  const t = useT();
  if (source === null) return <span className={css.source}>{t(messages.fromHouse)}</span>;
  return (
    <a
      className={css.source}
      href={source.url}
      target="_blank"
      rel="noreferrer"
      title={t(messages.source, { name: source.name, day: formatDay(source.readOn) })}
    >
      {t(messages.sourceOf, { name: source.name })}
    </a>
  );
}
