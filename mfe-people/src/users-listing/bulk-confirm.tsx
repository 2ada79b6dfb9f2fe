import { Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { peopleMessages } from '../people/messages.ts';
import type { BulkPlan } from './bulk.ts';
import css from './bulk-confirm.module.css';
import { nameList, skippedLines } from './bulk-texts.ts';
import { bulkMessages } from './messages.ts';

export interface BulkConfirmProps {
  plan: BulkPlan;
  busy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before many people are suspended or deleted; deleting several asks for a typed word. */
export function BulkConfirm({ plan, busy, onConfirm, onClose }: BulkConfirmProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { action, applies } = plan;
  const count = applies.length;
  const isDelete = action === 'delete';
  const word = t(bulkMessages.deleteWord);
  const needsWord = isDelete && count > 1;
  const isReady = !needsWord || typed.trim().toLowerCase() === word;
  const skipped = skippedLines(plan);
  const confirm = () => {
    if (isReady) onConfirm();
  };

  return (
    <Dialog
      open
      width={520}
      title={t(isDelete ? bulkMessages.deleteTitle : bulkMessages.suspendTitle, { count })}
      busy={busy}
      onClose={onClose}
      onSubmit={confirm}
      action={
        <Button type="primary" danger loading={busy} disabled={!isReady} onClick={confirm}>
          {t(isDelete ? bulkMessages.deleteConfirm : bulkMessages.suspendConfirm, { count })}
        </Button>
      }
    >
      <div className={css.body}>
        <p>
          {isDelete
            ? `${t(bulkMessages.deleteText, { names: nameList(applies) })} ${t(peopleMessages.deleteEffect)}`
            : t(bulkMessages.suspendText)}
        </p>
        {skipped.length > 0 && (
          <section>
            <h3 className={css.heading}>{t(bulkMessages.skippedTitle)}</h3>
            <ul className={css.skipped}>
              {skipped.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        {needsWord && (
          <Field label={t(bulkMessages.deleteType, { word })}>
            <Input
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
