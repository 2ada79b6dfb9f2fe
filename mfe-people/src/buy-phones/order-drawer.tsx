import { paths } from '@jackfield/contract';
import { AddressForm } from '@jackfield/kit/address-form';
import { DrawerForm } from '@jackfield/kit/drawer-form';
import { PhoneInput } from '@jackfield/kit/phone-input';
import { Alert } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { common, Link, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defaultCardOptions } from './api.ts';
import { type BasketLine, totalOf } from './basket.ts';
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
  const order = useOrder(lines, onPlaced);
  const total = money(totalOf(lines));

  return (
    <DrawerForm
      title={t(buyMessages.drawer)}
      confirmText={t(buyMessages.place, { total })}
      dirty={order.isDirty}
      discardTitle={t(buyMessages.discardTitle)}
      onClose={onClose}
      {...order.dialog}
    >
      <ul className={css.lines} aria-label={t(buyMessages.lines)}>
        {lines.map(({ phone, quantity }) => (
          <li key={phone.id}>
            <span>{t(buyMessages.line, { quantity, model: phone.model })}</span>
            <span className={css.sum}>{money(totalOf([{ phone, quantity }]))}</span>
          </li>
        ))}
        <li>
          <span>{t(common.total)}</span>
          <span className={css.sum}>{total}</span>
        </li>
      </ul>
      <CardNote />
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
