import { say } from '@jackfield/compliance';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { preflightMessages as messages } from './messages.ts';
import type { ShownFinding } from './shown.ts';

/** How long a reason is, at least and at most (annex J6). */
const shortest = 20;
const longest = 500;

interface OverrideDialogProps {
  finding: ShownFinding;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks why something is sent although reviewers refuse it as a rule. */
export function OverrideDialog({ finding, onConfirm, onClose }: OverrideDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const asked = useConfirm(async () => onConfirm(reason), {
    check: () => ({ reason: reason.length < shortest ? t(messages.overrideReasonShort) : '' }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(messages.overrideTitle, { title: say(finding.title) })}
      dirty={typed !== ''}
      confirmText={t(messages.overrideConfirm)}
      onClose={onClose}
      {...asked.dialog}
    >
      <p>{say(finding.detail)}</p>
      <p>{t(messages.overrideText)}</p>
      <Field
        label={t(messages.overrideReason)}
        hint={t(messages.overrideReasonHint)}
        error={asked.faults.reason}
        required
      >
        <TextArea
          value={typed}
          most={longest}
          rows={4}
          onChange={(event) => {
            setTyped(event.target.value);
            asked.forgive();
          }}
        />
      </Field>
    </FormDialog>
  );
}
