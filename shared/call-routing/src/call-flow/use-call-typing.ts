import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { useEffect, useRef } from 'react';

export interface CallTyping {
  /** Space, where no control takes it. */
  toggle(): void;
  /** A digit, * or #. */
  press(key: IvrInput): void;
}

const fields = 'input, textarea, [contenteditable=true]';
const controls = `${fields}, button, select, [role=combobox], [role=switch], a[href]`;

const isKey = (key: string): key is IvrInput =>
  key.length === 1 && (ivrInputs as readonly string[]).includes(key);

/** Keys of the keyboard for a tried call, wherever the focus is but in a field. */
export function useCallTyping(typing: CallTyping): void {
  const now = useRef(typing);
  useEffect(() => {
    now.current = typing;
  });
  useEffect(() => {
    function type(event: KeyboardEvent): void {
      const { target, key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey) return;
      const isIn = (where: string) => target instanceof Element && target.matches(where);
      if (key === ' ' && !isIn(controls)) now.current.toggle();
      else if (isKey(key) && !isIn(`${fields}, [role=combobox]`)) now.current.press(key);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', type);
    return () => document.removeEventListener('keydown', type);
  }, []);
}
