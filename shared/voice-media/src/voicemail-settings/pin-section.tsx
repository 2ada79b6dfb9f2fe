import { type Teammate, updateTeammate } from '@jackfield/contract/api/teammate';
import { FormSection } from '@jackfield/kit/form-section';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Password } from '@jackfield/kit/ui/form';
import { call, failureText, fieldMessages, notify, sessionAtom, useT } from '@jackfield/runtime';
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
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { id, version, hasVoicemailPin } = person;
  const isImpersonated = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  if (isImpersonated) return null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!rule.test(pin)) return setFault(t(voicemailMessages.pinRule));
    setBusy(true);
    setFault('');
    try {
      const body = { voicemailPin: pin };
      onSaved(await call(updateTeammate, { params: { id }, body }, { version }));
      setPin('');
      notify.success(t(voicemailMessages.saved));
    } catch (error) {
      setFault(fieldMessages(error).voicemailPin ?? failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormSection title={t(voicemailMessages.pin)} intro={t(voicemailMessages.pinText)}>
      <form className={css.pin} noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={t(voicemailMessages.newPin)}
          hint={t(hasVoicemailPin ? voicemailMessages.pinHint : voicemailMessages.pinNone)}
          error={fault || undefined}
        >
          <Password
            value={pin}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            onChange={(event) => setPin(event.target.value)}
          />
        </Field>
        <Button htmlType="submit" loading={isBusy} disabled={pin === ''}>
          {t(hasVoicemailPin ? voicemailMessages.changePin : voicemailMessages.setPin)}
        </Button>
      </form>
    </FormSection>
  );
}
