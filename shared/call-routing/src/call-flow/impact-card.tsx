import { useNow } from '@jackfield/call-routing/business-hours';
import type { Impact } from '@jackfield/domain/routing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { type ReactNode, useId, useState } from 'react';
import css from './impact-card.module.css';
import type { ImpactGroup } from './impact-groups.ts';
import { impactMessages } from './impact-messages.ts';
import { isAboutTexts, sidesAt } from './impact.ts';
import { ImpactSummary } from './impact-summary.tsx';
import { ReplayLine } from './replay-line.tsx';
import { triedAt, triedCall } from './tried-call.ts';

const TryCallDialog = lazyPart(() =>
  import('./try-call-dialog.tsx').then((file) => file.TryCallDialog),
);

export interface ImpactCardProps {
  /** Undefined until it was checked. */
  impact: Impact | undefined;
  /** What is shown is of what the form held a moment ago. */
  isWorking: boolean;
  /** It cannot be checked. */
  isFailed: boolean;
  /** What is still to be done before there is an impact. */
  unfinished?: string | undefined;
  zone: string;
  /** The record that the form is about. */
  rootId: string;
  onTryAgain(): void;
}

/** Who will notice what a form holds, while it is edited: with a call to try, and past calls. */
export function ImpactCard(props: ImpactCardProps) {
  const { impact, isWorking, isFailed, zone, rootId, onTryAgain } = props;
  const t = useT();
  const now = useNow();
  const [tried, setTried] = useState<ImpactGroup | null>(null);
  if (isFailed) {
    return (
      <Frame>
        <div className={css.line}>
          <p>{t(impactMessages.notChecked)}</p>
          <Button onClick={onTryAgain}>{t(common.tryAgain)}</Button>
        </div>
      </Frame>
    );
  }
  if (props.unfinished !== undefined) {
    return (
      <Frame>
        <p className={css.line}>{props.unfinished}</p>
      </Frame>
    );
  }
  const isNone = impact && impact.differences.length + impact.texts.length === 0;
  // "Every call" is said of what the form holds, never of what it held a moment ago.
  if (impact === undefined || (isNone && isWorking)) {
    return (
      <Frame>
        <p className={css.line}>{t(impactMessages.working)}</p>
      </Frame>
    );
  }
  const { ownerType, ownerId } = tried?.difference.number ?? {};
  return (
    <Frame impact={impact} isWorking={isWorking}>
      <ImpactSummary {...impact} zone={zone} rootId={rootId} tries={{ now, run: setTried }}>
        {impact.differences.length > 0 && <ReplayLine sides={firstSides(impact)} zone={zone} />}
      </ImpactSummary>
      {tried && ownerType === 'company' && ownerId !== undefined && (
        <TryCallDialog
          config={impact.periods[0].after}
          root={{ kind: ownerType, id: ownerId }}
          zone={zone}
          question={triedCall(tried, sidesAt(impact, triedAt(tried.difference.spans, now))[1], now)}
          now={now}
          onClose={() => setTried(null)}
        />
      )}
    </Frame>
  );
}

/** Past calls are replayed through the routing as it is when callers notice first. */
const firstSides = (impact: Impact) =>
  sidesAt(impact, Math.min(...impact.differences.flatMap(({ spans }) => spans[0] ?? [])));

interface FrameProps {
  impact?: Impact;
  isWorking?: boolean;
  children: ReactNode;
}

function Frame({ impact, isWorking = false, children }: FrameProps) {
  const t = useT();
  const id = useId();
  const title = impact && isAboutTexts(impact) ? 'titleTexts' : 'title';
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <header className={css.head}>
        <span className={css.dot} aria-hidden="true" />
        <h2 id={id}>{t(impactMessages[title])}</h2>
        <span className="ui-note">
          {t(isWorking ? impactMessages.working : impactMessages.typing)}
        </span>
      </header>
      <div className={css.body} aria-live="polite" aria-busy={isWorking}>
        {children}
      </div>
    </section>
  );
}
