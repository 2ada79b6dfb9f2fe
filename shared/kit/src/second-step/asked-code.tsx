import type { Confirm } from '@jackfield/kit/ui/overlay';
import { useRef, useState } from 'react';
import { CodeField } from './code-field.tsx';

/** What is typed, known at once to whoever sends it with its last digit. */
export interface Typed {
  readonly text: string;
  now(): string;
  set(text: string): void;
}

export function useTyped(): Typed {
  const [text, setText] = useState('');
  const latest = useRef('');
  return {
    text,
    now: () => latest.current,
    set(next) {
      latest.current = next;
      setText(next);
    },
  };
}

/** The code of an authenticator app in a dialog, which is sent with its last digit. */
export function AskedCode({ typed, asked }: { typed: Typed; asked: Confirm }) {
  return (
    <CodeField
      value={typed.text}
      error={asked.faults['code']}
      onChange={(digits) => {
        typed.set(digits);
        if (digits !== '') asked.forgive('code');
      }}
      onComplete={(digits) => {
        typed.set(digits);
        void asked.run();
      }}
    />
  );
}
