import { addressLines } from '@jackfield/domain/address-text';
import { AddressForm } from '@jackfield/kit/address-form';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './office-choice.module.css';
import { boardMessages as messages } from './messages.ts';
import type { Choice } from './use-choice.ts';

/** The account's offices as tiles, a room in the chosen one, or the fields of another address. */
export function OfficeChoice({ choice, label }: { choice: Choice; label: string }) {
  const t = useT();
  const name = useId();
  const { offices, at, room } = choice;
  const tiles = [
    ...offices.map((address, index) => {
      const [street, place] = addressLines(address);
      return { value: index, title: street, text: place };
    }),
    { value: 'other' as const, title: t(messages.another), text: t(messages.anotherText) },
  ];
  if (choice.isLoading) return <Skeleton width={240} height={20} />;
  return (
    <div className={css.choice}>
      <fieldset>
        <legend className="ui-strong">{label}</legend>
        <div className={css.tiles}>
          {tiles.map(({ value, title, text }) => (
            <label key={value} className={css.tile} data-chosen={value === at}>
              <input
                type="radio"
                className="ui-radio"
                name={name}
                checked={value === at}
                onChange={() => choice.choose(value)}
              />
              <span className="ui-strong">{title}</span>
              <span className={`ui-note ${css.place}`}>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {at === 'other' ? (
        <AddressForm form={choice.form} />
      ) : (
        <div className={css.room}>
          <Field label={t(messages.room)} hint={t(messages.roomHint)}>
            <Input
              value={room}
              most={choice.mostRoom}
              autoComplete="off"
              onChange={(event) => choice.setRoom(event.target.value)}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
