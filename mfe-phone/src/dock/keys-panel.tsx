import { useT } from '@jackfield/runtime';
import { useEffect, useRef, useState } from 'react';
import { dockMessages } from './messages.ts';
import { isKey, KeyGrid } from './key-grid.tsx';
import css from './keypad.module.css';
import { useKeysWithin } from './use-keys-within.ts';

/** Keys that the other side of a call hears, pressed or typed. */
export function KeysPanel({ onKey }: { onKey(key: string): void }) {
  const t = useT();
  const [sent, setSent] = useState('');
  const place = useRef<HTMLDivElement>(null);
  // Keys are typed at once.
  useEffect(() => place.current?.focus(), []);
  const press = (key: string) => {
    setSent(sent + key);
    onKey(key);
  };
  useKeysWithin(place, ({ key, altKey, ctrlKey, metaKey }) => {
    if (!altKey && !ctrlKey && !metaKey && isKey(key)) press(key);
  });
  return (
    <div ref={place} tabIndex={-1} className={css.keys}>
      <output className={`ui-num ${css.sent}`} aria-label={t(dockMessages.keysSent)}>
        {sent}
      </output>
      <KeyGrid onKey={press} />
    </div>
  );
}
