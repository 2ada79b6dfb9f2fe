import { leastCredit, mostCredit } from '@jackfield/contract/api/balance';
import { leastCap, mostCap } from '@jackfield/contract/api/spend-guard';
import { putTopUp, type TopUp } from '@jackfield/contract/api/top-up';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAmount } from '../call-credits/read-amount.ts';
import { readCap } from '../spend-guard/read-cap.ts';
import { topUpMessages as messages } from './messages.ts';
import { topUpOptions } from './top-up-query.ts';

interface TopUpDialogProps {
  topUp: TopUp;
  onClose(): void;
}

/** Below what is added, how much, and how much in a month at most. */
export function TopUpDialog({ topUp, onClose }: TopUpDialogProps) {
  const t = useT();
  const { money } = useFormats();
  const client = useQueryClient();
  const { isOn, currency, version } = topUp;
  const sign = currency === 'myr' ? 'RM' : '$';
  const [typed, setTyped] = useState({
    below: topUp.below.toFixed(2),
    amount: topUp.amount.toFixed(2),
    monthlyLimit: topUp.monthlyLimit.toFixed(2),
  });
  const below = readCap(typed.below);
  const { amount } = readAmount(typed.amount);
  const monthlyLimit = readCap(typed.monthlyLimit);
  const outside = (least: number, most: number) =>
    t(messages.outside, { least: money(least, currency), most: money(most, currency) });
  const asked = useConfirm(
    () =>
      call(
        putTopUp,
        {
          body: {
            isOn: true,
            below: below ?? 0,
            amount: amount ?? 0,
            monthlyLimit: monthlyLimit ?? 0,
          },
        },
        { version },
      ),
    {
      check: () => ({
        below: below === null ? outside(leastCap, mostCap) : '',
        amount: amount === null ? outside(leastCredit, mostCredit) : '',
        monthlyLimit:
          monthlyLimit === null
            ? outside(leastCap, mostCap)
            : amount !== null && monthlyLimit < amount
              ? t(messages.belowAmount)
              : '',
      }),
      fields: ['below', 'amount', 'monthlyLimit'],
      done: isOn ? t(messages.saved) : t(messages.turnedOn),
      onDone(saved) {
        client.setQueryData(topUpOptions().queryKey, saved);
        onClose();
      },
      onFailed: () => void client.invalidateQueries({ queryKey: topUpOptions().queryKey }),
    },
  );
  const field = (name: keyof typeof typed, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={asked.faults[name]} required>
      <Input
        prefix={sign}
        inputMode="decimal"
        autoComplete="off"
        value={typed[name]}
        onChange={({ target }) => {
          setTyped({ ...typed, [name]: target.value });
          asked.forgive(name);
        }}
      />
    </Field>
  );
  return (
    <FormDialog
      title={t(messages.title)}
      confirmText={isOn ? t(common.saveChanges) : t(messages.save)}
      onClose={onClose}
      {...asked.dialog}
    >
      {field('below', t(messages.below))}
      {field('amount', t(messages.amount))}
      {field('monthlyLimit', t(messages.limit), t(messages.limitHint))}
    </FormDialog>
  );
}
