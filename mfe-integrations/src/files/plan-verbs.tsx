import { NoticedStep } from '@jackfield/call-routing/call-flow';
import { applyPlan, type ConfigPlan, undoPlan } from '@jackfield/contract/api/config-file';
import { Button } from '@jackfield/kit/ui/core';
import { Undo2 } from '@jackfield/kit/ui/icons';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, call, failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import css from './files.module.css';
import { filesKey, planOptions } from './files-query.ts';
import { planMessages as messages } from './messages.ts';

interface PlanVerbsProps {
  plan: ConfigPlan;
  /** What was saved in between, in the server's words; null once it is tried again. */
  onStale(text: string | null): void;
}

const isStale = (error: unknown) =>
  error instanceof ApiFailure && ['CHANGEDSINCE', 'IMPACTCHANGED'].includes(error.responseCode);

/** Applying a plan, at once where nobody notices; and taking it back (FILE-01). */
export function PlanVerbs({ plan, onStale }: PlanVerbsProps) {
  const t = useT();
  const client = useQueryClient();
  const [step, setStep] = useState<'apply' | 'undo' | null>(null);
  const { id, state, changes, impact } = plan;
  const close = () => setStep(null);
  const settle = () => client.invalidateQueries({ queryKey: filesKey });
  const keep = (made: ConfigPlan) => client.setQueryData(planOptions(id).queryKey, made);

  async function apply(): Promise<void> {
    onStale(null);
    try {
      keep(await call(applyPlan, { params: { id } }));
      notify.success(t(messages.applied));
    } catch (error) {
      if (isStale(error)) onStale(Object.values(fieldMessages(error))[0] ?? failureText(error));
      else notify.failure(error);
    }
    await settle();
  }
  const undoing = useConfirm(() => call(undoPlan, { params: { id } }), {
    done: t(messages.undone),
    onDone: (made) => {
      keep(made);
      close();
    },
    settle,
  });
  const isOpen = (state === 'ready' || state === 'waiting') && changes.length > 0;
  return (
    <div className={css.verbs}>
      {isOpen && (
        <Button type="primary" loading={step === 'apply'} onClick={() => setStep('apply')}>
          {t(messages.apply)}
        </Button>
      )}
      {state === 'applied' && (
        <Button icon={<Undo2 size={16} strokeWidth={1.75} />} onClick={() => setStep('undo')}>
          {t(messages.undoAsk)}
        </Button>
      )}
      {step === 'apply' && impact && (
        <NoticedStep
          name={`plan ${id}`}
          title={t(messages.applyTitle)}
          confirmText={t(messages.apply)}
          // The server holds what was seen when the plan was made, and applies nothing else.
          ask={() => Promise.resolve(impact)}
          act={apply}
          onClose={close}
        />
      )}
      {step === 'undo' && (
        <ConfirmDialog
          title={t(messages.undoTitle)}
          confirmText={t(messages.undo)}
          danger={false}
          onClose={close}
          {...undoing.dialog}
        >
          {t(messages.undoText)}
        </ConfirmDialog>
      )}
    </div>
  );
}
