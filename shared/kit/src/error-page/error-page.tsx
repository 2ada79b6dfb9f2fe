import { ApiFailure, common, failureText, useT } from '@jackfield/runtime';
import { isOurFault, loadReason } from '../error-alert/load-reason.ts';
import { Reference } from '../error-alert/reference.tsx';
import { ErrorDetails } from './error-details.tsx';
import css from './error-page.module.css';
import { isLoadFailure } from './is-load-failure.ts';
import { messages } from './messages.ts';
import { PageMessage } from './page-message.tsx';

export interface ErrorPageProps {
  /** What failed, in words for people; else words that fit `error` (SHELL-11). */
  message?: string | undefined;
  /** What was thrown; of an error of a program the message stands closed, as details. */
  error?: unknown;
  /** HTTP status; 404 adds the way home (SHELL-12). */
  status?: number | undefined;
  onTryAgain?: (() => void) | undefined;
}

/** The error page of a whole page or of a content area. */
export function ErrorPage({ message, error, status, onTryAgain }: ErrorPageProps) {
  const t = useT();
  const isAnswer = error instanceof ApiFailure;
  const isOfProgram = error !== undefined && !isAnswer;
  const code = status ?? (isAnswer ? error.status : 0);
  const title = message || (isAnswer ? failureText(error) : '') || t(messages.wrong);
  const hint = isLoadFailure(error) ? messages.filesHint : messages.wrongHint;
  const isOurs = isOurFault(error);
  return (
    <PageMessage
      {...(code > 0 ? { code: String(code) } : {})}
      title={title}
      hint={isOurs ? loadReason(error, t) : isOfProgram && t(hint)}
      isPictured={code === 404}
      isAlert={code !== 404}
      below={
        isOfProgram ? (
          <ErrorDetails error={error} />
        ) : (
          <Reference error={code === 404 ? null : error} />
        )
      }
    >
      {code === 404 && (
        <a className={css.primary} href="/">
          {t(messages.back)}
        </a>
      )}
      {onTryAgain && (
        <button type="button" className={css.primary} onClick={onTryAgain}>
          {t(common.tryAgain)}
        </button>
      )}
      {code !== 404 && (
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
