import { formatPhone } from '@jackfield/domain';
import { DrawerForm } from '@jackfield/kit/drawer-form';
import { Alert } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import {
  buyNumber,
  type HeldNumber,
  holdNumber,
  type NumberChoice,
  type NumberOwner,
  NumberPicker,
  numberWanted,
  useForgetSuggestions,
  wasRefused,
} from '@jackfield/phone-numbers/number-picker';
import { accountAtom, failureText, notify, useT } from '@jackfield/runtime';
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
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { number } = choice;
  const held = useRef<HeldNumber | null>(null);

  const add = async () => {
    if (!number) return false;
    setBusy(true);
    setFault('');
    try {
      if (held.current?.number !== number.number) held.current = await holdNumber(number.number);
      await buyNumber(owner, held.current, label);
      notify.success(t(numberMessages.added, { number: formatPhone(number.number) }));
      await Promise.all([onAdded(), forgetSuggestions()]);
      onClose();
      return true;
    } catch (error) {
      setFault(failureText(error));
      if (wasRefused(error)) {
        held.current = null;
        await forgetSuggestions();
        setChoice(numberWanted);
      }
      setBusy(false);
      return false;
    }
  };

  return (
    <DrawerForm
      title={t(numberMessages.addTitle)}
      submitText={t(numberMessages.add)}
      canSubmit={number !== null}
      isDirty={label !== ''}
      isBusy={isBusy}
      failure={fault}
      discardTitle={t(numberMessages.discardTitle)}
      onSubmit={add}
      onClose={onClose}
    >
      <NumberPicker
        always
        label={t(numberMessages.phoneNumber)}
        country={account?.country ?? 'USA'}
        intro={t(numberMessages.addFor, { name: owner.name })}
        value={choice}
        onChange={setChoice}
      />
      <Field label={t(numberMessages.label)} hint={t(numberMessages.labelHint)}>
        <Input
          value={label}
          maxLength={50}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      {owner.type === 'teammate' && <Alert kind="info" title={t(numberMessages.charges)} />}
    </DrawerForm>
  );
}
