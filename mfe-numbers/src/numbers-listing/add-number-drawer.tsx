import { type Company, companyChangeSchema } from '@jackfield/contract/api/company';
import {
  type NumberChoice,
  NumberPicker,
  numberWanted,
  useForgetSuggestions,
} from '@jackfield/kit/number-picker';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { accountAtom, failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import css from './add-number-drawer.module.css';
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
  const form = useId();
  const account = useAtomValue(accountAtom);
  const forgetSuggestions = useForgetSuggestions();
  const [name, setName] = useState('');
  const [choice, setChoice] = useState<NumberChoice>(numberWanted);
  const [faults, setFaults] = useState({ name: '', other: '' });
  const [isBusy, setBusy] = useState(false);
  const { number } = choice;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const fault = nameFault(name);
    setFaults({ name: fault, other: '' });
    if (fault !== '' || !number) return;
    setBusy(true);
    try {
      const company = await buyCompany(name, number.number);
      notify.success(t(listingMessages.added, { name: company.label }));
      void forgetSuggestions();
      onAdded(company);
    } catch (error) {
      const { label } = fieldMessages(error);
      setFaults({ name: label ?? '', other: label === undefined ? failureText(error) : '' });
      await forgetSuggestions();
      setChoice(numberWanted);
      setBusy(false);
    }
  };

  return (
    <Drawer
      open
      title={t(listingMessages.add)}
      busy={isBusy}
      dirty={name !== ''}
      onClose={onClose}
      footer={
        <div className={css.footer}>
          <Button disabled={isBusy} onClick={onClose}>
            {t(listingMessages.cancel)}
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={isBusy} disabled={!number}>
            {t(listingMessages.add)}
          </Button>
        </div>
      }
    >
      <form id={form} className={css.form} noValidate onSubmit={(event) => void add(event)}>
        {faults.other !== '' && <Alert kind="error" title={faults.other} />}
        <Field
          label={t(listingMessages.name)}
          hint={t(listingMessages.nameHint)}
          error={faults.name || undefined}
          required
        >
          <Input
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <NumberPicker
          always
          label={t(listingMessages.phoneNumber)}
          country={account?.country ?? 'USA'}
          intro={t(listingMessages.addIntro)}
          value={choice}
          onChange={setChoice}
        />
      </form>
    </Drawer>
  );
}
