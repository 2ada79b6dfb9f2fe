import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import {
  changeAhead,
  digestedFrom,
  type Impact,
  impactBetween,
  impactDigest,
  impactOf,
  promised,
  type RoutingConfig,
  withChange,
} from '@jackfield/domain/routing';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import css from './change-impact.module.css';
import { impactMessages } from './impact-messages.ts';
import { losesCallers } from './impact.ts';
import { otherImpact } from '@jackfield/records/record-form';
import { type StoredRouting, useStoredRouting } from '@jackfield/call-routing/planned-routing';
import { useLate } from './use-late.ts';
import { useWork } from './use-work.ts';
import { useCompareStart } from './use-compare-start.ts';
import { ImpactSummary } from './impact-summary.tsx';

export interface ChangeImpact {
  /** Who will notice, with the tick when callers would be lost. */
  impact: ReactNode;
  /** It was seen, or cannot be told, and agreed to where that is needed. */
  mayGoOn: boolean;
}

export interface SeenChange extends ChangeImpact {
  /**
   * Makes the change as it was seen. Where callers would notice something else by now it rejects
   * with 409 IMPACTCHANGED, and that is what is shown from then on (SAY-04).
   */
  save<Answer>(write: (asSeen: { seen?: string }) => Promise<Answer>): Promise<Answer>;
}

/** When callers notice: in which clock, and from which instant (milliseconds) on; and who asks. */
export interface NoticeClock {
  /** Presets to the zone of the account. */
  readonly zone?: string;
  /** Presets to now. */
  readonly from?: number;
  /** Until when it holds, where it changes back; presets to a year later. */
  readonly until?: number | null;
  /** A planned change that is looked at itself, so that it is no part of what is planned besides. */
  readonly without?: string;
  /** The dialog asks about lost callers itself, so that no tick is wanted. */
  readonly isAsked?: boolean;
  /** The dialog is for input that callers may notice, so it keeps room for what they do. */
  readonly isExpected?: boolean;
}

/**
 * Who will notice a step that a dialog asks about, such as a deletion (annex J4), with what is planned
 * besides (SAY-03). `key` changes with whatever `apply` makes of the routing; null while there is
 * nothing to look at.
 */
export function useChangeImpact(
  key: string | null,
  apply: (config: RoutingConfig) => RoutingConfig,
  clock: NoticeClock = {},
): SeenChange {
  const now = useCompareStart();
  const from = clock.from ?? now;
  const { stored, error, isLoading, refetch } = useStoredRouting();
  const [told, setTold] = useState<{ key: string; impact: ToldImpact } | null>(null);
  const other = told && told.key === key ? told.impact : null;
  const aheadAt = (at: number, { config, planned }: StoredRouting) => {
    const others = planned.filter(({ id, backOf }) => ![id, backOf].includes(clock.without ?? ''));
    return impactOf(changeAhead(config, others, at, apply), clock.until ?? undefined);
  };
  const start = useMemo(
    () => {
      if (!stored || key === null) return null;
      if (other === null) return () => aheadAt(from, stored);
      const { change, planned, digest } = other;
      const after = {
        config: withChange(stored.config, change),
        planned: planned ?? stored.planned,
      };
      return () => impactBetween(stored, after, digestedFrom(digest));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for what apply does
    [stored, key, from, other],
  );
  const { result, isWorking } = useWork(start);
  const impact = isWorking ? undefined : result;

  async function save<Answer>(
    write: (asSeen: { seen?: string }) => Promise<Answer>,
  ): Promise<Answer> {
    const seen = other?.digest ?? (impact && (await promised(impactDigest(impact))));
    try {
      return await write(seen === undefined ? {} : { seen });
    } catch (failure) {
      const fresh = otherImpact(failure);
      if (fresh === null || key === null) throw failure;
      if (stored && other === null) {
        const atTheirs = await promised(aheadAt(digestedFrom(fresh.digest), stored));
        // The same routing and change tell the same: it is the clock that went on.
        if ((await promised(impactDigest(atTheirs))) === fresh.digest)
          return write({ seen: fresh.digest });
      }
      await refetch();
      setTold({ key, impact: fresh });
      throw failure;
    }
  }
  const agreedKey = key && other ? `${key} ${other.digest}` : key;
  const known = { impact, isLoading: isLoading || isWorking, isFailed: error !== null };
  return { ...useAgreement(agreedKey, known, clock), save };
}

/** What is known of the impact of a step. */
export interface KnownImpact {
  readonly impact: Impact | undefined;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/**
 * The impact of a step as a dialog shows it, with the tick that lost callers want. `key` changes with
 * the step, and the tick with it; null while there is nothing to look at.
 */
export function useAgreement(
  key: string | null,
  { impact, isLoading, isFailed }: KnownImpact,
  { zone, isAsked, isExpected = false }: Pick<NoticeClock, 'zone' | 'isAsked' | 'isExpected'>,
): ChangeImpact {
  const t = useT();
  const accountZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const [agreed, setAgreed] = useState<string | null>(null);
  const isLate = useLate(key !== null && isLoading);
  const tick = (agreedKey: string, text: string) => (
    <Checkbox
      checked={agreed === agreedKey}
      onChange={(event) => setAgreed(event.target.checked ? agreedKey : null)}
    >
      {text}
    </Checkbox>
  );
  if (key === null) {
    return {
      impact: isExpected ? <Expected /> : null,
      mayGoOn: true,
    };
  }
  if (!impact) {
    const isUnknown = isLate || isFailed;
    const unseen = `unseen ${key}`;
    const shown = isUnknown ? (
      <>
        <p>{t(impactMessages.failed)}</p>
        {!isAsked && tick(unseen, t(impactMessages.failedAgree))}
      </>
    ) : (
      isLoading && <Waiting />
    );
    return {
      impact: isExpected ? <Section isExpected>{shown}</Section> : shown,
      mayGoOn: isUnknown ? isAsked === true || agreed === unseen : !isLoading,
    };
  }
  const needsTick = !isAsked && losesCallers(impact);
  return {
    mayGoOn: !needsTick || agreed === key,
    impact: (
      <Section isExpected={isExpected}>
        <ImpactSummary {...impact} zone={zone ?? accountZone} />
        {needsTick && tick(key, t(impactMessages.agree))}
      </Section>
    ),
  };
}

/**
 * With room for what comes, the buttons of the dialog stay where they are while it comes. It is no
 * landmark, as the page below may have its own of that name.
 */
function Section({ isExpected, children }: { isExpected: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <fieldset className={css.impact} aria-labelledby="change-impact" data-expected={isExpected}>
      <h2 id="change-impact">{t(impactMessages.title)}</h2>
      {children}
    </fieldset>
  );
}

function Expected() {
  const t = useT();
  return (
    <Section isExpected>
      <p className="ui-text3">{t(impactMessages.expected)}</p>
    </Section>
  );
}

function Waiting() {
  const t = useT();
  return (
    <output aria-label={t(impactMessages.working)}>
      <Skeleton width="100%" height={40} />
    </output>
  );
}
