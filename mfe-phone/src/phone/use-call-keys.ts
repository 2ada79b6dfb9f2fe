import { useEffect, useRef } from 'react';

/** Acts by the letter that is pressed with Alt; undefined where there is nothing to do it with. */
export type CallKeys = Readonly<Partial<Record<'A' | 'V' | 'M' | 'H' | 'T' | 'E', () => void>>>;

/** Keys of the phone on every page; by their place, as Alt makes other letters on some computers. */
export function useCallKeys(keys: CallKeys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { altKey, ctrlKey, metaKey, shiftKey, repeat, code } = event;
      if (!altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      const act = new Map(Object.entries(now.current)).get(code.replace('Key', ''));
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
