import type { Contributor, HomeCard } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { SharedRetryContext } from '@jackfield/kit/summary-card';
import { Skeleton } from '@jackfield/kit/ui/core';
import { queryClient, useT } from '@jackfield/runtime';
import { useSetAtom } from 'jotai';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { areMattersAskedAtom } from '../bell/bell-state.ts';
import { AttentionCard } from './attention-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ContributedCard } from './contributed-card.tsx';
import css from './home.module.css';
import { homeMessages } from './messages.ts';
import { SetupCard } from './setup-card.tsx';
import { StartChoice } from './start-choice.tsx';
import { moveWithArrows } from './use-arrow-keys.ts';
import type { Contributed } from './use-contributions.ts';
import { useOverview } from './use-overview.tsx';
import { useRetries } from './use-retries.ts';
import { VerdictHead } from './verdict-head.tsx';

/** Where cards will stand as long as none of its column has arrived. */
function Waiting({ height }: { height: number }) {
  return (
    <div className={`ui-card ${css.waiting}`} aria-hidden="true">
      <Skeleton width={140} height={14} />
      <Skeleton width="100%" height={height} faint />
    </div>
  );
}

/** A card with the place that it stands at. */
interface Placed {
  key: string;
  order: number;
  card: ReactNode;
}

/** Where the host's own cards stand among those of the areas. */
const orders = { setup: 20, changes: 30 };

function placedCards(
  all: readonly Contributed[],
  place: HomeCard['place'],
  round: number,
): Placed[] {
  return all.flatMap(({ contributor, arrival }) => {
    const cards = arrival.phase === 'ready' ? (arrival.module.cards ?? []) : [];
    return cards
      .filter((card) => card.place === place)
      .map((card) => ({
        key: `${contributor.area} ${card.id}`,
        order: card.order,
        card: (
          <div className={css.slot}>
            <ContributedCard contributor={contributor} card={card} round={round} />
          </div>
        ),
      }));
  });
}

const inOrder = (cards: readonly Placed[]) =>
  cards
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, card }) => <Fragment key={key}>{card}</Fragment>);

/** Whether all is well, or what to do; who answers now; what happened (annex J9). */
export function HomePage({ contributors }: { contributors: readonly Contributor<'home'>[] }) {
  const t = useT();
  const setMattersAsked = useSetAtom(areMattersAskedAtom);
  useEffect(() => setMattersAsked(true), [setMattersAsked]);
  useBreadcrumb([{ label: t(homeMessages.title) }]);
  const { all, overview, watches } = useOverview(contributors);
  const [wasSettled, setWasSettled] = useState(false);
  if (overview.isSettled && !wasSettled) setWasSettled(true);
  const isArriving = all.some(({ arrival }) => arrival.phase === 'loading');
  const isMissing = overview.missing.length > 0;
  const [round, setRound] = useState(0);
  function retryAll(): void {
    setRound((before) => before + 1);
    for (const missing of overview.missing) missing.retry();
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }
  useRetries(isMissing, retryAll);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its buttons and links come here; it is none itself
    <div className="ui-page" onKeyDown={moveWithArrows}>
      <div className={css.head}>
        <VerdictHead overview={overview} />
      </div>
      <SharedRetryContext value={isMissing}>
        <div className={css.pane}>
          <div className={css.cards}>
            <div className={css.column}>
              <AttentionCard overview={overview} wasSettled={wasSettled} onRetry={retryAll} />
              {inOrder(placedCards(all, 'main', round))}
              {isArriving && <Waiting height={320} />}
            </div>
            <div className={css.column}>
              {isArriving && <Waiting height={180} />}
              {inOrder([
                ...placedCards(all, 'side', round),
                // Not before all steps are known: where all are done it never comes.
                ...(wasSettled
                  ? [{ key: 'setup', order: orders.setup, card: <SetupCard overview={overview} /> }]
                  : []),
                { key: 'changes', order: orders.changes, card: <ChangesCard /> },
              ])}
              <StartChoice />
            </div>
          </div>
        </div>
      </SharedRetryContext>
      {watches}
    </div>
  );
}
