import type { PaymentMethod } from '@jackfield/contract/api/billing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Skeleton, Tag } from '@jackfield/kit/ui/core';
import { Star, Trash2, TriangleAlert } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { RowMenu } from '@jackfield/kit/ui/table';
import { useSkeleton } from '@jackfield/lists/list-page';
import { common, useT } from '@jackfield/runtime';
import { type ReactNode, useState } from 'react';
import { BrandMark } from '../cards/brand-mark.tsx';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { cardName } from '../cards/card-name.ts';
import { cardStates } from '../cards/messages.ts';
import { useCards } from '../cards/use-cards.ts';
import { useDefaultCard } from '../cards/use-default-card.ts';
import { type CardExpiry, cardExpiry, expiryDate } from './card-expiry.ts';
import css from './cards-panel.module.css';
import { LoadFailed } from './load-failed.tsx';
import { billingMessages } from './messages.ts';
import { Panel, PanelNone } from './panel.tsx';

const DeleteCardDialog = lazyPart(() =>
  import('../cards/delete-card-dialog.tsx').then((file) => file.DeleteCardDialog),
);

const expiryTexts = {
  later: billingMessages.expires,
  thisMonth: billingMessages.expiresThisMonth,
  nextMonth: billingMessages.expiresNextMonth,
  expired: billingMessages.expired,
} as const satisfies Record<CardExpiry, unknown>;

/**
 * Cards of the account, the default first, with a warning before one expires (BILL-01); below them
 * what a page has to say of them.
 */
export function CardsPanel({ foot }: { foot?: ReactNode }) {
  const t = useT();
  const query = useCards();
  const { data: cards, isPending, isError } = query;
  const placeholders = useSkeleton(isPending);
  const [now] = useState(() => new Date());
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  const choose = useDefaultCard();
  const menu = (card: PaymentMethod): MenuGroups => [
    ...(card.isDefault
      ? []
      : [[{ key: 'default', label: t(common.setAsDefault), icon: Star, run: () => choose(card) }]]),
    [
      {
        key: 'delete',
        label: t(common.deleteAsk),
        icon: Trash2,
        danger: true,
        run: () => setLeaving(card),
      },
    ],
  ];
  return (
    <Panel
      title={t(billingMessages.cards)}
      action={<AddCardButton />}
      isWaiting={isPending}
      foot={foot}
    >
      <LoadFailed title={t(billingMessages.cardsFailed)} query={query} />
      {cards === undefined && !isError && (
        <ul className="ui-rows" aria-busy="true">
          {[0, 1].map((at) => (
            <li key={at} className={css.card} aria-hidden="true">
              {placeholders && <CardSkeleton />}
            </li>
          ))}
        </ul>
      )}
      {cards?.length === 0 && <PanelNone>{t(billingMessages.noCards)}</PanelNone>}
      {cards && cards.length > 0 && (
        <ul className="ui-rows">
          {cards.map((card) => (
            <CardRow key={card.id} method={card} now={now} menu={menu} />
          ))}
        </ul>
      )}
      {leaving && (
        <DeleteCardDialog
          card={leaving}
          others={(cards ?? []).filter(({ id }) => id !== leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
}

interface CardRowProps {
  method: PaymentMethod;
  now: Date;
  menu(method: PaymentMethod): MenuGroups;
}

function CardRow({ method, now, menu }: CardRowProps) {
  const t = useT();
  const { card, isDefault } = method;
  const expiry = cardExpiry(card, now);
  return (
    <li className={css.card}>
      <BrandMark brand={card.brand} />
      <div className="ui-lines">
        <span className={css.name}>
          <span className="ui-num">{cardName(method)}</span>
          {isDefault && <Tag tone="brand">{t(cardStates.default)}</Tag>}
        </span>
        <span className={`ui-note ${css.expiry}`} data-expiry={expiry}>
          {expiry !== 'later' && <TriangleAlert size={13} strokeWidth={1.75} aria-hidden="true" />}
          {t(expiryTexts[expiry], { date: expiryDate(card) })}
        </span>
      </div>
      <span className={css.menu}>
        <RowMenu name={cardName(method)} groups={() => menu(method)} />
      </span>
    </li>
  );
}

function CardSkeleton() {
  return (
    <>
      <Skeleton width={36} height={24} />
      <span className={css.bars}>
        <Skeleton width={124} height={10} />
        <Skeleton width={88} height={8} faint />
      </span>
    </>
  );
}
