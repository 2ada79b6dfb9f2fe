import { paths } from '@jackfield/contract';
import { AddressForm } from '@jackfield/kit/address-form';
import { DrawerForm } from '@jackfield/kit/drawer-form';
import { PhoneInput } from '@jackfield/kit/phone-input';
import { QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { Alert } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { Link, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defaultCardOptions } from './api.ts';
import type { BasketLine } from './basket.ts';
import css from './buy-phones.module.css';
import { buyMessages } from './messages.ts';
import { useOrder } from './use-order.ts';

interface OrderDrawerProps {
  lines: readonly BasketLine[];
  onPlaced(): void;
  onClose(): void;
}

/** Orders what was chosen: where it goes, whom the courier calls, what it costs (DEV-02). */
export function OrderDrawer({ lines, onPlaced, onClose }: OrderDrawerProps) {
  const t = useT();
  const { money } = useFormats();
  const id = useId();
  const items = lines.map(({ phone, quantity }) => `${phone.item}*${quantity}`).join(',');
  const quote = useQuery(quoteOptions({ items }));
  const order = useOrder({
    lines,
    shownTotal: quote.data?.total,
    onPlaced,
    onOtherPrice: () => void quote.refetch(),
  });

  return (
    <DrawerForm
      title={t(buyMessages.drawer)}
      confirmText={
        quote.data
          ? t(buyMessages.place, { total: money(quote.data.total) })
          : t(buyMessages.placeOnly)
      }
      mayConfirm={quote.data !== undefined}
      dirty={order.isDirty}
      discardTitle={t(buyMessages.discardTitle)}
      onClose={onClose}
      {...order.dialog}
    >
      <QuoteBox quote={quote} head={<CardNote />} />
      <section className={css.part} aria-labelledby={`${id}-shipping`}>
        <h3 id={`${id}-shipping`}>{t(buyMessages.shipping)}</h3>
        <AddressForm form={order.address} />
        <Field
          label={t(buyMessages.contact)}
          hint={t(buyMessages.contactHint)}
          error={order.phoneError}
          required
        >
          <PhoneInput value={order.contactPhone} onChange={order.setContactPhone} />
        </Field>
      </section>
    </DrawerForm>
  );
}

/** Which card pays, or that there is none. */
function CardNote() {
  const t = useT();
  const card = useQuery(defaultCardOptions()).data;
  if (card === undefined) return null;
  if (card === null) {
    return (
      <Alert kind="warning" title={t(buyMessages.noCard)}>
        <Link to={paths.admin.billing.information()}>{t(buyMessages.addCard)}</Link>
      </Alert>
    );
  }
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return <p className="ui-secondary">{t(buyMessages.card, { brand, last4: card.last4Digits })}</p>;
}
