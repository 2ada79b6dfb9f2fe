import { useCheckedSave, useWriteImpact } from '@jackfield/call-routing/call-flow';
import { paths } from '@jackfield/contract';
import { type CallRestriction, setCallRestriction } from '@jackfield/contract/api/call-restriction';
import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { compareNames } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton, useMedia } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { FormRecord } from '@jackfield/records/record-page';
import { call, common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { CreditsHead, useCreditsTabs } from '../call-credits/credits-tabs.tsx';
import {
  type AbroadValues,
  callsOf,
  changeOf,
  countriesOn,
  ofType,
  turned,
} from './calls-abroad.ts';
import { CountryTable } from './country-table.tsx';
import css from './international.module.css';
import { internationalMessages as messages } from './messages.ts';
import { useAbroadUse, useRates } from './restriction-query.ts';
import { Steps } from './steps.tsx';
import { StoppedList } from './stopped-list.tsx';
import { UsedLately } from './used-lately.tsx';
import { useCountriesForm } from './use-countries-form.ts';
import { useStopped } from './use-stopped.ts';

interface CountriesFormProps {
  tenantId: string;
  restriction: CallRestriction;
  reread(): Promise<unknown>;
}

const codesOf = (deck: readonly RateDeckEntry[]) =>
  deck.map(({ countryAlpha3Code }) => countryAlpha3Code);

/** The third step: where calls may go, what they cost there, and which forwardings would stop. */
export function CountriesForm(props: CountriesFormProps) {
  const t = useT();
  const { tenantId, restriction } = props;
  const isNarrow = useMedia('(max-width: 1199.98px)');
  const [isOpen, setOpen] = useState(false);
  const edit = useCountriesForm(props);
  const rates = useRates(tenantId);
  const use = useAbroadUse(tenantId).data;
  const deck = rates.data?.items ?? [];
  const offered = codesOf(deck);
  const { calls } = edit.yours;
  const before = countriesOn(callsOf(restriction), offered);
  const after = countriesOn(calls, offered);
  const off = before.filter((country) => !after.includes(country));
  const changed = [...after.filter((country) => !before.includes(country)), ...off];
  const stopped = useStopped(after);
  const body = changeOf(calls);
  const { version } = restriction;
  const noticed = useWriteImpact(edit.isDirty ? JSON.stringify(body) : null, ({ signal }) =>
    call(dryRunOf(setCallRestriction), { params: { tenantId }, body }, { version, signal }),
  );
  // Whoever saves has seen whose calls drop, and has ticked it.
  const saveSeen = async () => (noticed.mayGoOn ? edit.save() : setOpen(true));
  const isTold = noticed.isNoticed !== null;
  const checked = useCheckedSave({
    isKnown: isTold,
    isFailed: noticed.isKnown && !isTold,
    isSaving: edit.isSaving,
    onKnown: () => void saveSeen(),
    onUnseen: () => void edit.save(),
    onClose: () => undefined,
  });
  const saved = {
    ...edit,
    save: async () => (isTold ? saveSeen() : checked.start()),
    isSaving: edit.isSaving || checked.isLooking,
    savingText: checked.savingText,
    dialogs: (
      <>
        {edit.dialogs}
        {checked.dialog}
      </>
    ),
  };
  const set = (next: AbroadValues['calls']) =>
    edit.form.setValue('calls', next, { shouldDirty: true });
  const names = (countries: readonly string[]) =>
    countries
      .map((code) => countryName(code))
      .toSorted(compareNames)
      .join(', ');
  const counts = { on: before.length, all: offered.length, after: after.length };
  const note = stopped.count > 0 && {
    text: t(messages.wouldStop, { count: stopped.count }),
    run: () => setOpen(true),
  };
  return (
    <FormRecord
      head={<CreditsHead />}
      tabs={useCreditsTabs()}
      tab={paths.admin.billing.internationalCalling()}
      edit={{ ...saved, note: (isNarrow && note) || undefined }}
      labelOf={() => (edit.conflict ? '' : names(changed)) || t(messages.where)}
      textOf={({ calls: { restrictionType, allowedCountries } }) =>
        restrictionType === 'selected'
          ? names(allowedCountries)
          : t(restrictionType === 'all' ? messages.all : messages.home, { count: counts.all })
      }
    >
      <div className={css.wide}>
        <Steps
          restriction={restriction}
          countries={t(edit.isDirty ? messages.changing : messages.on, counts)}
        />
        <div className={css.columns}>
          <div className={css.main}>
            {rates.isPending && <Skeleton width="100%" height={480} />}
            {rates.isError && <LoadFailure title={t(messages.ratesFailed)} query={rates} />}
            {rates.data && (
              <CountryTable
                deck={deck}
                type={calls.restrictionType}
                before={before}
                after={after}
                use={use}
                onType={(type) => set(ofType(type, calls, { stored: restriction, offered }))}
                onTurn={(countries, isOn) => set(turned(calls, offered, { countries, isOn }))}
              />
            )}
          </div>
          <aside className={`${css.rules} ${css.aside}`} aria-label={t(messages.forwardings)}>
            <StoppedList isChange={off.length > 0} stopped={stopped} />
            {noticed.impact}
            {use && <UsedLately use={use} countries={off} />}
          </aside>
        </div>
      </div>
      <Dialog
        open={isOpen}
        title={t(messages.forwardings)}
        cancelText={t(common.close)}
        onClose={() => setOpen(false)}
      >
        <div className={css.rules}>
          <StoppedList isChange stopped={stopped} />
          {isOpen && noticed.impact}
          {use && <UsedLately use={use} countries={off} />}
        </div>
      </Dialog>
    </FormRecord>
  );
}
