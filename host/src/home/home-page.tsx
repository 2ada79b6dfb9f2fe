import type { Contributor, HomeCard, HomeFindings } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { SharedRetryContext } from '@jackfield/kit/summary-card';
import { Skeleton } from '@jackfield/kit/ui/core';
import { queryClient, useT } from '@jackfield/runtime';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { AttentionCard } from './attention-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ContributedCard } from './contributed-card.tsx';
import css from './home.module.css';
import { homeMessages } from './messages.ts';
import { type Found, overviewOf } from './overview.ts';
import { SetupCard } from './setup-card.tsx';
import { StartChoice } from './start-choice.tsx';
import { moveWithArrows } from './use-arrow-keys.ts';
import { type Contributed, useContributions } from './use-contributions.ts';
import { useHomeChoice } from './use-home-choice.ts';
import { useRetries } from './use-retries.ts';
import { VerdictHead } from './verdict-head.tsx';
import { Watch } from './watch.tsx';

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
  useBreadcrumb([{ label: t(homeMessages.title) }]);
  const { all, load } = useContributions(contributors);
  const [found, setFound] = useState<Found>({});
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const tell = useCallback(
    (area: string, findings: HomeFindings) =>
      setFound((before) => ({
        ...before,
        // What was known stays in sight until there is something newer.
        [area]: findings.state === 'ready' ? findings : { ...before[area], ...findings },
      })),
    [],
  );
  /** Loads anew what did not arrive, and draws anew what broke. */
  function retry({ contributor, arrival }: Contributed): void {
    const { area } = contributor;
    tell(area, { state: 'loading' });
    if (arrival.phase === 'failed') load(contributor);
    else setTries((before) => ({ ...before, [area]: (before[area] ?? 0) + 1 }));
  }
  const { query } = useHomeChoice();
  const hidden = query.data?.hidden ?? (query.isError ? [] : null);
  const overview = overviewOf({ contributed: all, found, hidden, retry });
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
      {all.map(({ contributor, arrival }) => {
        const { area } = contributor;
        return arrival.phase === 'ready' && arrival.module.watch ? (
          <Watch
            key={`${area} ${tries[area] ?? 0}`}
            contributor={contributor}
            module={arrival.module}
            tell={tell}
          />
        ) : null;
      })}
    </div>
  );
}
