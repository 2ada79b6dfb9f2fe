import { defaultPhoneCountry, type PhoneCountry } from '@jackfield/domain';
import { countries } from '@jackfield/domain/countries';
import { countryChoices } from '@jackfield/domain/dialing';
import { phoneCountryOf } from '@jackfield/domain/dialing';
import { Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ChangeEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { digitsBefore, placeAfter, withoutDigitBefore } from './caret.ts';
import { phoneMessages } from './messages.ts';
import css from './phone-input.module.css';
import { isMasked, readPhone, shownPhone, type TypedPhone } from './typed-phone.ts';

export interface PhoneInputProps {
  /**
   * Plus sign and digits, as stored; empty when nothing was typed. May be incomplete, or a text that
   * is more than a number, as it was typed.
   */
  value: string;
  onChange(value: string): void;
}

const prefixes = new Map(
  countries.map(({ countryAlpha3Code, code }) => [countryAlpha3Code, code[0]]),
);

function countryNamed(country: string): PhoneCountry {
  const prefix = prefixes.get(country);
  return prefix === undefined ? { country: defaultPhoneCountry, prefix: '1' } : { country, prefix };
}

/**
 * A phone number with the mask of its country (VAL-06, VAL-07). The account's country is chosen at
 * first, USA where none is known (VAL-09, OP-129). Takes name, hint and error of the `Field` around
 * it; `phoneFault` is its rule.
 */
export function PhoneInput({ value, onChange }: PhoneInputProps) {
  const t = useT();
  const countryId = useId();
  const account = useAtomValue(accountAtom);
  const [chosen, setChosen] = useState(account?.country ?? (defaultPhoneCountry as string));
  const of = useMemo(
    () => (isMasked(value) ? phoneCountryOf(value, chosen) : null) ?? countryNamed(chosen),
    [value, chosen],
  );
  const take = (typed: TypedPhone) => {
    setChosen(typed.of.country);
    if (typed.value !== value) onChange(typed.value);
  };
  const { shown, change } = usePhoneText(value, of, take);
  const readWhole = () => take(readPhone(value, of, true));
  return (
    <div className={css.phone}>
      <Select<string>
        id={countryId}
        aria-label={t(phoneMessages.country)}
        data-later
        className={css.country ?? ''}
        value={of.country}
        popupMatchSelectWidth={260}
        showSearch={{ optionFilterProp: 'label' }}
        options={countryChoices().map(({ value: country, label: name }) => ({
          value: country,
          label: t(phoneMessages.option, { country: name, prefix: prefixes.get(country) ?? '' }),
        }))}
        labelRender={({ value: country }) => `${country} +${of.prefix}`}
        onChange={(country) => {
          setChosen(country);
          const text = isMasked(value) ? value.slice(1 + of.prefix.length) : value;
          onChange(readPhone(text, countryNamed(country)).value);
        }}
      />
      <Input
        className="ui-num"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={shown}
        onChange={change}
        onBlur={readWhole}
        onPressEnter={readWhole}
      />
    </div>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The field's text, digits under their mask; the caret stays behind the digit that was typed. */
function usePhoneText(value: string, of: PhoneCountry, onRead: (typed: TypedPhone) => void) {
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<{ digits: number; isEnd: boolean } | null>(null);
  const shown = shownPhone(value, of);

  useLayoutEffect(() => {
    if (caret.current === null || input.current === null) return;
    const place = placeAfter(shown, caret.current.digits, caret.current.isEnd);
    caret.current = null;
    input.current.setSelectionRange(place, place);
  }, [shown]);

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const place = target.selectionStart ?? target.value.length;
    input.current = target;
    const isEnd = place >= target.value.length;
    const isSignDeleted =
      isMasked(value) &&
      target.value.length === shown.length - 1 &&
      digitsOf(target.value) === digitsOf(shown);
    const text = isSignDeleted ? withoutDigitBefore(shown, place + 1) : target.value;
    const digits = digitsBefore(text, place);
    const typed = readPhone(text, of);
    caret.current = isMasked(typed.value) ? { digits, isEnd } : null;
    // What is left when the last digit of a number goes is no number.
    const isEmptied = text.length < shown.length && typed.value === `+${typed.of.prefix}`;
    onRead(isEmptied ? { ...typed, value: '' } : typed);
  }
  return { shown, change };
}
