import { type PhoneNumber, phoneNumberRecordSchema } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { Alert } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, common, failureText, useT } from '@jackfield/runtime';
import { useState } from 'react';
import * as v from 'valibot';
import { numberMessages } from './messages.ts';
import type { OwnerNumbersState } from './use-owner-numbers.ts';

export interface LabelDialogProps {
  number: PhoneNumber;
  update: OwnerNumbersState['update'];
  onClose(): void;
}

/** The number as somebody else left it meanwhile, where that is why it was refused. */
function theirsOf(error: unknown): PhoneNumber | null {
  const stored = error instanceof ApiFailure ? error.current : null;
  const { success, output } = v.safeParse(phoneNumberRecordSchema, stored);
  return success ? output : null;
}

/**
 * Changes the label of a number. When somebody else changed the number meanwhile, the text stays:
 * another label is shown and replaced by the next save, anything else is no conflict (annex J1).
 */
export function LabelDialog({ number, update, onClose }: LabelDialogProps) {
  const t = useT();
  const [label, setLabel] = useState(number.label);
  const [base, setBase] = useState(number);
  const store = (onto: PhoneNumber): Promise<unknown> =>
    update(onto, { label }).catch((error: unknown) => {
      const theirs = theirsOf(error);
      if (theirs?.label === onto.label) return store(theirs);
      if (theirs) setBase(theirs);
      throw error;
    });
  const saved = useConfirm(() => store(base), {
    of: { label },
    fields: ['label'],
    // What somebody else wrote is shown instead.
    say: (error) => (theirsOf(error) ? '' : failureText(error)),
    done: t(numberMessages.labelSaved),
    onDone: onClose,
  });
  const isOvertaken = base.label !== number.label;

  return (
    <FormDialog
      title={t(numberMessages.labelTitle, { number: formatPhone(number.number) })}
      dirty={label !== number.label}
      confirmText={t(common.save)}
      mayConfirm={label.trim() !== base.label}
      onClose={onClose}
      {...saved.dialog}
    >
      {isOvertaken && (
        <Alert
          kind="warning"
          title={
            base.label === ''
              ? t(numberMessages.labelTheirsNone)
              : t(numberMessages.labelTheirs, { label: base.label })
          }
        />
      )}
      <Field label={t(common.label)} hint={t(numberMessages.labelHint)} error={saved.faults.label}>
        <Input
          value={label}
          most={50}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
