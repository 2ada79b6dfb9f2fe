import { isSingleKey, navigateTo } from '@jackfield/runtime/core';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { paletteAtom } from './palette-state.ts';
import { useKnownPages } from './use-known-pages.ts';

/** Fields are no reason: single keys look themselves whether somebody types. */
const isIgnored = ({ repeat, isComposing }: KeyboardEvent) => repeat || isComposing;

/** Ctrl or Command with K opens the palette, ? the shortcuts, two letters a page. */
export function useShortcuts(): void {
  const setPalette = useSetAtom(paletteAtom);
  const { pages, addings } = useKnownPages();
  useEffect(() => {
    const single = (run: () => void) => (event: KeyboardEvent) => {
      if (!isSingleKey(event)) return;
      event.preventDefault();
      run();
    };
    const sequences = [...pages, ...addings].flatMap(({ keys, to }) =>
      keys ? [[keys.join(' ').toLowerCase(), single(() => void navigateTo(to))] as const] : [],
    );
    const bindings = {
      '$mod+k': (event: KeyboardEvent) => {
        event.preventDefault();
        setPalette((open) => (open === 'search' ? null : 'search'));
      },
      '[Shift]+?': single(() => setPalette('keys')),
      ...Object.fromEntries(sequences),
    };
    return tinykeys(window, bindings, { ignore: isIgnored });
  }, [pages, addings, setPalette]);
}
