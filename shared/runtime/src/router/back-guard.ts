import { direct, isReemitted, knownEntry, noteEntry } from './entry.ts';
import { isGuarded, mayLeave } from './guard.ts';

/**
 * Guards Back and Forward: a step that would lose input is undone before single-spa and the
 * routers hear of it, asked for, and repeated when allowed.
 */
export function guardSteps(signal: AbortSignal): void {
  let arrived: (() => void) | null = null;
  let isAsking = false;

  const go = (step: number) =>
    new Promise<void>((resolve) => {
      arrived = resolve;
      window.history.go(step);
    });

  async function ask(from: string, to: string, step: number) {
    isAsking = true;
    await go(-step);
    const isAllowed = await mayLeave(from, to);
    isAsking = false;
    if (isAllowed) window.history.go(step);
    return isAllowed;
  }

  let allowed: string | null = null;
  const onPop = (event: Event) => {
    const from = knownEntry();
    const to = noteEntry();
    if (isReemitted(event)) return;
    if (arrived) {
      event.stopImmediatePropagation();
      arrived();
      arrived = null;
      return;
    }
    const step = (to.index ?? 0) - (from.index ?? 0);
    const isKnown = from.index !== null && to.index !== null && step !== 0;
    if (allowed === to.address || !isKnown || !isGuarded(from.address, to.address)) {
      allowed = null;
      return;
    }
    event.stopImmediatePropagation();
    if (isAsking) {
      void go(-step);
      return;
    }
    void ask(from.address, to.address, step).then((isAllowed) => {
      allowed = isAllowed ? to.address : null;
    });
  };
  direct.add('popstate', onPop, { capture: true, signal });
}
