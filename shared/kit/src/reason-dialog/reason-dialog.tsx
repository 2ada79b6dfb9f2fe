import { required as requiredText } from '@jackfield/contract';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { defineMessages, useT } from '@jackfield/runtime';
import { type ReactNode, useState } from 'react';

const reasonMessages = defineMessages('kit.reason', {
  reason: 'Reason',
  optional: 'Reason (optional)',
});

/** As long as a reason may be. */
const longest = 200;

export interface ReasonDialogProps {
  title: string;
  /** What the step means, and who will read the reason. */
  children: ReactNode;
  /** Verb and noun of the button. */
  confirmText: string;
  /** Example of a reason, under the field. */
  hint?: string;
  required?: boolean;
  /** Does it; rejects with ApiFailure, whose text then stands in the dialog. */
  confirm(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for a reason, required or not, and does what it is given for. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, confirmText, hint, required = false, confirm, onClose } = props;
  const t = useT();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const asked = useConfirm(() => confirm(reason), {
    check: () => ({ reason: required && reason === '' ? requiredText('reason')() : '' }),
    fields: ['reason'],
    onDone: onClose,
  });
  return (
    <FormDialog
      title={title}
      dirty={typed !== ''}
      confirmText={confirmText}
      onClose={onClose}
      {...asked.dialog}
    >
      <p>{children}</p>
      <Field
        label={t(required ? reasonMessages.reason : reasonMessages.optional)}
        hint={hint}
        error={asked.faults.reason}
        required={required}
      >
        <Input
          value={typed}
          most={longest}
          onChange={(event) => {
            setTyped(event.target.value);
            asked.forgive();
          }}
        />
      </Field>
    </FormDialog>
  );
}
