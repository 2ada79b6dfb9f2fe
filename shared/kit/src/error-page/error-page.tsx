import { common, useT } from '@jackfield/runtime';
import css from './error-page.module.css';
import { messages } from './messages.ts';
import { PageMessage } from './page-message.tsx';

export interface ErrorPageProps {
  /** What failed; its message is shown (SHELL-11). */
  message?: string | undefined;
  /** HTTP status; 404 adds the way home (SHELL-12). */
  status?: number | undefined;
  onTryAgain?: (() => void) | undefined;
}

/** The error page of a whole page or of a content area. */
export function ErrorPage({ message, status, onTryAgain }: ErrorPageProps) {
  const t = useT();
  return (
    <PageMessage
      {...(status ? { code: String(status) } : {})}
      title={message || t(messages.wrong)}
      isPictured={status === 404}
    >
      {status === 404 && (
        <a className={css.primary} href="/">
          {t(messages.back)}
        </a>
      )}
      {onTryAgain && (
        <button type="button" className={css.primary} onClick={onTryAgain}>
          {t(common.tryAgain)}
        </button>
      )}
      {status !== 404 && (
        <button
          type="button"
          className={onTryAgain ? css.second : css.primary}
          onClick={() => window.location.reload()}
        >
          {t(messages.reload)}
        </button>
      )}
    </PageMessage>
  );
}
