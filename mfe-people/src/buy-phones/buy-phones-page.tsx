import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { EditPage } from '@jackfield/records/edit-page';
import { common, Link, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskphonesOptions } from './api.ts';
import { type Basket, linesOf, piecesOf, totalOf, withQuantity } from './basket.ts';
import css from './buy-phones.module.css';
import { buyMessages } from './messages.ts';
import { OrderList } from './order-list.tsx';
import { PhoneCard } from './phone-card.tsx';

const OrderDrawer = lazyPart(() => import('./order-drawer.tsx').then((f) => f.OrderDrawer));

/** Desk phones for sale, and the orders of the account (DEV-02, annex G3). */
export function Component() {
  const t = useT();
  useBreadcrumb([{ label: t(common.buyDeskPhones) }]);
  return (
    <EditPage
      head={
        <header className={css.head}>
          <h1>{t(common.buyDeskPhones)}</h1>
          <Link to={paths.admin.deskphones.allDevices()}>{t(common.allDevices)}</Link>
        </header>
      }
    >
      <FormSection title={t(buyMessages.catalogue)} intro={t(buyMessages.catalogueText)}>
        <Catalogue />
      </FormSection>
      <FormSection title={t(buyMessages.orders)} intro={t(buyMessages.ordersText)}>
        <OrderList />
      </FormSection>
    </EditPage>
  );
}

function Catalogue() {
  const t = useT();
  const { money } = useFormats();
  const phones = useQuery(deskphonesOptions());
  const [basket, setBasket] = useState<Basket>({});
  const [isOrdering, setOrdering] = useState(false);
  if (phones.isError && !phones.data) {
    return <LoadFailure title={t(buyMessages.cannotLoad)} query={phones} />;
  }
  const lines = linesOf(basket, phones.data ?? []);
  const pieces = piecesOf(lines);
  return (
    <>
      <ul className="ui-columns" aria-label={t(buyMessages.models)} aria-busy={!phones.data}>
        {phones.data?.map((phone) => (
          <PhoneCard
            key={phone.id}
            phone={phone}
            quantity={basket[phone.id] ?? 0}
            onQuantity={(quantity) => setBasket((now) => withQuantity(now, phone.id, quantity))}
          />
        )) ?? (
          <li className={`ui-card ${css.card}`}>
            <Skeleton width="100%" height={180} />
          </li>
        )}
      </ul>
      <div className={css.chosen}>
        <output className={`ui-text2 ${css.sum}`}>
          {pieces === 0
            ? t(buyMessages.nothing)
            : t(buyMessages.chosen, { count: pieces, total: money(totalOf(lines)) })}
        </output>
        <Button type="primary" disabled={pieces === 0} onClick={() => setOrdering(true)}>
          {t(buyMessages.order)}
        </Button>
      </div>
      {isOrdering && (
        <OrderDrawer
          lines={lines}
          onPlaced={() => {
            setOrdering(false);
            setBasket({});
          }}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  );
}
