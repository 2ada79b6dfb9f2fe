import { createKey, mostKeyDays } from '@jackfield/contract/api/key';
import { capSchema } from '@jackfield/contract/api/spend-guard';
import { currencySign } from '@jackfield/domain';
import { Field, Input, Segmented, TextArea } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, currencyAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { type Levels, scopesOf } from './key-state.ts';
import look from '../parts/parts.module.css';
import css from './keys.module.css';
import { keysOptions } from './keys-query.ts';
import { formMessages as messages } from './messages.ts';
import { ScopeChoices } from './scope-choices.tsx';
import type { ShownOnce } from './keys-query.ts';

/** Days that the form offers; the longest is the most that a key may have. */
const offeredDays = [30, 90, 180, mostKeyDays] as const;

/** The form as it is typed. */
interface Typed {
  readonly name: string;
  readonly scopes: Levels;
  /** One on each line. */
  readonly networks: string;
  readonly spending: 'none' | 'capped';
  readonly spendCap: string;
  readonly days: string;
}

const fresh: Typed = {
  name: '',
  scopes: {},
  networks: '',
  spending: 'none',
  spendCap: '',
  days: '90',
};

/** What was typed as a cap; null where it is none. */
function readCap(text: string): number | null {
  const typed = text.trim();
  const amount = Number(typed);
  return typed !== '' && v.is(capSchema, amount) ? amount : null;
}

const bodyOf = ({ name, scopes, networks, spending, spendCap, days }: Typed) => ({
  name: name.trim(),
  scopes: scopesOf(scopes),
  networks: networks.split(/[\s,;]+/).filter(Boolean),
  spendCap: spending === 'capped' ? readCap(spendCap) : null,
  days: Number(days),
});

interface CreateDialogProps {
  /** Closes it, too. */
  onMade(made: ShownOnce): void;
  onClose(): void;
}

/** The form of a new key; what it may do is nothing until it is chosen (KEY-01). */
export function CreateDialog({ onMade, onClose }: CreateDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const [typed, setTyped] = useState(fresh);
  const change = (part: Partial<Typed>) => setTyped((was) => ({ ...was, ...part }));
  const { name, scopes, networks, days } = typed;
  const confirm = useConfirm(() => call(createKey, { body: bodyOf(typed) }), {
    of: typed,
    fields: ['name', 'scopes', 'networks', 'spendCap', 'days'],
    check: () => ({
      name: name.trim() === '' ? t(messages.nameMissing) : undefined,
      scopes: scopesOf(scopes).length === 0 ? t(messages.mayMissing) : undefined,
      spendCap:
        typed.spending === 'capped' && readCap(typed.spendCap) === null
          ? t(messages.capFault)
          : undefined,
    }),
    onDone: onMade,
    settle: () => client.invalidateQueries({ queryKey: keysOptions().queryKey }),
  });
  return (
    <FormDialog
      title={t(messages.title)}
      width={600}
      confirmText={t(messages.create)}
      dirty={typed !== fresh}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={look.form}>
        <Field label={t(common.name)} error={confirm.faults['name']} required>
          <Input
            value={name}
            most={60}
            autoComplete="off"
            placeholder={t(messages.example)}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={t(messages.may)} error={confirm.faults['scopes']} required>
          <ScopeChoices levels={scopes} onChange={(levels) => change({ scopes: levels })} />
        </Field>
        <Field
          label={t(messages.networks)}
          hint={t(messages.networksHint)}
          error={confirm.faults['networks']}
          isHintKept
        >
          <TextArea
            className={look.mono}
            rows={3}
            spellCheck={false}
            value={networks}
            onChange={({ target }) => change({ networks: target.value })}
          />
        </Field>
        <Spending typed={typed} fault={confirm.faults['spendCap']} onChange={change} />
        <Field label={t(messages.days)} hint={t(messages.daysHint)} error={confirm.faults['days']}>
          <Segmented
            label={t(messages.days)}
            value={days}
            options={offeredDays.map((count) => ({
              value: String(count),
              label: t(messages.daysCount, { count }),
            }))}
            onChange={(value) => change({ days: value })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}

interface SpendingProps {
  typed: Pick<Typed, 'spending' | 'spendCap'>;
  fault: string | undefined;
  onChange(part: Partial<Typed>): void;
}

function Spending({ typed: { spending, spendCap }, fault, onChange }: SpendingProps) {
  const t = useT();
  const sign = currencySign(useAtomValue(currencyAtom));
  return (
    <>
      <Field label={t(messages.spending)}>
        <Segmented
          label={t(messages.spending)}
          value={spending}
          options={[
            { value: 'none', label: t(messages.spendsNothing) },
            { value: 'capped', label: t(messages.spendsCapped) },
          ]}
          onChange={(value) => onChange({ spending: value })}
        />
      </Field>
      {spending === 'capped' && (
        <Field label={t(messages.cap)} hint={t(messages.capHint)} error={fault} required>
          <Input
            className={css.cap}
            {...sign}
            inputMode="decimal"
            autoComplete="off"
            value={spendCap}
            onChange={({ target }) => onChange({ spendCap: target.value })}
          />
        </Field>
      )}
    </>
  );
}
