import { type Company, companyChangeSchema } from '@jackfield/contract/api/company';
import { DrawerForm } from '@jackfield/kit/drawer-form';
import { Field, Input } from '@jackfield/kit/ui/form';
import {
  type NumberChoice,
  NumberPicker,
  numberWanted,
  useForgetSuggestions,
} from '@jackfield/phone-numbers/number-picker';
import { accountAtom, failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { buyCompany } from './buy-company.ts';
import { listingMessages } from './messages.ts';

interface AddNumberDrawerProps {
  onAdded(company: Company): void;
  onClose(): void;
}

const nameSchema = v.required(v.pick(companyChangeSchema, ['label'])).entries.label;

/** What is wrong with a name; empty for nothing. */
function nameFault(name: string): string {
  const { issues } = v.safeParse(nameSchema, name);
  return issues?.[0].message ?? '';
}

/** Adds a company number: its name, and the phone number to buy for it (NUM-01, annex G8). */
export function AddNumberDrawer({ onAdded, onClose }: AddNumberDrawerProps) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const forgetSuggestions = useForgetSuggestions();
  const [name, setName] = useState('');
  const [choice, setChoice] = useState<NumberChoice>(numberWanted);
  const [faults, setFaults] = useState({ name: '', other: '' });
  const [isBusy, setBusy] = useState(false);
  const { number } = choice;

  const add = async () => {
    const fault = nameFault(name);
    setFaults({ name: fault, other: '' });
    if (fault !== '' || !number) return false;
    setBusy(true);
    try {
      const company = await buyCompany(name, number.number);
      notify.success(t(listingMessages.added, { name: company.label }));
      void forgetSuggestions();
      onAdded(company);
      return true;
    } catch (error) {
      const { label } = fieldMessages(error);
      setFaults({ name: label ?? '', other: label === undefined ? failureText(error) : '' });
      await forgetSuggestions();
      setChoice(numberWanted);
      setBusy(false);
      return false;
    }
  };

  return (
    <DrawerForm
      title={t(listingMessages.add)}
      submitText={t(listingMessages.add)}
      canSubmit={number !== null}
      isDirty={name !== ''}
      isBusy={isBusy}
      failure={faults.other}
      discardTitle={t(listingMessages.discardTitle)}
      onSubmit={add}
      onClose={onClose}
    >
      <Field
        label={t(listingMessages.name)}
        hint={t(listingMessages.nameHint)}
        error={faults.name || undefined}
        required
      >
        <Input value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <NumberPicker
        always
        label={t(listingMessages.phoneNumber)}
        country={account?.country ?? 'USA'}
        intro={t(listingMessages.addIntro)}
        value={choice}
        onChange={setChoice}
      />
    </DrawerForm>
  );
}
