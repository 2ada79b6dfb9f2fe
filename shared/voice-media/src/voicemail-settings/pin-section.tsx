import { type Teammate, updateTeammate } from '@jackfield/contract/api/teammate';
import { FormSection } from '@jackfield/kit/form-section';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Password } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { LeaveGuard } from '@jackfield/records/leave-guard';
import { call, failureText, fieldMessages, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { voicemailMessages } from './messages.ts';
import css from './pin-section.module.css';

const rule = /^\d{4,8}$/;

interface PinSectionProps {
  person: Teammate;
  /** Receives the stored person. */
  onSaved(person: Teammate): void;
}

/** Sets the voicemail PIN, which is never shown (PPL-06); not for those who act as somebody else. */
export function PinSection({ person, onSaved }: PinSectionProps) {
  const t = useT();
  const [pin, setPin] = useState('');
  const { id, version, hasVoicemailPin } = person;
  const isImpersonated = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const saved = useConfirm(
    () => call(updateTeammate, { params: { id }, body: { voicemailPin: pin } }, { version }),
    {
      of: { pin },
      check: () => ({ pin: rule.test(pin) ? '' : t(voicemailMessages.pinRule) }),
      fields: (error) => ({ pin: fieldMessages(error).voicemailPin ?? failureText(error) }),
      done: t(voicemailMessages.pinSaved),
      onDone: (stored) => {
        onSaved(stored);
        setPin('');
      },
    },
  );
  if (isImpersonated) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void saved.run();
  };

  return (
    <FormSection title={t(voicemailMessages.pin)} intro={t(voicemailMessages.pinText)}>
      <LeaveGuard dirty={pin !== ''} onLeave={() => setPin('')} />
      <form className={css.pin} noValidate onSubmit={save}>
        <Field
          label={t(voicemailMessages.newPin)}
          hint={t(hasVoicemailPin ? voicemailMessages.pinHint : voicemailMessages.pinNone)}
          error={saved.faults.pin}
        >
          <Password
            isPin
            value={pin}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setPin(event.target.value)}
          />
        </Field>
        <Button htmlType="submit" loading={saved.busy} disabled={pin === ''}>
          {t(hasVoicemailPin ? voicemailMessages.changePin : voicemailMessages.setPin)}
        </Button>
      </form>
    </FormSection>
  );
}
