import type { BalanceHistory } from '@jackfield/contract/api/balance';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { CreditFields } from './credit-fields.tsx';
import css from './credits.module.css';
import { creditMessages as messages } from './messages.ts';
import { useAddCredit } from './use-add-credit.ts';

/** Adds credit from the default card: how much, what it costs, and what it means (CRED-02). */
export function AddCredit(history: BalanceHistory) {
  const t = useT();
  const id = useId();
  const form = useAddCredit(history.currency);
  return (
    <section className={`ui-card ${css.add}`} aria-labelledby={id}>
      <h2 id={id}>{t(messages.add)}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <CreditFields form={form} history={history} />
        {form.declined !== null && <Alert kind="error" title={form.declined} />}
        <Button
          type="primary"
          htmlType="submit"
          block
          loading={form.isSending}
          disabled={!form.isReady}
        >
          {form.addText}
        </Button>
      </form>
    </section>
  );
}
