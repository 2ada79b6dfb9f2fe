import { bus } from '../bus/bus.ts';
import { guardSteps } from './back-guard.ts';
import { disarmGuards, guardTabClose } from './guard.ts';

/** Starts guarding Back, Forward and tab close; the host calls it once, before single-spa starts. */
export function startNavigation(signal: AbortSignal): void {
  guardSteps(signal);
  guardTabClose(signal);
  bus.on('session:ended', disarmGuards, { signal });
}
