import {
  type CapKind,
  capKinds,
  putSpendGuard,
  type SpendGuard,
  spendGuardSchema,
} from '@jackfield/contract/api/spend-guard';
import { parseCents, toDecimal } from '@jackfield/domain';
import { useRecordEdit } from '@jackfield/records/record-form';
import { call, common, sessionAtom, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import * as v from 'valibot';
import { capRange, readAmount } from '../amounts/read-amount.ts';
import { creditMessages } from '../call-credits/messages.ts';
import { guardOptions } from './guard-query.ts';
import { guardMessages as messages } from './messages.ts';

export type AlertName = keyof SpendGuard['alerts'];
const alertNames = ['at50', 'at80', 'spike', 'night'] as const satisfies readonly AlertName[];

/** Labels of the caps and alerts, by name. */
export const guardLabels = {
  hour: messages.hour,
  day: messages.day,
  user: messages.user,
  country: messages.countryDay,
  at50: messages.at50,
  at80: messages.at80,
  spike: messages.spike,
  night: messages.night,
} as const;

const valuesOf = ({ caps, alerts }: Pick<SpendGuard, 'caps' | 'alerts'>) => ({
  hour: toDecimal(parseCents(caps.hour)),
  day: toDecimal(parseCents(caps.day)),
  user: toDecimal(parseCents(caps.user)),
  country: toDecimal(parseCents(caps.country)),
  ...alerts,
});

/** The guard as the form holds it: caps as they are typed. */
type GuardValues = ReturnType<typeof valuesOf>;

const capOf = (text: string) => readAmount(text, capRange).amount;
const schemaWith = (cap: v.GenericSchema<string, string>): v.GenericSchema<GuardValues> =>
  v.object({
    ...v.entriesFromList(capKinds, cap),
    ...v.entriesFromList(alertNames, v.boolean()),
  });
const typed = schemaWith(v.string());
const schema = schemaWith(
  v.pipe(
    v.string(),
    v.check((text) => capOf(text) !== null),
  ),
);

/** The values as the server takes them; each cap can be read by then. */
function bodyOf({ at50, at80, spike, night, ...caps }: GuardValues) {
  const { hour, day, user, country } = caps;
  const read = (text: string) => capOf(text) ?? 0;
  return {
    caps: { hour: read(hour), day: read(day), user: read(user), country: read(country) },
    alerts: { at50, at80, spike, night },
  };
}

/** The guard's settings as they are edited: field and ring are one value, the save bar stores it. */
export function useGuardForm(stored: SpendGuard) {
  const t = useT();
  const { money } = useFormats();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const edit = useRecordEdit<SpendGuard, GuardValues>({
    fields: [...capKinds, ...alertNames],
    valuesOf,
    schema,
    typed,
    record: stored,
    recordSchema: spendGuardSchema,
    history: null,
    draft: `billing.guard.${editor}`,
    words: {
      saved: t(messages.saved),
      changedElsewhere: (name) => t(messages.changedElsewhere, { name }),
    },
    save: (_change, version, values) => call(putSpendGuard, { body: bodyOf(values) }, { version }),
    keep: (guard) => client.setQueryData(guardOptions().queryKey, guard),
  });
  const { form, yours, changed } = edit;
  const set = <Name extends keyof GuardValues>(name: Name, value: GuardValues[Name]) =>
    form.setValue<keyof GuardValues>(name, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return {
    edit,
    textOf: (kind: CapKind) => yours[kind],
    capOf: (kind: CapKind) => capOf(yours[kind]),
    alertOf: (name: AlertName) => yours[name],
    faultOf(kind: CapKind): string | undefined {
      const { fault } = readAmount(yours[kind], capRange);
      if (fault === null || !changed.includes(kind)) return undefined;
      if (fault === 'decimals') return t(creditMessages.decimals);
      return t(messages.between, { least: money(capRange.least), most: money(capRange.most) });
    },
    setCap: (kind: CapKind, text: string) => set(kind, text),
    setAlert: (name: AlertName, isOn: boolean) => set(name, isOn),
    labelOf: (name: keyof GuardValues) => t(guardLabels[name]),
    /** What a value is in words, also one that can't be read. */
    wordsOf(values: GuardValues, name: keyof GuardValues): string {
      const value = values[name];
      if (typeof value !== 'string') return t(value ? common.on : common.off);
      const cap = capOf(value);
      return cap === null ? value : money(cap);
    },
  };
}

/** What the parts of the page take of the form. */
export type GuardForm = ReturnType<typeof useGuardForm>;
