import { type AttentionItem, paths } from '@jackfield/contract';
import { quoteOptions } from '@jackfield/kit/price-box';
import {
  accountAtom,
  profileAtom,
  t as plain,
  timeZoneAtom,
  useFormats,
  useLiveRefetch,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { subscriptionKey, subscriptionOptions } from '../subscription/subscription-query.ts';
import { trialDays } from '../subscription/trial-days.ts';
import { homeMessages } from './messages.ts';

/** Days before its end from which on a trial is the first thing to think of. */
const soon = 7;

/** That the trial ends soon, and what is paid from then on; for the tenant owner (ROLE-05). */
export function useTrialItem(now: number): AttentionItem | null {
  const account = useAtomValue(accountAtom);
  const own = useAtomValue(timeZoneAtom);
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  const isTrial = account?.stripeInfo?.isTrial === true && isOwner;
  const { money } = useFormats();
  useLiveRefetch(['tenant', 'paymentmethod'], subscriptionKey);
  const { data } = useQuery({
    ...subscriptionOptions(account?.id ?? ''),
    enabled: isTrial && account !== null,
  });
  const end = data?.isTrial === true ? data.trialEndsAt : null;
  const left =
    data && end !== null
      ? trialDays(account?.timeZone ?? own, Date.parse(data.since), Date.parse(end), now).left
      : null;
  const isSoon = left !== null && left >= 0 && left <= soon;
  const quote = useQuery({ ...quoteOptions({ of: 'trialEnd' }), enabled: isSoon });
  if (!data || !isSoon || !quote.data) return null;
  const headline = plain(homeMessages.trialEnds, { days: left });
  const price = money(quote.data.monthlyWithTax);
  return {
    id: 'trial',
    severity: 'soon',
    isAlwaysShown: true,
    headline,
    text: plain(data.hasCard ? homeMessages.trialThen : homeMessages.trialNoCard, {
      headline,
      price,
    }),
    subject: headline,
    action: {
      label: plain(data.hasCard ? homeMessages.seePlan : homeMessages.addCard),
      to: paths.admin.billing.subscription(),
    },
  };
}
