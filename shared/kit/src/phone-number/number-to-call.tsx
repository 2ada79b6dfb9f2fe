import { isEmergencyNumber } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { canCallAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { KeyboardEvent } from 'react';
import { callHere } from './call-here.ts';
import { phoneNumberMessages } from './messages.ts';
import css from './number-to-call.module.css';

interface NumberToCallProps {
  /** As it is stored, in international format; what is none stays text. */
  number: string;
  /** Whose it is, where the page says it beside the number. */
  name?: string;
  /** Stands in a row that a press opens: narrow ones have no room for a second thing to press. */
  isInRow?: boolean;
}

const isNumber = (text: string) => /^\+\d{7,15}$/.test(text) && !isEmergencyNumber(text);

/** The row behind it would take the key as well. */
function keepPress(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}

/** A number as people read it: '+1 (251) 555-0167'. Where the page has a phone a press calls it. */
export function NumberToCall({ number, name = '', isInRow = false }: NumberToCallProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const canCall = useAtomValue(canCallAtom);
  const shown = formatPhone(number);
  if (!canCall || !isNumber(number) || (isInRow && isPhone)) return shown;
  const label =
    name === ''
      ? t(phoneNumberMessages.call, { number: shown })
      : t(phoneNumberMessages.callWho, { number: shown, name });
  return (
    <button
      type="button"
      className={css.number}
      aria-label={label}
      onKeyDown={keepPress}
      onClick={(event) => {
        event.stopPropagation();
        callHere(number, name);
      }}
    >
      {shown}
    </button>
  );
}
