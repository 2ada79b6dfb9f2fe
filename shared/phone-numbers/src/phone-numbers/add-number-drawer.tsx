import { formatPhone } from '@jackfield/domain';
import { DrawerForm } from '@jackfield/kit/drawer-form';
import { isOtherPrice } from '@jackfield/kit/price-box';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import {
  buyNumber,
  type HeldNumber,
  holdNumber,
  type NumberChoice,
  type NumberOwner,
  NumberPicker,
  numberWanted,
  useForgetSuggestions,
  useNumberPrice,
  wasRefused,
} from '@jackfield/phone-numbers/number-picker';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { numberMessages } from './messages.ts';

export interface AddNumberDrawerProps {
  owner: NumberOwner;
  /** Reads the numbers again. */
  onAdded(): Promise<unknown>;
  onClose(): void;
}

/**
 * Buys a number for an owner (PPL-04, NUM-13). A refused one makes room for another proposal; after
 * a lost answer the next attempt repeats the same purchase, so that none is made twice.
 */
export function AddNumberDrawer({ owner, onAdded, onClose }: AddNumberDrawerProps) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const forgetSuggestions = useForgetSuggestions();
  const [choice, setChoice] = useState<NumberChoice>(numberWanted);
  const [label, setLabel] = useState('');
  const { number } = choice;
  const price = useNumberPrice(number);
  const held = useRef<HeldNumber | null>(null);

  const added = useConfirm(
    async () => {
      if (!number) return;
      if (held.current?.number !== number.number) held.current = await holdNumber(number.number);
      await buyNumber(owner, held.current, { label, shownTotal: price.shownTotal });
      await Promise.all([onAdded(), forgetSuggestions()]);
    },
    {
      done: t(numberMessages.added, { number: formatPhone(number?.number ?? '') }),
      onDone: onClose,
      onFailed: (error) => {
        if (!wasRefused(error)) return;
        held.current = null;
        if (isOtherPrice(error)) {
          void price.reread();
          return;
        }
        void forgetSuggestions().then(() => setChoice(numberWanted));
      },
    },
  );

  return (
    <DrawerForm
      title={t(common.addNumber)}
      confirmText={
        price.amount === undefined
          ? t(common.addNumber)
          : t(common.addNumberFor, { price: price.amount })
      }
      mayConfirm={number !== null && price.isReady}
      dirty={label !== ''}
      discardTitle={t(common.discardNumber)}
      onClose={onClose}
      {...added.dialog}
    >
      <NumberPicker
        always
        label={t(common.phoneNumber)}
        country={account?.country ?? 'USA'}
        intro={t(numberMessages.addFor, { name: owner.name })}
        value={choice}
        onChange={setChoice}
      />
      <Field label={t(common.label)} hint={t(numberMessages.labelHint)}>
        <Input
          value={label}
          most={50}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      {price.box}
    </DrawerForm>
  );
}
