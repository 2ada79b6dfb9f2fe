import {
  type CapKind,
  capKinds,
  leastCap,
  mostCap,
  putSpendGuard,
  type SpendGuard,
} from '@jackfield/contract/api/spend-guard';
import { ApiFailure, call, common, notify, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { guardKey, guardOptions } from './guard-query.ts';
import { guardMessages as messages } from './messages.ts';
import { readCap } from './read-cap.ts';

type AlertName = keyof SpendGuard['alerts'];

/** What differs from the stored guard, as it was typed. */
interface Draft {
  readonly caps: Partial<Record<CapKind, string>>;
  readonly alerts: Partial<SpendGuard['alerts']>;
}

const none: Draft = { caps: {}, alerts: {} };

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
  const [isSaving, setSaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const textOf = (kind: CapKind) => draft.caps[kind] ?? stored.caps[kind].toFixed(2);
  const capOf = (kind: CapKind) => readCap(textOf(kind));
  const alertOf = (name: AlertName) => draft.alerts[name] ?? stored.alerts[name];
  const changedCaps = capKinds.filter((kind) => capOf(kind) !== stored.caps[kind]);
  const names = Object.keys(stored.alerts) as AlertName[];
  const changedAlerts = names.filter((name) => alertOf(name) !== stored.alerts[name]);
  const invalid = changedCaps.filter((kind) => capOf(kind) === null);

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
  }

  async function save(): Promise<void> {
    setTried(true);
    if (invalid.length > 0 || isSaving) return;
    setSaving(true);
    try {
      const caps = Object.fromEntries(
        capKinds.map((kind) => [kind, capOf(kind) ?? stored.caps[kind]]),
      ) as SpendGuard['caps'];
      const alerts = { ...stored.alerts, ...draft.alerts };
      const saved = await call(
        putSpendGuard,
        { body: { caps, alerts } },
        { version: stored.version },
      );
      client.setQueryData(guardOptions().queryKey, saved);
      setDraft(none);
      setTried(false);
      notify.success(t(common.saved));
    } catch (error) {
      if (error instanceof ApiFailure && error.responseCode === 'VERSIONCONFLICT') {
        notify.info(t(messages.changedBySomebody));
        await client.invalidateQueries({ queryKey: guardKey });
      } else notify.failure(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    textOf,
    capOf,
    alertOf,
    faultOf: (kind: CapKind) =>
      capOf(kind) === null && (isTried || draft.caps[kind] !== undefined)
        ? t(messages.between, { least: money(leastCap), most: money(mostCap) })
        : undefined,
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
    discard() {
      setDraft(none);
      setTried(false);
    },
  };
}

/** What the parts of the page take of the form. */
export type GuardForm = ReturnType<typeof useGuardForm>;
