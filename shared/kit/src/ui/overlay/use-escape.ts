import { useEffect, useEffectEvent } from 'react';

/** Open dialogs and drawers, the topmost last. */
const layers: object[] = [];

/** Lists and menus that Esc closes before what they belong to. */
const popups = ['ant-select-dropdown', 'ant-dropdown', 'ant-picker-dropdown']
  .map((name) => `.${name}:not(.${name}-hidden)`)
  .join();

export interface EscapeAnswers {
  /** Nothing would be lost: the layer closes. */
  close(): void;
  /** Input was made: asks whether it may be lost. */
  ask(): void;
}

/**
 * Esc closes the topmost dialog or drawer, wherever the focus is, unless a list or menu is open
 * over it or something within takes the key for itself. The component library's own way forgets a
 * layer that was closed without movement, and the one opened next would stay. Where input would be
 * lost it asks, and `null` makes a dead key of it, for work that runs.
 */
export function useEscape(
  isOpen: boolean,
  does: keyof EscapeAnswers | null,
  answers: EscapeAnswers,
): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (does === null) return;
    event.stopImmediatePropagation();
    answers[does]();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = {};
    layers.push(layer);
    const end = new AbortController();
    const { signal } = end;
    let hadPopup = false;
    // A list has closed itself when the key comes back up from it.
    const look = () => {
      hadPopup = document.querySelector(popups) !== null;
    };
    const act = (event: KeyboardEvent) => {
      const isMine = layers.at(-1) === layer && event.key === 'Escape' && !event.isComposing;
      if (isMine && !hadPopup && !event.defaultPrevented) close(event);
    };
    window.addEventListener('keydown', look, { capture: true, signal });
    window.addEventListener('keydown', act, { signal });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      end.abort();
    };
  }, [isOpen]);
}
