import { type PhoneNumber, phoneNumberRecordSchema } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { ApiFailure, failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { numberMessages } from './messages.ts';
import type { OwnerNumbersState } from './use-owner-numbers.ts';

export interface LabelDialogProps {
  number: PhoneNumber;
  update: OwnerNumbersState['update'];
  onClose(): void;
}

/**
 * Changes the label of a number. When somebody else changed the number meanwhile, the text stays:
 * another label is shown and replaced by the next save, anything else is no conflict (annex J1).
 */
export function LabelDialog({ number, update, onClose }: LabelDialogProps) {
  const t = useT();
  const [label, setLabel] = useState(number.label);
  const [base, setBase] = useState(number);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const store = async (onto: PhoneNumber): Promise<void> => {
    try {
      await update(onto, { label });
      notify.success(t(numberMessages.saved));
      onClose();
    } catch (error) {
      const theirs = v.safeParse(
        phoneNumberRecordSchema,
        error instanceof ApiFailure ? error.current : null,
      );
      if (theirs.success && theirs.output.label === onto.label) return store(theirs.output);
      if (theirs.success) setBase(theirs.output);
      setFault(theirs.success ? '' : (fieldMessages(error).label ?? failureText(error)));
      setBusy(false);
    }
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    setBusy(true);
    void store(base);
  };
  const isOvertaken = base.label !== number.label;

  return (
    <Dialog
      open
      title={t(numberMessages.labelTitle, { number: formatPhone(number.number) })}
      width={520}
      busy={isBusy}
      dirty={label !== number.label}
      onClose={onClose}
      onSubmit={() => save()}
      action={
        <Button
          type="primary"
          loading={isBusy}
          disabled={label.trim() === base.label}
          onClick={() => save()}
        >
          {t(numberMessages.save)}
        </Button>
      }
    >
      <form noValidate onSubmit={save}>
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
        <Field
          label={t(numberMessages.label)}
          hint={t(numberMessages.labelHint)}
          error={fault || undefined}
        >
          <Input
            value={label}
            maxLength={50}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
