import type { ImportRun } from '@jackfield/contract/api/batch';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { RefusedRows, SavedUsers } from './done-step.tsx';
import css from './import.module.css';
import { importMessages } from './messages.ts';

/** How far an import in the background is, and what became of it. */
export function RunStep({ run }: { run: ImportRun }) {
  const t = useT();
  const { state, done, total, added, changed, reason, refused } = run;
  if (state === 'running') {
    const text = t(importMessages.running, { done, total });
    return (
      <div className={css.step}>
        <output className="ui-strong">{text}</output>
        <progress className={css.progress} value={done} max={total} aria-label={text} />
        <p className="ui-secondary">{t(importMessages.runningText)}</p>
      </div>
    );
  }
  return (
    <div className={css.step}>
      {reason !== null && (
        <Alert kind="warning" title={t(importMessages.runStopped, { reason })}>
          {t(importMessages.runStoppedText)}
        </Alert>
      )}
      <SavedUsers added={added} changed={changed} />
      <RefusedRows refused={refused} />
    </div>
  );
}
