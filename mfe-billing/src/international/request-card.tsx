import {
  type CallRestriction,
  requestInternationalCall,
} from '@jackfield/contract/api/call-restriction';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, call, failureText, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import css from './international.module.css';
import { internationalMessages as messages } from './messages.ts';
import { keepRestriction, rereadRestriction } from './restriction-query.ts';

interface StepCardProps {
  tenantId: string;
  restriction: CallRestriction;
}

/** The first step: asks for international calling. */
export function RequestCard({ tenantId, restriction }: StepCardProps) {
  const t = useT();
  const id = useId();
  const client = useQueryClient();
  const { money } = useFormats();
  const { checkAmount, currency } = restriction;
  const asked = useConfirm(() => call(requestInternationalCall, { params: { tenantId } }), {
    say: stepRefusal,
    done: t(messages.asked),
    onDone: (stored) => keepRestriction(client, tenantId, stored),
    onFailed: () => rereadRestriction(client, tenantId),
  });
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <h2 id={id}>{t(messages.requestTitle)}</h2>
      <p>{t(messages.requestText, { amount: money(checkAmount, currency) })}</p>
      {asked.error && <Alert kind="error" title={asked.error} />}
      <Button type="primary" block loading={asked.busy} onClick={() => void asked.run()}>
        {t(messages.ask)}
      </Button>
    </section>
  );
}

/** Why a step was refused, in the server's words where it has some. */
export function stepRefusal(error: unknown): string {
  const message = error instanceof ApiFailure ? error.errors[0]?.message : undefined;
  return message ?? failureText(error);
}
