import { Button, IconButton, useIsPhone } from '@jackfield/kit/ui/core';
import { Delete, Phone } from '@jackfield/kit/ui/icons';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TypedLine } from '../outgoing/typed-line.tsx';
import { dockMessages } from './messages.ts';
import { KeyGrid } from './key-grid.tsx';
import css from './keypad.module.css';
import people from './people.module.css';
import { PersonToCall } from './people-list.tsx';
import { dialled, isDialled, readTyped, shownTyped } from './typed-number.ts';
import { type Found, useFound } from './use-found.ts';

interface KeypadProps {
  /** Null while nobody can be called. */
  onCall: ((to: string, name?: string, isPriceShown?: boolean) => void) | null;
}

const keysIn = (text: string) => text.replaceAll(/[^\d*#]/g, '').length;

/** The place behind so many keys of a shown number. */
function placeBehind(text: string, keys: number): number {
  let place = 0;
  while (place < text.length && keysIn(text.slice(0, place)) < keys) place += 1;
  return place;
}

/** A number by keys, mouse or paste, or a name; who of the account fits is offered. */
export function Keypad({ onCall }: KeypadProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const country = useAtomValue(accountAtom)?.country ?? '';
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const { found } = useFound(typed, { limit: 3, isAsked: typed.length > 1 });
  const shown = shownTyped(typed, country);
  const isNumber = isDialled(typed) && /[\d*#]/.test(typed);
  const to = dialled(typed, country);
  const callFound = onCall && (({ extension, name }: Found) => onCall(extension, name));
  const [first] = found;

  // A keyboard on the screen would cover the keys.
  useEffect(() => {
    if (!isPhone) field.current?.focus();
  }, [isPhone]);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const place = placeBehind(shown, caret.current);
    caret.current = null;
    field.current?.setSelectionRange(place, place);
  }, [shown]);

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const { value, selectionStart } = target;
    const place = selectionStart ?? value.length;
    let next = readTyped(value);
    let keys = keysIn(value.slice(0, place));
    // Who deletes a bracket of the mask means the digit before it.
    if (value.length === shown.length - 1 && keysIn(value) === keysIn(shown) && keys > 0) {
      const end = placeBehind(next, keys);
      next = next.slice(0, end - 1) + next.slice(end);
      keys -= 1;
    }
    if (place < value.length && isDialled(next)) caret.current = keys;
    setTyped(next);
  }

  function call(): void {
    if (isNumber) onCall?.(to, '', true);
    else if (first) callFound?.(first);
  }

  return (
    <>
      <div className={css.field}>
        <input
          ref={field}
          className={`ui-num ${css.number}`}
          type="text"
          inputMode="tel"
          autoComplete="off"
          aria-label={t(dockMessages.typed)}
          placeholder={t(dockMessages.typed)}
          value={shown}
          onChange={change}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // What is asked before a call takes the focus, and would be answered by this very press.
            event.preventDefault();
            call();
          }}
        />
        {typed !== '' && (
          <IconButton
            label={t(dockMessages.deleteLast)}
            icon={<Delete size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setTyped(typed.slice(0, -1))}
          />
        )}
      </div>
      {isNumber && <TypedLine to={to} />}
      {found.length > 0 && typed !== '' && (
        <ul className={people.rows} aria-label={t(dockMessages.people)}>
          {found.slice(0, 3).map((one) => (
            <li key={one.id}>
              <PersonToCall one={one} onCall={callFound} />
            </li>
          ))}
        </ul>
      )}
      <KeyGrid onKey={(key) => setTyped(isDialled(typed) ? typed + key : key)} />
      <Button
        type="primary"
        size="large"
        block
        disabled={onCall === null || !(isNumber || (typed !== '' && first))}
        icon={<Phone size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={call}
      >
        {t(dockMessages.call)}
      </Button>
    </>
  );
}
