/** Asks before input is lost; the guard registered last is asked first. */
export interface NavigationGuard {
  /** Whether leaving now would lose something. */
  isBlocking(): boolean;
  /** Whether a step leaves what is guarded; left out, when it leads to another path. */
  isLeft?(from: URL, to: URL): boolean;
  /** Asks the person; true lets the navigation go on. */
  ask(to: string): Promise<boolean>;
}

const guards: NavigationGuard[] = [];
let isDisarmed = false;

const current = () => (isDisarmed ? undefined : guards.findLast((guard) => guard.isBlocking()));
const urlOf = (address: string) => new URL(address, window.location.href);
const isOtherPath = (from: URL, to: URL) => from.pathname !== to.pathname;

/** Registers a guard for area changes, Back, links and closing the tab, until `signal` aborts. */
export function registerGuard(guard: NavigationGuard, signal: AbortSignal): void {
  if (signal.aborted) return;
  guards.push(guard);
  signal.addEventListener('abort', () => guards.splice(guards.indexOf(guard), 1), { once: true });
}

/** Whether a step has to be asked for. Another query or hash of the same page mostly has not. */
export function isGuarded(from: string, to: string): boolean {
  const guard = current();
  return guard !== undefined && (guard.isLeft ?? isOtherPath)(urlOf(from), urlOf(to));
}

/** Resolves to true when nothing is lost or the person agreed. */
export async function mayLeave(from: string, to: string): Promise<boolean> {
  return !isGuarded(from, to) || (current()?.ask(to) ?? true);
}

/** Whether the open page holds input that leaving would lose. */
export const hasUnsavedInput = (): boolean => current() !== undefined;

/** Lets the page go without questions, because the session has ended. */
export function disarmGuards(): void {
  isDisarmed = true;
}

function askOnClose(event: BeforeUnloadEvent): void {
  if (current()) event.preventDefault();
}

/** The browser's own question when the tab is closed or left for another site. */
export function guardTabClose(signal: AbortSignal): void {
  window.addEventListener('beforeunload', askOnClose, { signal });
}
