import { useT } from '@jackfield/runtime';
import css from './error-details.module.css';
import { messages } from './messages.ts';

export interface ErrorDetailsProps {
  error: unknown;
  /** Further lines, such as the version of what failed. */
  also?: readonly string[];
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** What a program says of a failure: closed, for whoever helps the person to read or to copy. */
export function ErrorDetails({ error, also = [] }: ErrorDetailsProps) {
  const t = useT();
  return (
    <details className={css.details}>
      <summary>{t(messages.details)}</summary>
      <code>{[...also, wordsOf(error)].join('\n')}</code>
    </details>
  );
}
