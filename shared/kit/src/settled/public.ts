import { useEffect, useState } from 'react';

/** Milliseconds that a search waits after the last key (OP-40). */
const searchPause = 200;

/**
 * A value once it has stayed the same for so many milliseconds: what is typed is not asked about
 * letter by letter. Compared by identity, so that objects are settled as text.
 *
 * @example const query = useSettled(typed.trim());
 */
export function useSettled<Value>(value: Value, milliseconds = searchPause): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

interface Searched {
  /** What is typed, and the settled part of it that the server was asked for. */
  readonly text: string;
  readonly asked: string;
  readonly query: { readonly isFetching: boolean; readonly isPlaceholderData: boolean };
}

/**
 * Props of a select whose options the server finds. Until the answer to what is typed is there, what
 * was found before is offered as far as it holds the text, so that Enter takes nothing else.
 */
export function whileSearched({ text, asked, query }: Searched) {
  const isWaiting = asked !== text.trim() || query.isPlaceholderData;
  return {
    loading: query.isFetching || isWaiting,
    filter: { filterOption: isWaiting, optionFilterProp: 'label' },
  };
}
