import {
  removeWebhook,
  rotateWebhook,
  signsOnHours,
  testWebhook,
  type Webhook,
} from '@jackfield/contract/api/webhook';
import { Field } from '@jackfield/kit/ui/form';
import { ConfirmDialog, FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { call, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { kindMessages, webhookMessages as messages } from './messages.ts';
import { type ShownOnce, webhooksKey } from './webhooks-query.ts';

interface AskProps {
  webhook: Webhook;
  onClose(): void;
}

/** Sends a message of a chosen kind that tells of nothing (HOOK-01). */
export function TestDialog({ webhook: { id, name, kinds }, onClose }: AskProps) {
  const t = useT();
  const client = useQueryClient();
  const [first] = kinds;
  const [kind, setKind] = useState(first);
  const confirm = useConfirm(
    async () => kind && call(testWebhook, { params: { id }, body: { kind } }),
    {
      done: t(messages.tested),
      onDone: onClose,
      settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
    },
  );
  return (
    <FormDialog
      title={t(messages.testTitle, { name })}
      confirmText={t(messages.test)}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={look.form}>
        <p>{t(messages.testText)}</p>
        <Field label={t(messages.testKind)}>
          <Select
            value={kind}
            options={kinds.map((one) => ({ value: one, label: t(kindMessages[one]) }))}
            onChange={(chosen) => setKind(chosen)}
          />
        </Field>
      </div>
    </FormDialog>
  );
}

/** Asks before a webhook gets a new secret beside the one that signs (HOOK-01). */
export function RotateDialog({
  webhook: { id, name },
  onMade,
  onClose,
}: AskProps & { onMade(made: ShownOnce): void }) {
  const t = useT();
  const client = useQueryClient();
  const confirm = useConfirm(() => call(rotateWebhook, { params: { id } }), {
    onDone: onMade,
    settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  return (
    <ConfirmDialog
      title={t(messages.rotateTitle, { name })}
      danger={false}
      confirmText={t(messages.rotate)}
      onClose={onClose}
      {...confirm.dialog}
    >
      {t(messages.rotateText, { hours: signsOnHours })}
    </ConfirmDialog>
  );
}

/** Asks before a webhook is removed, and says how many messages wait for it (HOOK-01). */
export function RemoveDialog({ webhook: { id, name, waiting }, onClose }: AskProps) {
  const t = useT();
  const client = useQueryClient();
  const confirm = useConfirm(() => call(removeWebhook, { params: { id } }), {
    done: t(messages.removed, { name }),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  return (
    <ConfirmDialog
      title={t(messages.removeTitle, { name })}
      confirmText={t(messages.remove)}
      onClose={onClose}
      impact={waiting > 0 && <p>{t(messages.removeWaiting, { count: waiting })}</p>}
      {...confirm.dialog}
    >
      {t(messages.removeText)}
    </ConfirmDialog>
  );
}
