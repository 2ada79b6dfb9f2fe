import type { RegistryLimit } from '@jackfield/contract/api/compliance';
import { Alert } from '@jackfield/kit/ui/core';
import { type Message, useT } from '@jackfield/runtime';
import { payingMessages as messages } from './messages.ts';

const texts = {
  campaignMadeAnew: messages.campaignMadeAnew,
  brandOnceAQuarter: messages.brandOnceAQuarter,
  vettingOnceInHalfAYear: messages.vettingOnceInHalfAYear,
  noCampaignVerify: messages.noCampaignVerify,
  noSuspensionOfBrands: messages.noSuspensionOfBrands,
} as const satisfies Readonly<Record<RegistryLimit, Message>>;

interface LimitNotesProps {
  /** What the provider of the registry can't do. */
  limits: readonly RegistryLimit[] | undefined;
  /** What of it matters here. */
  of: readonly RegistryLimit[];
}

/** What the registry can't do, said before anything is paid (PROV-01); nothing where it can do all. */
export function LimitNotes({ limits = [], of }: LimitNotesProps) {
  const t = useT();
  const said = of.filter((limit) => limits.includes(limit));
  if (said.length === 0) return null;
  return (
    <Alert kind="info" title={t(messages.beforeYouPay)}>
      {said.map((limit) => t(texts[limit])).join(' ')}
    </Alert>
  );
}
