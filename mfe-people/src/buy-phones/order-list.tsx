import type { DeskphoneOrder, DeskphoneOrderStatus } from '@jackfield/contract/api/deskphone';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, Skeleton, StatusBadge, type StatusBadgeProps, Tag } from '@jackfield/kit/ui/core';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ordersOptions } from './api.ts';
import css from './buy-phones.module.css';
import { buyMessages } from './messages.ts';
import { useOrderText } from './use-order-text.ts';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx').then((f) => f.CancelDialog));

const looks: Record<DeskphoneOrderStatus, Pick<StatusBadgeProps, 'meaning' | 'shape'>> = {
  pending: { meaning: 'warning', shape: 'ring' },
  paid: { meaning: 'info', shape: 'dot' },
  shipped: { meaning: 'info', shape: 'ring' },
  delivered: { meaning: 'success', shape: 'dot' },
  cancelled: { meaning: 'quiet', shape: 'cross' },
};

/** Orders of the account, newest first, with their state (DEV-02). */
export function OrderList() {
  const t = useT();
  const orders = useQuery(ordersOptions());
  const [cancelling, setCancelling] = useState<DeskphoneOrder | null>(null);
  if (orders.isError && !orders.data) {
    return <LoadFailure title={t(buyMessages.ordersFailed)} query={orders} />;
  }
  if (!orders.data) return <Skeleton width="100%" height={62} />;
  if (orders.data.length === 0) {
    return (
      <div className={`ui-well ${css.none}`}>
        <strong>{t(common.noOrdersYet)}</strong>
        <p className="ui-secondary">{t(buyMessages.noOrdersText)}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="ui-card ui-rows" aria-label={t(buyMessages.orders)}>
        {orders.data.map((order) => (
          <OrderRow key={order.id} order={order} onCancel={() => setCancelling(order)} />
        ))}
      </ul>
      {cancelling && <CancelDialog order={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}

function OrderRow({ order, onCancel }: { order: DeskphoneOrder; onCancel(): void }) {
  const t = useT();
  const { dateTime, money } = useFormats();
  const textOf = useOrderText();
  const { status, total, currency, createdAt, trackingNumber, reason, isRefunded } = order;
  const { address, city, state, zip } = order.shippingAddress;
  const canCancel = status === 'pending' || status === 'paid';
  return (
    <li className={css.order}>
      <div className={css.about}>
        <span className="ui-strong">{textOf(order)}</span>
        <span className="ui-secondary">
          <span className={css.sum}>{money(total, currency)}</span>
          {' · '}
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </span>
        <span className="ui-secondary">{[address, city, `${state} ${zip}`].join(', ')}</span>
        {trackingNumber !== null && (
          <span className="ui-secondary">
            {t(buyMessages.tracking, { number: trackingNumber })}
          </span>
        )}
        {reason !== null && <span className="ui-secondary">{reason}</span>}
      </div>
      <div className={css.state}>
        <span className={css.badges}>
          {isRefunded && <Tag>{t(buyMessages.refunded)}</Tag>}
          <StatusBadge {...looks[status]}>{t(buyMessages[status])}</StatusBadge>
        </span>
        {canCancel && (
          <Button size="small" onClick={onCancel}>
            {t(buyMessages.cancelOrder)}
          </Button>
        )}
      </div>
    </li>
  );
}
