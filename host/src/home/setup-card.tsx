import type { SetupStep } from '@jackfield/contract';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Check, ChevronDown, ChevronRight, ChevronUp, Circle } from '@jackfield/kit/ui/icons';
import { common, Link, notify, useT } from '@jackfield/runtime';
import { useEffect, useRef } from 'react';
import { setupMessages } from './messages.ts';
import type { Overview } from './overview.ts';
import css from './setup-card.module.css';
import { useHomeChoice } from './use-home-choice.ts';

/** The steps that set an account up, until all are done or the person hides them. */
export function SetupCard({ overview }: { overview: Overview }) {
  const t = useT();
  const { query, choose } = useHomeChoice();
  const { steps, missing, isSettled } = overview;
  const choice = query.data;
  const done = steps.filter(({ isDone }) => isDone).length;
  const isWhole = isSettled && missing.length === 0 && steps.length > 0;
  const isComplete = isWhole && done === steps.length;
  const isStanding = choice?.isSetupOver === false;

  const isEnded = useRef(false);
  useEffect(() => {
    // Who may only look cannot end it, and is not asked again and again.
    if (!isComplete || !isStanding || isEnded.current) return;
    isEnded.current = true;
    void choose({ isSetupOver: true }, false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the last one is done
  }, [isComplete, isStanding]);

  async function hide(): Promise<void> {
    const isKept = await choose({ isSetupOver: true });
    if (!isKept) return;
    notify.success(t(setupMessages.hidden), {
      label: t(common.undo),
      run: () => void choose({ isSetupOver: false }),
    });
  }

  if (query.isPending || choice?.isSetupOver || isComplete) return null;
  if (steps.length === 0 && choice) return null;
  const isFolded = choice?.isSetupFolded === true;
  const Chevron = isFolded ? ChevronDown : ChevronUp;
  const state = choice === undefined ? 'failed' : 'ready';
  return (
    <SummaryCard
      title={t(setupMessages.title)}
      state={state}
      height={220}
      onRetry={() => void query.refetch()}
      extra={
        state === 'ready' && (
          <>
            <span>{t(setupMessages.count, { done, all: steps.length })}</span>
            <IconButton
              size="small"
              label={t(isFolded ? setupMessages.unfold : setupMessages.fold)}
              aria-expanded={!isFolded}
              icon={<Chevron size={16} strokeWidth={1.75} />}
              onClick={() => void choose({ isSetupFolded: !isFolded })}
            />
          </>
        )
      }
    >
      <Progress steps={steps} />
      {!isFolded && (
        <>
          <ul className={css.steps}>
            {steps.map((step) => (
              <Step key={step.id} step={step} />
            ))}
          </ul>
          <footer className={css.foot}>
            <Button type="text" size="small" onClick={() => void hide()}>
              {t(setupMessages.hide)}
            </Button>
          </footer>
        </>
      )}
    </SummaryCard>
  );
}

/** Jacks on a cord, as many plugged in as steps are done. */
function Progress({ steps }: { steps: readonly SetupStep[] }) {
  return (
    <div className={css.progress} aria-hidden="true">
      {steps.map(({ id, isDone }) => (
        <span key={id} data-done={isDone} />
      ))}
    </div>
  );
}

function Step({ step }: { step: SetupStep }) {
  const t = useT();
  const { text, isDone, minutes, to } = step;
  if (isDone) {
    return (
      <li className={css.step} data-done="true">
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        <span className="ui-fill">{text}</span>
        <span className={css.end}>{t(common.done)}</span>
      </li>
    );
  }
  return (
    <li>
      <Link to={to} className={css.step}>
        <Circle size={14} strokeWidth={2} aria-hidden="true" />
        <span className="ui-fill">{text}</span>
        <span className={css.end}>
          {t(setupMessages.minutes, { count: minutes })}
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}
