import { bus, canCallAtom, store } from '@jackfield/runtime';

/**
 * Calls a number, in international format or an extension, by the phone of this page; false where it
 * has none, and a link of `tel:` has the person's own telephone call.
 */
export function callHere(to: string, name = ''): boolean {
  if (!store.get(canCallAtom)) return false;
  bus.emit('phone:call', { to, name });
  return true;
}
