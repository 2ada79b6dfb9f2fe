import { configAtom, store } from '@jackfield/runtime/core';
import { atom } from 'jotai';

/** What the open help shows: a topic, or those that fit what is looked for. */
export interface ShownHelp {
  readonly topic?: string;
  readonly query?: string;
}

/** The help that lies over the page; null while it is closed. */
export const helpAtom = atom<ShownHelp | null>(null);

/** Opens the help over any page. */
export const openHelp = (shown: ShownHelp = {}): void => store.set(helpAtom, shown);

/** Opens what the operator offers as help, in a new tab; else our own (SHELL-03). */
export function openOfferedHelp(): void {
  const { helpUrl } = store.get(configAtom);
  if (helpUrl) window.open(helpUrl, '_blank', 'noopener');
  else openHelp();
}
