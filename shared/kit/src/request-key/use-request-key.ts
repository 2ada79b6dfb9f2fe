import { useRef } from 'react';

/** Keys of requests that cost money or create something outside. */
export interface RequestKey {
  /** Same body, same key, so that a second press or another try does nothing twice. */
  of(body: unknown): string;
  /** Forgets the key: the next request is a new one, even with the same body. */
  renew(): void;
}

/** The Idempotency-Key of what a form sends. */
export function useRequestKey(): RequestKey {
  const kept = useRef({ text: '', key: '' });
  return {
    of(body) {
      const text = JSON.stringify(body);
      if (kept.current.text !== text) kept.current = { text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    renew() {
      kept.current = { text: '', key: '' };
    },
  };
}
