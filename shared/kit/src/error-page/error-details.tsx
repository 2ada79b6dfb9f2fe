import { useT } from '@jackfield/runtime';
import css from './error-details.module.css';
import { isLoadFailure } from './is-load-failure.ts';
import { messages } from './messages.ts';

export interface ErrorDetailsProps {
  error: unknown;
  /** Further lines, such as the version of what failed. */
  also?: readonly string[];
}

/** Names of files and addresses that loaders put into their messages. */
const named =
  /Loading (CSS )?chunk|dynamically imported|RemoteLoadFailure|RUNTIME-\d|\/assets\/|https?:/;

/**
 * What a program says of a failure: closed, for whoever helps the person to read or to copy. Of a file that did
 * not load neither name nor address is shown; the log of the server has them.
 */
export function ErrorDetails({ error, also = [] }: ErrorDetailsProps) {
  const t = useT();
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const isNamed = isLoadFailure(error) || named.test(words);
  return (
    <details className={css.details}>
      <summary>{t(messages.details)}</summary>
      <code>{[...also, isNamed ? t(messages.fileMissing) : words].join('\n')}</code>
    </details>
  );
}
