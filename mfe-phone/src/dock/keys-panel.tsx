import { useT } from '@jackfield/runtime';
import { type KeyboardEvent, useState } from 'react';
import { messages } from '../phone/messages.ts';
import { isKey, KeyGrid } from './key-grid.tsx';
import css from './keypad.module.css';

/** Keys that the other side of a call hears, pressed or typed. */
export function KeysPanel({ onKey }: { onKey(key: string): void }) {
  const t = useT();
  const [sent, setSent] = useState('');
  const press = (key: string) => {
    setSent(sent + key);
    onKey(key);
  };
  const type = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (!altKey && !ctrlKey && !metaKey && isKey(key)) press(key);
  };
  return (
    <div onKeyDown={type}>
      <output className={`ui-num ${css.sent}`} aria-label={t(messages.keysSent)}>
        {sent}
      </output>
      <KeyGrid onKey={press} />
    </div>
  );
}
