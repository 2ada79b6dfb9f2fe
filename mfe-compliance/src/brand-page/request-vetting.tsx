import type { Brand } from '@jackfield/contract/api/brand';
import {
  type VettingClass,
  vettingClasses,
  type VettingProvider,
  vettingProviders,
} from '@jackfield/contract/api/compliance';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { LimitNotes } from '../paying/limit-notes.tsx';
import { useFee } from '../paying/use-fee.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { useRequestVetting } from './use-request-vetting.ts';
import { vettingMessages as messages } from './vetting-messages.ts';
import css from './vetting.module.css';

const providerTexts = {
  'Aegis Mobile': messages.aegis,
  'Campaign Verify': messages.campaignVerify,
  'WMC Global': messages.wmc,
} as const;
const classTexts = {
  Standard: { label: common.standard, text: messages.standard },
  Enhanced: { label: messages.enhancedName, text: messages.enhanced },
} as const;

/** Whom to ask, how closely they look, what it costs, and one button. */
export function RequestVetting({ brand }: { brand: Brand }) {
  const t = useT();
  const [provider, setProvider] = useState<VettingProvider>('Aegis Mobile');
  const [vettingClass, setClass] = useState<VettingClass>('Standard');
  const fee = useFee('vetting');
  const request = useRequestVetting(brand, {
    provider,
    vettingClass,
    shownTotal: fee.total,
    onOtherPrice: fee.reread,
  });
  const running = brand.vettings.filter(({ status }) => status === 'requested');
  const isRunning = running.some(
    (one) => one.provider === provider && one.vettingClass === vettingClass,
  );
  const { limits = [] } = brand;
  const offered = vettingProviders.filter(
    (one) => one !== 'Campaign Verify' || !limits.includes('noCampaignVerify'),
  );
  const isBusy = brand.isBeingPaid || brand.isBeingSent;
  return (
    <section className={css.request} aria-label={t(messages.request)}>
      <h2 className="ui-section">{t(messages.request)}</h2>
      {running[0] && (
        <p className="ui-secondary">
          {t(messages.stillLooking, { provider: running[0].provider })}
        </p>
      )}
      <ChoiceCards<VettingProvider>
        label={t(messages.provider)}
        value={provider}
        options={offered.map((value) => ({
          value,
          label: value,
          text: t(providerTexts[value]),
        }))}
        onChange={setProvider}
      />
      <ChoiceCards<VettingClass>
        label={t(messages.class)}
        value={vettingClass}
        options={vettingClasses.map((value) => ({
          value,
          label: t(classTexts[value].label),
          text: t(classTexts[value].text),
        }))}
        onChange={setClass}
      />
      <LimitNotes limits={limits} of={['vettingOnceInHalfAYear', 'noCampaignVerify']} />
      {fee.box}
      {request.error && <Alert kind="error" title={request.error} />}
      <Button
        type="primary"
        block
        loading={request.busy}
        disabled={isRunning || isBusy || !fee.isReady || !fee.hasCard}
        onClick={() => void request.run()}
      >
        {fee.amount ? t(messages.submit, { amount: fee.amount }) : t(messages.submitPlain)}
      </Button>
      <p className="ui-note">{t(isRunning ? messages.waitFirst : messages.requestText)}</p>
    </section>
  );
}
