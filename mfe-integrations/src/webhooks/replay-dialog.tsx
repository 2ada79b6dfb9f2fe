import { keptDays, replayWebhook, type Webhook } from '@jackfield/contract/api/webhook';
import { Field, Segmented } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { messageMessages as messages } from './messages.ts';
import { webhooksKey } from './webhooks-query.ts';

const hour = 3_600_000;
const offeredHours = [1, 24, 7 * 24, keptDays * 24] as const;

/** Sends all messages again that were given up since a time (HOOK-01). */
export function ReplayDialog({
  webhook: { id, name },
  onClose,
}: {
  webhook: Webhook;
  onClose(): void;
}) {
  const t = useT();
  const client = useQueryClient();
  const [hours, setHours] = useState('24');
  const since = () => new Date(Date.now() - Number(hours) * hour).toISOString();
  const confirm = useConfirm(
    () => call(replayWebhook, { params: { id }, body: { since: since() } }),
    {
      done: ({ count }) => t(messages.replayed, { count }),
      onDone: onClose,
      settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
    },
  );
  return (
    <FormDialog
      title={t(messages.replayTitle, { name })}
      confirmText={t(messages.replay)}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={look.form}>
        <p>{t(messages.replayText)}</p>
        <Field label={t(messages.replaySince)}>
          <Segmented
            label={t(messages.replaySince)}
            value={hours}
            options={offeredHours.map((count) => ({
              value: String(count),
              label:
                count < 24 ? t(messages.hours, { count }) : t(messages.days, { count: count / 24 }),
            }))}
            onChange={setHours}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
