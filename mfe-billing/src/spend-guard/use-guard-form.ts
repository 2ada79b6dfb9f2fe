import {
  type CapKind,
  capKinds,
  putSpendGuard,
  type SpendGuard,
  spendGuardSchema,
} from '@jackfield/contract/api/spend-guard';
import { ApiFailure, call, notify, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { capRange, readAmount } from '../amounts/read-amount.ts';
import { creditMessages } from '../call-credits/messages.ts';
import {
  type AlertName,
  clashes,
  type GuardChange,
  type GuardField,
  without,
} from './guard-merge.ts';
import { guardOptions } from './guard-query.ts';
import { guardMessages as messages } from './messages.ts';

/** What differs from the stored guard, as it was typed. */
interface Draft {
  readonly caps: Partial<Record<CapKind, string>>;
  readonly alerts: Partial<SpendGuard['alerts']>;
}

const none: Draft = { caps: {}, alerts: {} };

/** What both sides have changed, and what it is about. */
export interface GuardConflict {
  readonly base: SpendGuard;
  readonly current: SpendGuard;
  readonly yours: GuardChange;
  readonly fields: readonly GuardField[];
}

/** The guard as it is stored now, where somebody else was faster; else null. */
function currentOf(error: unknown): SpendGuard | null {
  if (!(error instanceof ApiFailure) || error.status !== 412) return null;
  const read = v.safeParse(spendGuardSchema, error.current);
  return read.success ? read.output : null;
}

/** Labels of the caps and alerts, by name. */
export const capLabels = {
  hour: messages.hour,
  day: messages.day,
  user: messages.user,
  country: messages.countryDay,
} as const;
export const alertLabels = {
  at50: messages.at50,
  at80: messages.at80,
  spike: messages.spike,
  night: messages.night,
} as const;

/** The guard's settings as they are edited: field and ring are one value, the save bar stores it. */
export function useGuardForm(stored: SpendGuard) {
  const t = useT();
  const { money } = useFormats();
  const client = useQueryClient();
  const [draft, setDraft] = useState(none);
  // What was stored when the first change was made; others may store something else meanwhile.
  const [base, setBase] = useState<SpendGuard | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const [conflict, setConflict] = useState<GuardConflict | null>(null);
  const textOf = (kind: CapKind) => draft.caps[kind] ?? stored.caps[kind].toFixed(2);
  const readOf = (kind: CapKind) => readAmount(textOf(kind), capRange);
  const capOf = (kind: CapKind) => readOf(kind).amount;
  const alertOf = (name: AlertName) => draft.alerts[name] ?? stored.alerts[name];
  const changedCaps = capKinds.filter((kind) => capOf(kind) !== stored.caps[kind]);
  const names = Object.keys(stored.alerts) as AlertName[];
  const changedAlerts = names.filter((name) => alertOf(name) !== stored.alerts[name]);
  const invalid = changedCaps.filter((kind) => capOf(kind) === null);

  function change(part: Partial<Draft>) {
    setBase(base ?? stored);
    setDraft((before) => ({ ...before, ...part }));
  }

  function reset() {
    setDraft(none);
    setBase(null);
    setTried(false);
  }

  /** Stores changes on a version; what only others have changed meanwhile is kept of both. */
  async function store(on: SpendGuard, yours: GuardChange): Promise<void> {
    const caps = { ...on.caps, ...yours.caps };
    const alerts = { ...on.alerts, ...yours.alerts };
    try {
      const body = { caps, alerts };
      const saved = await call(putSpendGuard, { body }, { version: on.version });
      client.setQueryData(guardOptions().queryKey, saved);
      reset();
      notify.success(t(messages.saved));
    } catch (error) {
      const current = currentOf(error);
      if (current === null) throw error;
      client.setQueryData(guardOptions().queryKey, current);
      const fields = clashes(on, current, yours);
      if (fields.length > 0) setConflict({ base: on, current, yours, fields });
      else await store(current, yours);
    }
  }

  async function send(on: SpendGuard, yours: GuardChange): Promise<void> {
    setSaving(true);
    try {
      await store(on, yours);
    } catch (error) {
      notify.failure(error);
    } finally {
      setSaving(false);
    }
  }

  async function save(): Promise<void> {
    setTried(true);
    if (invalid.length > 0 || isSaving) return;
    const caps = Object.fromEntries(changedCaps.map((kind) => [kind, capOf(kind)]));
    const alerts = Object.fromEntries(changedAlerts.map((name) => [name, alertOf(name)]));
    const yours = { caps, alerts };
    const fields = clashes(base ?? stored, stored, yours);
    if (base !== null && fields.length > 0) setConflict({ base, current: stored, yours, fields });
    else await send(stored, yours);
  }

  return {
    textOf,
    capOf,
    alertOf,
    faultOf(kind: CapKind): string | undefined {
      const { fault } = readOf(kind);
      if (fault === null || !(isTried || draft.caps[kind] !== undefined)) return undefined;
      if (fault === 'decimals') return t(creditMessages.decimals);
      return t(messages.between, { least: money(capRange.least), most: money(capRange.most) });
    },
    setCap: (kind: CapKind, text: string) => change({ caps: { ...draft.caps, [kind]: text } }),
    setAlert: (name: AlertName, isOn: boolean) =>
      change({ alerts: { ...draft.alerts, [name]: isOn } }),
    changed: [
      ...changedCaps.map((kind) => t(capLabels[kind])),
      ...changedAlerts.map((name) => t(alertLabels[name])),
    ],
    invalid: isTried ? invalid.map((kind) => t(capLabels[kind])) : [],
    isSaving,
    save,
    conflict,
    closeConflict: () => setConflict(null),
    /** Goes on after a conflict: what is left to the others stays theirs. */
    async resolve({ current, yours }: GuardConflict, theirs: readonly string[]): Promise<void> {
      const left = without(yours, theirs);
      setConflict(null);
      await send(current, left);
    },
    discard: reset,
  };
}

/** What the parts of the page take of the form. */
export type GuardForm = ReturnType<typeof useGuardForm>;
