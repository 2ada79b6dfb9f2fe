import { store } from '@jackfield/runtime';
import { areaStateAtom } from './atoms.ts';

const calm = 2_000;
/** A portal may have a hundred areas; the others are fetched when the pointer rests on their entry. */
const most = 6;

/** Resolves when the browser has nothing to do; Safari knows no idle callbacks. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    } else setTimeout(resolve, calm);
  });

/** Whether the person asked the browser to save data. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

/** Runs the first loads one after the other in idle time, once the first area is on the screen. */
export function preloadWhenIdle(loads: readonly (() => Promise<unknown>)[]): void {
  if (isSavingData()) return;
  async function loadAll(): Promise<void> {
    for (const load of loads.slice(0, most)) {
      await idle();
      await load().catch(() => undefined);
    }
  }
  const stop = store.sub(areaStateAtom, () => {
    if (store.get(areaStateAtom)?.state.phase !== 'shown') return;
    stop();
    setTimeout(() => void loadAll(), calm);
  });
}
