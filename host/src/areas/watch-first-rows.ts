import { forgetPageAnswers, queryClient, store, tellFirstRows } from '@jackfield/runtime';
import { areaStateAtom, decisionAtom } from './atoms.ts';

/** Whether the open address leads to what can be seen by now: an area that is shown, or another page. */
function isPageShown(): boolean {
  const decision = store.get(decisionAtom);
  if (decision.kind === 'wait' || decision.kind === 'redirect') return false;
  // Home is loaded behind the shell.
  if (decision.kind === 'host') return document.querySelector('main h1') !== null;
  if (decision.kind !== 'area') return true;
  const open = store.get(areaStateAtom);
  return open?.area === decision.area && open.state.phase !== 'loading';
}

/** Calls `done` after the next frame is painted; a tab in the background paints none. */
function afterPaint(done: () => void): void {
  if (document.visibilityState === 'hidden') return void setTimeout(done);
  requestAnimationFrame(() => setTimeout(done));
}

/**
 * Tells when the first page stands: it is shown, nothing that it reads is on its way, and that has
 * been painted. From then on the calls that the page brought are older than what may be stored.
 */
export function watchFirstRows(): void {
  const ends: (() => void)[] = [];
  const isCalm = () => isPageShown() && queryClient.isFetching() === 0;
  let isAsked = false;
  const look = () => {
    if (isAsked || !isCalm()) return;
    isAsked = true;
    afterPaint(() => {
      isAsked = false;
      // A page asks for its rows in the effects of its first painting.
      if (!isCalm()) return;
      for (const end of ends.splice(0)) end();
      forgetPageAnswers();
      tellFirstRows();
    });
  };
  ends.push(
    store.sub(decisionAtom, look),
    store.sub(areaStateAtom, look),
    queryClient.getQueryCache().subscribe(look),
  );
  look();
}
