import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { required } from '@jackfield/contract';
import { type GuardStop, liftGuardStop } from '@jackfield/contract/api/spend-guard';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { currencySign } from '@jackfield/domain';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, currencyAtom, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { capRange, readAmount } from '../amounts/read-amount.ts';
import { creditMessages } from '../call-credits/messages.ts';
import { guardKey } from './guard-query.ts';
import { guardMessages as messages } from './messages.ts';

/** As long as a reason may be. */
const longest = 200;

interface LiftDialogProps {
  stop: GuardStop;
  onClose(): void;
}

/** Lets calls abroad go on: asks for a reason, and offers a higher cap (annex J9). */
export function LiftDialog({ stop, onClose }: LiftDialogProps) {
  const t = useT();
  const { money } = useFormats();
  const client = useQueryClient();
  const sign = currencySign(useAtomValue(currencyAtom));
  const [typed, setTyped] = useState('');
  const [higher, setHigher] = useState('');
  const reason = typed.trim();
  const isHigher = higher.trim() !== '';
  const { amount: cap, fault } = readAmount(higher, capRange);
  const capFault = () => {
    if (fault === 'decimals') return t(creditMessages.decimals);
    return cap === null || cap <= stop.cap ? t(messages.notHigher, { cap: money(stop.cap) }) : '';
  };
  const params = { stopId: stop.id };
  // Whatever is typed, the same calls go again.
  const noticed = useWriteImpact(`lift ${stop.id}`, (options) =>
    call(dryRunOf(liftGuardStop), { params, body: { reason: '-' } }, options),
  );
  const asked = useConfirm(
    () =>
      call(
        liftGuardStop,
        { params, body: { reason, ...(cap !== null && { cap }) } },
        noticed.asSeen,
      ),
    {
      check: () => ({
        reason: reason === '' ? required('reason')() : '',
        cap: isHigher ? capFault() : '',
      }),
      fields: ['reason', 'cap'],
      done: t(messages.liftedDone),
      onDone: onClose,
      settle: () => client.invalidateQueries({ queryKey: guardKey }),
    },
  );
  return (
    <FormDialog
      title={t(messages.liftTitle)}
      dirty={typed !== '' || isHigher}
      confirmText={t(messages.liftConfirm)}
      mayConfirm={noticed.mayGoOn}
      onClose={onClose}
      {...asked.dialog}
    >
      <p>{t(messages.liftText)}</p>
      <Field
        label={t(messages.reason)}
        required
        hint={t(messages.reasonHint)}
        error={asked.faults['reason']}
      >
        <Input
          value={typed}
          most={longest}
          onChange={({ target }) => {
            setTyped(target.value);
            asked.forgive('reason');
          }}
        />
      </Field>
      <Field
        label={t(messages.higher)}
        hint={t(messages.higherHint, { cap: money(stop.cap) })}
        error={asked.faults['cap']}
      >
        <Input
          {...sign}
          inputMode="decimal"
          autoComplete="off"
          value={higher}
          onChange={({ target }) => {
            setHigher(target.value);
            asked.forgive('cap');
          }}
        />
      </Field>
      {noticed.impact}
    </FormDialog>
  );
}
