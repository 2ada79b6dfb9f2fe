import { isSingleKey } from '@jackfield/runtime';
import { useEffect, useEffectEvent } from 'react';

/** What the keys of the page do. */
export interface MessageKeys {
  /** Down or up the list. */
  move(step: 1 | -1): void;
  open(): void;
  close(): void;
  toggle(): void;
  /** Moves the sound by so many seconds. */
  seek(seconds: number): void;
  heard(): void;
  remove(): void;
  callBack(): void;
  forward(): void;
  undo(): void;
}

const typing = 'input, textarea, select, [contenteditable], [role=dialog]';
/** What Space, Enter and arrows belong to; rows of the list are none of them. */
const control = 'a, button:not([data-message]), [role=group]';

const isOn = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function actionOf(event: KeyboardEvent, keys: MessageKeys): (() => void) | undefined {
  const { key } = event;
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && key.toLowerCase() === 'z';
  if (isUndo) return isOn(event, typing) ? undefined : () => keys.undo();
  if (!isSingleKey(event)) return undefined;
  const onControl: Record<string, () => void> = {
    ' ': () => keys.toggle(),
    Enter: () => keys.open(),
    ArrowLeft: () => keys.seek(-5),
    ArrowRight: () => keys.seek(5),
  };
  if (key in onControl) return isOn(event, control) ? undefined : onControl[key];
  return {
    j: () => keys.move(1),
    k: () => keys.move(-1),
    escape: () => keys.close(),
    u: () => keys.heard(),
    '#': () => keys.remove(),
    c: () => keys.callBack(),
    f: () => keys.forward(),
  }[key.toLowerCase()];
}

/**
 * J and K go along the list, Enter into the message, Escape back; Space plays, arrows move by five
 * seconds; U heard or new, # deletes, C calls back, F forwards, Ctrl or Command with Z undoes.
 */
export function useMessageKeys(keys: MessageKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.repeat && event.key === ' ')) return;
    const run = actionOf(event, keys);
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
