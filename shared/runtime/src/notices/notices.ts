import { atom } from 'jotai';
import { failureText } from '../client/failure.ts';
import { store } from '../store/store.ts';

export type NoticeKind = 'success' | 'error' | 'info';

export interface NoticeAction {
  label: string;
  run(): void;
}

/** A toast (SHELL-57); errors also stay in the history. */
export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  action?: NoticeAction;
  /** Stays until it is answered or dismissed. */
  isLasting?: boolean;
  /** When it appeared, milliseconds since 1970. */
  at: number;
}

/** How long a toast stays (SHELL-57, SHELL-58). */
export const noticeDuration = 5000;
/** How long a toast that offers Undo or another action stays (annex J2). */
const noticeActionDuration = 10_000;
const longestHistory = 50;

/** Toasts on the screen, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);
/** Errors shown since the page was opened, newest first. */
export const errorHistoryAtom = atom<readonly Notice[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Takes a toast off the screen before its time. */
export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  store.set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
}

/** Keeps a toast while the pointer or the focus is on it. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a held toast go after the full time. */
export function releaseNotice(id: number): void {
  holdNotice(id);
  const notice = store.get(noticesAtom).find((each) => each.id === id);
  if (notice?.isLasting) return;
  const time = notice?.action ? noticeActionDuration : noticeDuration;
  timers.set(
    id,
    setTimeout(() => dismissNotice(id), time),
  );
}

function show(kind: NoticeKind, text: string, action?: NoticeAction, isLasting = false): number {
  const notice: Notice = {
    id: ++lastId,
    kind,
    text,
    at: Date.now(),
    ...(action ? { action } : {}),
    ...(isLasting ? { isLasting } : {}),
  };
  store.set(noticesAtom, (notices) => [...notices, notice]);
  if (kind === 'error') {
    store.set(errorHistoryAtom, (errors) => [notice, ...errors].slice(0, longestHistory));
  }
  releaseNotice(notice.id);
  return notice.id;
}

/** Shows toasts; each answers the toast's id. `action` is for example Undo. */
export const notify = {
  success: (text: string, action?: NoticeAction) => show('success', text, action),
  error: (text: string, action?: NoticeAction) => show('error', text, action),
  info: (text: string, action?: NoticeAction) => show('info', text, action),
  /** An offer that waits for an answer, for example to reload for a new version. */
  offer: (text: string, action: NoticeAction) => show('info', text, action, true),
  /** The toast of a failed call; codes that have an effect of their own show none (ERR-04). */
  failure(error: unknown): void {
    const text = failureText(error);
    if (text) show('error', text);
  },
};
