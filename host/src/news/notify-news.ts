import { dismissNotice, notify, store, t, variantAtom } from '@jackfield/runtime';
import { whenQuiet } from '../releases/quiet.ts';
import { memoryAtom, rememberAtom } from './memory.ts';
import { newsMessages } from './messages.ts';
import { listedAtom, newsOpenAtom, openNews, unreadAtom } from './news-state.ts';

/** The page shows first what it was opened for. */
const settling = 1_500;

/** Unread notes that no toast has told of, here or in another tab. */
const untold = () => {
  const told = store.get(memoryAtom)?.told ?? [];
  return store
    .get(unreadAtom)
    .map(({ key }) => key)
    .filter((key) => !told.includes(key));
};

function showToast(): void {
  const fresh = untold();
  if (fresh.length === 0) return;
  const { name: product } = store.get(variantAtom);
  const action = { label: t(newsMessages.title), run: openNews };
  const toast = notify.info(t(newsMessages.updated, { product }), action);
  // It would lie over the head of the panel that it offers.
  const stop = store.sub(newsOpenAtom, () => {
    stop();
    dismissNotice(toast);
  });
  store.set(rememberAtom, { read: [], told: fresh });
}

/**
 * Says once, at a quiet moment, that something is new since the last visit. Who comes for the first
 * time learns the portal as it is, so that what stands there then counts as read.
 */
export function notifyNews(signal: AbortSignal): void {
  if (store.get(memoryAtom) === undefined) {
    const all = store.get(listedAtom).map(({ key }) => key);
    store.set(rememberAtom, { read: all, told: all });
    return;
  }
  if (untold().length === 0) return;
  let giveUp = () => {};
  const timer = setTimeout(() => {
    giveUp = whenQuiet(showToast);
  }, settling);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    giveUp();
  });
}
