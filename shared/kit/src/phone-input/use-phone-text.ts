import type { PhoneCountry } from '@jackfield/domain';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { digitsBefore, placeAfter, withoutDigitBefore } from './caret.ts';
import { readPhone, shownPhone, type TypedPhone } from './typed-phone.ts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The field's text under its mask; the caret stays behind the digit that was typed. */
export function usePhoneText(value: string, of: PhoneCountry, onRead: (typed: TypedPhone) => void) {
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
      target.value.length === shown.length - 1 && digitsOf(target.value) === digitsOf(shown);
    const text = isSignDeleted ? withoutDigitBefore(shown, place + 1) : target.value;
    const digits = digitsBefore(text, place);
    caret.current = { digits, isEnd };
    onRead(readPhone(text, of));
  }
  return { shown, change };
}
