import { Kbd } from '@jackfield/kit/ui/core';
import { Search, X } from '@jackfield/kit/ui/icons';
import { isSingleKey, useT } from '@jackfield/runtime';
import { useEffect, useRef, useState } from 'react';
import { listMessages } from './messages.ts';
import css from './search-field.module.css';

export interface SearchFieldProps {
  value: string;
  onChange(value: string): void;
  /** What is searched: 'Search name, email, number…'. */
  placeholder: string;
}

const pause = 200;

/** Search of a list: `/` goes to it, typing counts after a pause of 200 ms, Esc empties it. */
export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // What was asked for and has not come back as the value; typing goes on meanwhile.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (seen !== value) {
    setSeen(value);
    const at = asked.indexOf(value);
    setAsked(asked.slice(at < 0 ? asked.length : at + 1));
    if (at < 0 && text.trim() !== value) setText(value);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === (asked.at(-1) ?? value)) return undefined;
    const timer = setTimeout(() => {
      setAsked((before) => [...before, wanted]);
      onChange(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, asked, value, onChange]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isSingleKey(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const clear = () => {
    setText('');
    setAsked((before) => [...before, '']);
    onChange('');
    input.current?.focus();
  };
  return (
    <search className={css.search}>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={placeholder.replace(/…$/, '')}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          clear();
        }}
      />
      {text === '' ? (
        <span className={css.hint}>
          <Kbd keys={['/']} />
        </span>
      ) : (
        <button type="button" aria-label={t(listMessages.clearSearch)} onClick={clear}>
          <X size={15} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}
