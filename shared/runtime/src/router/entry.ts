import { windowTarget } from '../window-target.ts';

/** The entry of the history that the page is on. */
export interface Entry {
  /** Position, as react-router counts it; null for entries made by others. */
  index: number | null;
  key: string | null;
  address: string;
}

const memberOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

function readEntry(): Entry {
  const { state } = window.history;
  const index = memberOf(state, 'idx');
  const key = memberOf(state, 'key');
  return {
    index: typeof index === 'number' ? index : null,
    key: typeof key === 'string' ? key : null,
    address: window.location.href,
  };
}

let known: Entry | null = null;

/** The entry as last noted: when Back has happened, still the one it came from. */
export const knownEntry = (): Entry => (known ??= readEntry());

/** Notes the entry that the page is on now; called after every write and every step. */
export function noteEntry(): Entry {
  known = readEntry();
  return known;
}

/** State of a new entry after the present one, in react-router's form. */
export function nextState(isReplacement: boolean): { usr: null; key: string; idx: number } {
  const index = readEntry().index ?? 0;
  return {
    usr: null,
    key: crypto.randomUUID().slice(0, 8),
    idx: isReplacement ? index : index + 1,
  };
}

/** Whether single-spa made the event up after a write, instead of the browser after a step. */
export const isReemitted = (event: Event): boolean => 'singleSpa' in event;

/**
 * The window's own subscribing methods, taken before single-spa replaces them with ones that call
 * back only after its rerouting.
 */
export const direct = {
  add: windowTarget.addEventListener.bind(windowTarget),
  remove: windowTarget.removeEventListener.bind(windowTarget),
};
