import { type Deskphone, mostPieces } from '@jackfield/contract/api/deskphone';
import { IconButton } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { Minus, Plus } from '@jackfield/kit/ui/icons';
import { useFormats, useT } from '@jackfield/runtime';
import css from './buy-phones.module.css';
import { buyMessages } from './messages.ts';
import { PhoneDrawing } from './phone-drawing.tsx';

interface PhoneCardProps {
  phone: Deskphone;
  quantity: number;
  onQuantity(quantity: number): void;
}

/** A telephone for sale: picture, model, price, how many (annex G3). */
export function PhoneCard({ phone, quantity, onQuantity }: PhoneCardProps) {
  const t = useT();
  const { money } = useFormats();
  const { model, description, picture, price, currency } = phone;
  return (
    <li className={`ui-card ${css.card}`} data-chosen={quantity > 0}>
      <div className={css.picture}>
        <PhoneDrawing picture={picture} />
      </div>
      <h3>{model}</h3>
      <p className="ui-secondary">{description}</p>
      <div className={`ui-actions ${css.foot}`}>
        <span className={`ui-strong ${css.price}`}>
          {t(buyMessages.each, { price: money(price, currency) })}
        </span>
        <div className={css.stepper}>
          <IconButton
            label={t(buyMessages.fewer, { model })}
            icon={<Minus size={15} strokeWidth={1.75} />}
            disabled={quantity === 0}
            onClick={() => onQuantity(quantity - 1)}
          />
          <Input
            className={css.quantity}
            aria-label={t(buyMessages.quantityOf, { model })}
            value={String(quantity)}
            inputMode="numeric"
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => onQuantity(Number(event.target.value.replaceAll(/\D/g, '')))}
          />
          <IconButton
            label={t(buyMessages.more, { model })}
            icon={<Plus size={15} strokeWidth={1.75} />}
            disabled={quantity >= mostPieces}
            onClick={() => onQuantity(quantity + 1)}
          />
        </div>
      </div>
    </li>
  );
}
