import {
  createWebhook,
  updateWebhook,
  type Webhook,
  type WebhookKind,
} from '@jackfield/contract/api/webhook';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { KindChoices } from './kind-choices.tsx';
import { formMessages as messages } from './messages.ts';
import { type ShownOnce, webhooksKey } from './webhooks-query.ts';

interface Typed {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
}

const bodyOf = ({ name, url, kinds }: Typed) => ({
  name: name.trim(),
  url: url.trim(),
  kinds: [...kinds],
});

interface AddDialogProps {
  /** Closes it, too. */
  onMade(made: ShownOnce): void;
  onClose(): void;
}

/** The form of a new webhook (HOOK-01). */
export function AddDialog({ onMade, onClose }: AddDialogProps) {
  const t = useT();
  return (
    <WebhookForm
      title={t(messages.addTitle)}
      confirmText={t(messages.add)}
      fresh={{ name: '', url: '', kinds: [] }}
      save={(typed) => call(createWebhook, { body: bodyOf(typed) })}
      onDone={onMade}
      onClose={onClose}
    />
  );
}

/** Changes name, address and kinds of a webhook (HOOK-01). */
export function ChangeDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const t = useT();
  const { id, name, version } = webhook;
  return (
    <WebhookForm
      title={t(messages.changeTitle, { name })}
      confirmText={t(common.saveChanges)}
      fresh={webhook}
      save={(typed) => call(updateWebhook, { params: { id }, body: bodyOf(typed) }, { version })}
      done={(saved) => t(common.isSaved, { name: saved.name })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

interface WebhookFormProps<Result> {
  title: string;
  confirmText: string;
  fresh: Typed;
  save(typed: Typed): Promise<Result>;
  done?(result: Result): string;
  onDone(result: Result): void;
  onClose(): void;
}

function WebhookForm<Result>(props: WebhookFormProps<Result>) {
  const { fresh, save, done, onDone } = props;
  const t = useT();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>(fresh);
  const change = (part: Partial<Typed>) => setTyped((was) => ({ ...was, ...part }));
  const { name, url, kinds } = typed;
  const confirm = useConfirm(() => save(typed), {
    of: typed,
    fields: ['name', 'url', 'kinds'],
    check: () => ({
      name: name.trim() === '' ? t(messages.nameMissing) : undefined,
      url: URL.canParse(url.trim()) ? undefined : t(messages.addressFault),
      kinds: kinds.length === 0 ? t(messages.kindsMissing) : undefined,
    }),
    ...(done && { done }),
    onDone,
    settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  return (
    <FormDialog
      title={props.title}
      width={600}
      confirmText={props.confirmText}
      dirty={typed !== fresh}
      onClose={props.onClose}
      {...confirm.dialog}
    >
      <div className={look.form}>
        <Field label={t(common.name)} error={confirm.faults['name']} required>
          <Input
            value={name}
            most={60}
            autoComplete="off"
            placeholder={t(messages.example)}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field
          label={t(messages.address)}
          hint={t(messages.addressHint)}
          error={confirm.faults['url']}
          required
        >
          <Input
            className={look.mono}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={url}
            most={500}
            placeholder={t(messages.addressExample)}
            onChange={({ target }) => change({ url: target.value })}
          />
        </Field>
        <Field label={t(messages.kinds)} error={confirm.faults['kinds']} required>
          <KindChoices kinds={kinds} onChange={(chosen) => change({ kinds: chosen })} />
        </Field>
      </div>
    </FormDialog>
  );
}
