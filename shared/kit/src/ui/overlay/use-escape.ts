import { useEffect, useEffectEvent } from 'react';

/** Open dialogs and drawers, the topmost last. */
const layers: object[] = [];

/** Lists and menus that Esc closes before what they belong to. */
const popups = ['ant-select-dropdown', 'ant-dropdown', 'ant-picker-dropdown']
  .map((name) => `.${name}:not(.${name}-hidden)`)
  .join();

/**
 * Esc closes the topmost dialog or drawer, wherever the focus is, unless a list or menu is open
 * over it. The component library's own way forgets a layer that was closed without movement, and
 * the one opened next would stay.
 */
export function useEscape(isOpen: boolean, isLocked: boolean, onClose: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (isLocked || document.querySelector(popups) !== null) return;
    event.stopImmediatePropagation();
    onClose();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = {};
    layers.push(layer);
    const listen = (event: KeyboardEvent) => {
      const isMine = layers.at(-1) === layer;
      if (isMine && event.key === 'Escape' && !event.isComposing) close(event);
    };
    window.addEventListener('keydown', listen, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      window.removeEventListener('keydown', listen, true);
    };
  }, [isOpen]);
}
