import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { offboardTeammates } from '@jackfield/contract/api/teammate-offboarding';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useMemo, useState } from 'react';
import leavingCss from '../offboarding/offboarding.module.css';
import { deletionEffect } from '../offboarding/deletion-effect.ts';
import { BulkOffboarding } from '../offboarding/bulk-offboarding.tsx';
import { type BulkHandover, useBulkOffboarding } from '../offboarding/use-bulk-offboarding.ts';
import type { BulkPlan } from './bulk.ts';
import css from './bulk-confirm.module.css';
import { nameList, skippedLines } from './bulk-texts.ts';
import { bulkMessages } from './messages.ts';

export interface BulkConfirmProps {
  plan: BulkPlan;
  busy: boolean;
  /** Why the last attempt failed; nothing was changed then. */
  error: string | undefined;
  /** With the impact that was seen. */
  onConfirm(handover: BulkHandover, asSeen?: { seen?: string }): void;
  onClose(): void;
}

/**
 * Asks before many people are suspended or deleted: shows what they are using, offers who takes over
 * and where calls go, as for one (annex J5). Deleting several asks for a typed word.
 */
export function BulkConfirm({ plan, busy, error, onConfirm, onClose }: BulkConfirmProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { action, applies } = plan;
  const count = applies.length;
  const isDelete = action === 'delete';
  const ids = useMemo(() => applies.map(({ id }) => id), [applies]);
  const offboarding = useBulkOffboarding(ids, isDelete ? 'cancel' : 'suspended');
  const status = isDelete ? 'cancel' : 'suspended';
  const body = { ids, status, ...offboarding.handover } as const;
  const { impact, mayGoOn, asSeen } = useWriteImpact(
    offboarding.isKnown ? JSON.stringify(body) : null,
    (options) => call(dryRunOf(offboardTeammates), { body }, options),
  );
  const word = t(bulkMessages.deleteWord);
  const needsWord = isDelete && count > 1;
  const isTyped = !needsWord || typed.trim().toLowerCase() === word;
  const skipped = skippedLines(plan);

  return (
    <FormDialog
      width={600}
      title={t(isDelete ? bulkMessages.deleteTitle : bulkMessages.suspendTitle, { count })}
      dirty={offboarding.isDirty}
      danger
      confirmText={t(isDelete ? bulkMessages.deleteConfirm : bulkMessages.suspendConfirm, {
        count,
      })}
      mayConfirm={isTyped && offboarding.isKnown && mayGoOn}
      busy={busy}
      error={error}
      onConfirm={() => onConfirm(offboarding.handover, asSeen)}
      onClose={onClose}
    >
      <div className={leavingCss.body}>
        <p>
          {isDelete
            ? `${t(bulkMessages.deleteText, { names: nameList(applies) })} ${deletionEffect(offboarding.choice)}`
            : t(bulkMessages.suspendText)}
        </p>
        {skipped.length > 0 && (
          <section>
            <h3 className={css.heading}>{t(bulkMessages.skippedTitle)}</h3>
            <ul className={`ui-secondary ${css.skipped}`}>
              {skipped.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        <BulkOffboarding offboarding={offboarding} />
        {impact}
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
    </FormDialog>
  );
}
