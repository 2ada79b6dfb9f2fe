import { AddressForm } from '@jackfield/kit/address-form';
import { focusFirstError } from '@jackfield/kit/record-form';
import { PhoneInput } from '@jackfield/kit/phone-input';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { ConfirmDialog, Drawer } from '@jackfield/kit/ui/overlay';
import { useFormats, useT } from '@jackfield/runtime';
import { useId, useRef, useState } from 'react';
import { type BasketLine, totalOf } from './basket.ts';
import css from './buy-phones.module.css';
import { CardNote } from './card-note.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const order = useOrder(lines);
  const total = money(totalOf(lines));

  const place = async () => {
    if (await order.place()) onPlaced();
    else focusFirstError(form.current);
  };
  return (
    <Drawer
      open
      title={t(buyMessages.drawer)}
      dirty={order.isDirty}
      busy={order.isSending}
      onClose={() => (order.isDirty ? setAsking(true) : onClose())}
      footer={
        <div className={css.footer}>
          <Button disabled={order.isSending} onClick={onClose}>
            {t(buyMessages.cancel)}
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={order.isSending}>
            {t(buyMessages.place, { total })}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void place();
        }}
      >
        {order.failure !== '' && <Alert kind="error" title={order.failure} />}
        <ul className={css.lines} aria-label={t(buyMessages.lines)}>
          {lines.map(({ phone, quantity }) => (
            <li key={phone.id}>
              <span>{t(buyMessages.line, { quantity, model: phone.model })}</span>
              <span className={css.sum}>{money(totalOf([{ phone, quantity }]))}</span>
            </li>
          ))}
          <li>
            <span>{t(buyMessages.total)}</span>
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
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t(buyMessages.discardTitle)}
        confirmText={t(buyMessages.discard)}
        cancelText={t(buyMessages.keep)}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t(buyMessages.discardText)}
      </ConfirmDialog>
    </Drawer>
  );
}
