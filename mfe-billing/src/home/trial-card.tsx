import { paths } from '@jackfield/contract';
import type { Subscription } from '@jackfield/contract/api/subscription';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { Button } from '@jackfield/kit/ui/core';
import {
  accountAtom,
  common,
  navigateTo,
  profileAtom,
  timeZoneAtom,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { subscriptionMessages } from '../subscription/messages.ts';
import { subscriptionKey, subscriptionOptions } from '../subscription/subscription-query.ts';
import { trialDays } from '../subscription/trial-days.ts';
import { homeMessages } from './messages.ts';
import css from './trial-card.module.css';

const eventTypes = ['tenant', 'company', 'teammate', 'teammatestatus', 'phonenumber'] as const;

/** That the account is on trial, for how long, and what it uses; for the tenant owner (ROLE-05). */
export function TrialCard() {
  const isTrial = useAtomValue(accountAtom)?.stripeInfo?.isTrial === true;
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  return isTrial && isOwner ? <OwnTrial /> : null;
}

function OwnTrial() {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const own = useAtomValue(timeZoneAtom);
  const [now] = useState(() => Date.now());
  useLiveRefetch(eventTypes, subscriptionKey);
  const { data, isPending, refetch } = useQuery(subscriptionOptions(account?.id ?? ''));
  if (data?.isTrial === false) return null;
  return (
    <SummaryCard
      title={t(subscriptionMessages.trial)}
      state={data ? 'ready' : isPending ? 'loading' : 'failed'}
      height={220}
      onRetry={() => void refetch()}
      extra={data && <TimeLeft subscription={data} zone={account?.timeZone ?? own} now={now} />}
    >
      {data && (
        <div className={css.body}>
          <Uses limits={data.limits} />
          <Button onClick={() => void navigateTo(paths.admin.billing.subscription())}>
            {t(homeMessages.endTrial)}
          </Button>
        </div>
      )}
    </SummaryCard>
  );
}

interface TimeLeftProps {
  subscription: Subscription;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

function TimeLeft({ subscription: { since, trialEndsAt }, zone, now }: TimeLeftProps) {
  const t = useT();
  if (trialEndsAt === null) return t(subscriptionMessages.openEnd);
  const { left } = trialDays(zone, Date.parse(since), Date.parse(trialEndsAt), now);
  if (left > 0) return t(subscriptionMessages.daysLeft, { days: left });
  return t(left === 0 ? subscriptionMessages.endsToday : subscriptionMessages.over);
}

function Uses({ limits }: Pick<Subscription, 'limits'>) {
  const t = useT();
  return (
    <dl className={css.uses}>
      {limits.map(({ item, used, limit }) => (
        <div key={item} data-reached={limit !== null && used >= limit}>
          <dt>{t(subscriptionMessages[item])}</dt>
          <dd className="ui-num">
            {limit === null ? used : t(common.countOf, { count: used, maximum: limit })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
