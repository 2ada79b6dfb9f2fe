import type { TopUp } from '@jackfield/contract/api/top-up';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { RefreshCw } from '@jackfield/kit/ui/icons';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardsOptions } from '../cards/cards-query.ts';
import { topUpMessages as messages } from './messages.ts';
import css from './top-up-line.module.css';
import { topUpOptions } from './top-up-query.ts';
import { topUpsLeft } from './top-ups-left.ts';

const TopUpDialog = lazyPart(() => import('./top-up-dialog.tsx').then((file) => file.TopUpDialog));

/** `TopUpCard` in a line below the cards that it charges. */
export function TopUpLine() {
  const t = useT();
  const query = useQuery(topUpOptions());
  if (query.data) return <Line topUp={query.data} />;
  if (!query.isError) return <Skeleton width="100%" height={52} />;
  return (
    <div className={css.line} role="alert">
      <p className="ui-fill">{t(messages.loadFailed)}</p>
      <Button looks type="text" size="small" onClick={() => void query.refetch()}>
        {t(common.tryAgain)}
      </Button>
    </div>
  );
}

function Line({ topUp }: { topUp: TopUp }) {
  const t = useT();
  const { money } = useFormats();
  const { data: cards } = useQuery(cardsOptions());
  const [isEditing, setEditing] = useState(false);
  const { isOn, below, currency } = topUp;
  const hasCard = cards === undefined || cards.length > 0;
  return (
    <div className={css.line}>
      <RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className="ui-fill">
        <p>
          {isOn ? t(messages.atLine, { amount: money(below, currency) }) : t(messages.turnedOff)}
        </p>
        <TopUpNote topUp={topUp} hasCard={hasCard} />
      </div>
      {(isOn || hasCard) && (
        <Button
          type="text"
          size="small"
          aria-label={t(isOn ? messages.edit : messages.turnOnIt)}
          onClick={() => setEditing(true)}
        >
          {t(isOn ? common.edit : messages.turnOn)}
        </Button>
      )}
      {isEditing && <TopUpDialog topUp={topUp} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** What is added, or why nothing is. */
function TopUpNote({ topUp, hasCard }: { topUp: TopUp; hasCard: boolean }) {
  const t = useT();
  const { money } = useFormats();
  const { isOn, stopped, amount, currency } = topUp;
  if (!isOn && stopped !== null) {
    const why = stopped === 'declined' ? messages.declined : messages.noCard;
    return (
      <p className="ui-note" data-failed>
        {t(why)}
      </p>
    );
  }
  const text = isOn
    ? topUpsLeft(topUp) > 0
      ? t(messages.adds, { amount: money(amount, currency) })
      : t(messages.limitReached)
    : t(hasCard ? messages.off : messages.needsCard);
  return <p className="ui-note">{text}</p>;
}
