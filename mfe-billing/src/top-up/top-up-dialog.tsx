import { putTopUp, type TopUp } from '@jackfield/contract/api/top-up';
import { currencySign, parseCents, toDecimal } from '@jackfield/domain';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AmountRange, capRange, creditRange, readAmount } from '../amounts/read-amount.ts';
import { creditMessages } from '../call-credits/messages.ts';
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
  const [typed, setTyped] = useState({
    below: toDecimal(parseCents(topUp.below)),
    amount: toDecimal(parseCents(topUp.amount)),
    monthlyLimit: toDecimal(parseCents(topUp.monthlyLimit)),
  });
  const { amount: below } = readAmount(typed.below, capRange);
  const { amount } = readAmount(typed.amount, creditRange);
  const { amount: monthlyLimit } = readAmount(typed.monthlyLimit, capRange);
  const faultOf = (name: keyof typeof typed, range: AmountRange) => {
    const { fault } = readAmount(typed[name], range);
    if (fault === null) return '';
    if (fault === 'decimals') return t(creditMessages.decimals);
    return t(messages.outside, {
      least: money(range.least, currency),
      most: money(range.most, currency),
    });
  };
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
        below: faultOf('below', capRange),
        amount: faultOf('amount', creditRange),
        monthlyLimit:
          amount !== null && monthlyLimit !== null && monthlyLimit < amount
            ? t(messages.belowAmount)
            : faultOf('monthlyLimit', capRange),
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
        {...currencySign(currency)}
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
