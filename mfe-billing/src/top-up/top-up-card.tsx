import { monthNameText } from '@jackfield/domain/days-in-words';
import { capital } from '@jackfield/domain/locale';
import { putTopUp, type TopUp } from '@jackfield/contract/api/top-up';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Switch } from '@jackfield/kit/ui/form';
import { call, common, notify, useFormats, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { creditMessages } from '../call-credits/messages.ts';
import { brandName } from '@jackfield/domain/card-brand';
import { cardsOptions } from '../cards/cards-query.ts';
import { topUpMessages as messages } from './messages.ts';
import { TopUpDialog } from './top-up-dialog.tsx';
import css from './top-up-card.module.css';
import { topUpOptions } from './top-up-query.ts';
import { topUpsLeft } from './top-ups-left.ts';

/** Credit that is added by itself: whether, how much, and how far this month has come. */
export function TopUpCard() {
  const t = useT();
  const query = useQuery(topUpOptions());
  if (query.data) return <Card topUp={query.data} />;
  if (query.isError) return <LoadFailure title={t(messages.loadFailed)} query={query} />;
  return <Skeleton width="100%" height={120} />;
}

function Card({ topUp }: { topUp: TopUp }) {
  const t = useT();
  const id = useId();
  const client = useQueryClient();
  const cards = useQuery(cardsOptions());
  const [isEditing, setEditing] = useState(false);
  const [isSending, setSending] = useState(false);
  const { isOn, stopped } = topUp;
  const hasCard = cards.data === undefined || cards.data.length > 0;

  async function turnOff() {
    setSending(true);
    const { below, amount, monthlyLimit, version } = topUp;
    try {
      const body = { isOn: false, below, amount, monthlyLimit };
      client.setQueryData(topUpOptions().queryKey, await call(putTopUp, { body }, { version }));
      notify.success(t(messages.turnedOff));
    } catch (error) {
      notify.failure(error);
      void client.invalidateQueries({ queryKey: topUpOptions().queryKey });
    } finally {
      setSending(false);
    }
  }

  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{t(messages.title)}</h2>
        <Switch
          aria-labelledby={id}
          checked={isOn}
          loading={isSending}
          disabled={!isOn && !hasCard}
          onChange={(wanted) => (wanted ? setEditing(true) : void turnOff())}
        />
      </header>
      {isOn ? <OnText topUp={topUp} /> : <p className="ui-secondary">{t(messages.off)}</p>}
      {isOn && <Month topUp={topUp} onEdit={() => setEditing(true)} />}
      {!isOn && stopped !== null && (
        <Alert
          kind="error"
          title={t(stopped === 'declined' ? messages.declined : messages.noCard)}
        />
      )}
      {!isOn && stopped === null && !hasCard && <p className="ui-note">{t(messages.needsCard)}</p>}
      {isEditing && <TopUpDialog topUp={topUp} onClose={() => setEditing(false)} />}
    </section>
  );
}

function OnText({ topUp: { below, amount, currency } }: { topUp: TopUp }) {
  const t = useT();
  const { money } = useFormats();
  const card = useQuery(cardsOptions()).data?.[0]?.card;
  return (
    <p className="ui-secondary">
      {t(messages.on, {
        below: money(below, currency),
        amount: money(amount, currency),
        card: card
          ? t(creditMessages.cardEnding, {
              brand: brandName(card.brand),
              last4: card.last4Digits,
            })
          : t(messages.defaultCard),
      })}
    </p>
  );
}

/** How far the month has come, and whether one more fits. */
function Month({ topUp, onEdit }: { topUp: TopUp; onEdit(): void }) {
  const t = useT();
  const { money } = useFormats();
  const { used, monthlyLimit, currency, month, nextMonth } = topUp;
  const fit = topUpsLeft(topUp);
  const name = monthNameText(month);
  return (
    <>
      <div className={css.month}>
        <span>{capital(name)}</span>
        <span className="ui-num">
          {t(messages.usedOf, {
            used: money(used, currency),
            limit: money(monthlyLimit, currency),
          })}
        </span>
      </div>
      <span className={css.meter} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (used / monthlyLimit) * 100)}%` }} />
      </span>
      <div className={css.month}>
        <span className="ui-note">
          {fit > 0
            ? t(messages.more, { count: fit })
            : t(messages.reached, { month: name, day: monthAndDayText(nextMonth) })}
        </span>
        <Button size="small" aria-label={t(messages.edit)} onClick={onEdit}>
          {t(common.edit)}
        </Button>
      </div>
    </>
  );
}
