import { direct, nextState, noteEntry } from './entry.ts';
import { mayLeave } from './guard.ts';

export interface NavigateOptions {
  /** Takes the place of the open entry instead of adding one. */
  replace?: boolean;
}

/**
 * Goes to any path of the portal, whichever area serves it, after asking the unsaved-changes
 * guard. Answers false when the person stays.
 */
export async function navigateTo(path: string, options: NavigateOptions = {}): Promise<boolean> {
  const isReplacement = options.replace ?? false;
  if (!(await mayLeave(window.location.href, path))) return false;
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  direct.add('popstate', hear, { capture: true });
  const state = nextState(isReplacement);
  if (isReplacement) window.history.replaceState(state, '', path);
  else window.history.pushState(state, '', path);
  noteEntry();
  direct.remove('popstate', hear, { capture: true });
  if (!isHeard) window.dispatchEvent(new PopStateEvent('popstate', { state }));
  return true;
}
