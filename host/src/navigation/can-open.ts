import { store } from '@jackfield/runtime/core';
import { areasAtom } from '../areas/atoms.ts';
import { visitorNow } from '../boot/visitor.ts';
import { decide } from './decide.ts';

/** Whether the person who is signed in has a page at this address. */
export function canOpen(to: string): boolean {
  const { pathname, search, hash } = new URL(to, window.location.origin);
  const { kind } = decide({ pathname, search, hash }, visitorNow(), store.get(areasAtom));
  return kind === 'area' || kind === 'host';
}
