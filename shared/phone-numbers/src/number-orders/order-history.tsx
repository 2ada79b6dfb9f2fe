import type { CallingNameOrder, ListingOrder } from '@jackfield/contract/api/number-order';
import { EmptyState } from '@jackfield/kit/empty-state';
import { FormSection } from '@jackfield/kit/form-section';
import { History } from '@jackfield/kit/ui/icons';
import { OrderStatus } from '@jackfield/phone-numbers/order-status';
import { common, useFormats, useT } from '@jackfield/runtime';
import { listingAddress } from './listing-text.ts';
import { numberOrderMessages } from './messages.ts';
import { NumberFrame, type NumberOrdersProps } from './number-frame.tsx';
import css from './number-orders.module.css';
import { useCallingNameOrders, useListingOrders } from './use-orders.ts';

/** Orders of a number's calling name, newest first (LIDB-07). */
export function CallingNameHistory(props: NumberOrdersProps) {
  const t = useT();
  const query = useCallingNameOrders(props.pid);
  return (
    <NumberFrame {...props} query={query} title={t(numberOrderMessages.callingName)}>
      {({ items }) => <Orders items={items} />}
    </NumberFrame>
  );
}

/** Orders of a number's directory listing, newest first (LIDB-07). */
export function DirectoryListingHistory(props: NumberOrdersProps) {
  const t = useT();
  const query = useListingOrders(props.pid);
  return (
    <NumberFrame {...props} query={query} title={t(common.directoryListing)}>
      {({ items }) => <Orders items={items} />}
    </NumberFrame>
  );
}

function Orders({ items }: { items: readonly (CallingNameOrder | ListingOrder)[] }) {
  const t = useT();
  if (items.length === 0) {
    return (
      <EmptyState icon={History} title={t(common.noOrdersYet)}>
        {t(numberOrderMessages.noOrdersText)}
      </EmptyState>
    );
  }
  return (
    <FormSection title={t(numberOrderMessages.history)} intro={t(numberOrderMessages.historyText)}>
      <ol className="ui-card ui-rows" aria-label={t(numberOrderMessages.orders)}>
        {items.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ol>
    </FormSection>
  );
}

function Order({ order }: { order: CallingNameOrder | ListingOrder }) {
  const t = useT();
  const { dateTime } = useFormats();
  const isName = 'callerName' in order;
  const kind = isName ? order.lineType : order.listingType;
  return (
    <li className={css.order}>
      <div className={css.lines}>
        <span className="ui-strong">{isName ? order.callerName : order.listingName}</span>
        <span className="ui-secondary">
          {t(numberOrderMessages[kind])}
          {!isName && ` · ${listingAddress(order.address)}`}
        </span>
        <time className="ui-secondary" dateTime={order.createdAt}>
          {dateTime(order.createdAt)}
        </time>
        {order.reason !== null && <span className={css.reason}>{order.reason}</span>}
      </div>
      <OrderStatus status={order.orderStatus} />
    </li>
  );
}
