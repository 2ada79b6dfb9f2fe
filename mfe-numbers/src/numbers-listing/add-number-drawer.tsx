import { type Company, companyChangeSchema } from '@jackfield/contract/api/company';
import { DrawerForm } from '@jackfield/kit/drawer-form';
import { isOtherPrice } from '@jackfield/kit/price-box';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import {
  type NumberChoice,
  NumberPicker,
  numberWanted,
  useForgetSuggestions,
  useNumberPrice,
} from '@jackfield/phone-numbers/number-picker';
import { accountAtom, common, useT } from '@jackfield/runtime';
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

/** Adds a company number: its name, and the phone number to buy for it (NUM-01, annex G8). */
export function AddNumberDrawer({ onAdded, onClose }: AddNumberDrawerProps) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const forgetSuggestions = useForgetSuggestions();
  const [name, setName] = useState('');
  const [choice, setChoice] = useState<NumberChoice>(numberWanted);
  const { number } = choice;

  const price = useNumberPrice(number);
  const added = useConfirm(() => buyCompany(name, number?.number ?? '', price.shownTotal), {
    check: () => ({ label: v.safeParse(nameSchema, name).issues?.[0].message }),
    of: { label: name },
    fields: ['label'],
    done: ({ label }) => t(listingMessages.added, { name: label }),
    onDone: onAdded,
    onFailed: (error) => {
      if (isOtherPrice(error)) void price.reread();
      else void forgetSuggestions().then(() => setChoice(numberWanted));
    },
  });

  return (
    <DrawerForm
      title={t(common.addNumber)}
      confirmText={
        price.amount === undefined
          ? t(common.addNumber)
          : t(common.addNumberFor, { price: price.amount })
      }
      mayConfirm={number !== null && price.isReady}
      dirty={name !== ''}
      discardTitle={t(common.discardNumber)}
      onClose={onClose}
      {...added.dialog}
    >
      <Field
        label={t(common.name)}
        hint={t(listingMessages.nameHint)}
        error={added.faults.label}
        required
      >
        <Input value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <NumberPicker
        always
        label={t(common.phoneNumber)}
        country={account?.country ?? 'USA'}
        intro={t(listingMessages.addIntro)}
        value={choice}
        onChange={setChoice}
      />
      {price.box}
    </DrawerForm>
  );
}
