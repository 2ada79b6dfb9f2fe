import { useState } from 'react';

const name = 'variant';

/** The variant that the address names, so that a reload and a link show the same one. */
export function useVariantParam(): [string | null, (variant: string) => void] {
  const [variant, setVariant] = useState(() =>
    new URLSearchParams(window.location.search).get(name),
  );
  const change = (next: string) => {
    window.history.replaceState(null, '', `?${new URLSearchParams({ [name]: next })}`);
    setVariant(next);
  };
  return [variant, change];
}
