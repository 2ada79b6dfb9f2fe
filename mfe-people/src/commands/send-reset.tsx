import { required } from '@jackfield/contract';
import { getTeammate, type TeammateListItem } from '@jackfield/contract/api/teammate';
import { Field } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { type Picked, PickerSelect } from '@jackfield/records/people-picker';
import { call, common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { sendPasswordReset } from '../people/api/send-mails.ts';
import { peopleMessages } from '../people/messages.ts';
import { commandMessages } from './messages.ts';

export type ResetPerson = Pick<TeammateListItem, 'fullName' | 'email'>;

interface SendResetProps {
  /** Left out: the dialog asks whom. */
  person?: ResetPerson | undefined;
  onClose(): void;
}

/** Sends somebody the mail by which a new password is chosen, once it was seen who gets it (G1). */
export function SendReset({ person, onClose }: SendResetProps) {
  const t = useT();
  const [picked, setPicked] = useState<Picked | null>(null);

  function faults() {
    if (person) return {};
    if (picked === null) return { user: required('user')() };
    const isActive = picked.status === undefined || picked.status === 'active';
    return isActive ? {} : { user: t(commandMessages.notActive, { name: picked.name }) };
  }

  const sending = useConfirm(
    async () => {
      const receiver = person ?? (await call(getTeammate, { params: { id: picked?.id ?? '' } }));
      await sendPasswordReset(receiver);
      return receiver;
    },
    {
      check: faults,
      done: ({ email }) => t(peopleMessages.resetSent, { email }),
      onDone: onClose,
    },
  );

  return (
    <FormDialog
      title={
        person
          ? t(commandMessages.resetTitleOf, { name: person.fullName })
          : t(commandMessages.resetTitle)
      }
      confirmText={t(commandMessages.resetConfirm)}
      dirty={picked !== null}
      onClose={onClose}
      {...sending.dialog}
    >
      {person ? (
        t(commandMessages.resetText, { email: person.email })
      ) : (
        <Field
          label={t(common.user)}
          hint={t(commandMessages.resetHint)}
          error={sending.faults.user}
          required
        >
          <PickerSelect
            kind="teammate"
            value={picked?.id ?? null}
            onPick={(next) => {
              sending.forgive('user');
              setPicked(next);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}
