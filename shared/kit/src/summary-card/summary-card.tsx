import { loadReason, Reference } from '@jackfield/kit/error-alert';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { common, defineMessages, useT } from '@jackfield/runtime';
import { createContext, type ReactNode, useContext, useId } from 'react';
import css from './summary-card.module.css';

const summaryMessages = defineMessages('kit.summary', {
  failed: 'This could not be loaded',
});

/** True where one button of the page tries again for all cards, so that none has its own. */
export const SharedRetryContext = createContext(false);

export interface SummaryCardProps {
  title: string;
  /** Stands before the title. */
  mark?: ReactNode;
  /** Stands at the end of the head: a link, a period, a button that folds. */
  extra?: ReactNode;
  state: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  error?: unknown;
  /** Height in pixels that is kept for the body while it loads. */
  height: number;
  onRetry(): void;
  children?: ReactNode;
}

/** One card, named by its heading. What it could not load, it says in its own place. */
export function SummaryCard(props: SummaryCardProps) {
  const { title, mark, extra, state, error, height, onRetry, children } = props;
  const t = useT();
  const id = useId();
  const hasSharedRetry = useContext(SharedRetryContext);
  return (
    <section
      className={`ui-card ${css.card}`}
      aria-labelledby={id}
      aria-busy={state === 'loading' || undefined}
    >
      <header className={css.head}>
        {mark}
        <h2 id={id}>{title}</h2>
        {extra && <div className={css.extra}>{extra}</div>}
      </header>
      {state === 'loading' && (
        <div className={css.wait}>
          <Skeleton width="100%" height={height} />
        </div>
      )}
      {state === 'failed' && (
        <div className={css.failed} role="alert">
          <p>
            {t(summaryMessages.failed)}
            {error instanceof Error && (
              <>
                <br />
                {loadReason(error, t)}
                <Reference error={error} />
              </>
            )}
          </p>
          {!hasSharedRetry && <Button onClick={onRetry}>{t(common.tryAgain)}</Button>}
        </div>
      )}
      {state === 'ready' && children}
    </section>
  );
}
