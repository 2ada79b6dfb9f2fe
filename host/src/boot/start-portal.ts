import { paths } from '@jackfield/contract';
import {
  appliedThemeAtom,
  session,
  speak,
  speakOwn,
  store,
  withTexts,
} from '@jackfield/runtime/core';
import { mustChoosePassword } from '../auth/must-choose-password.ts';
import { showFallback } from '../errors/fallback.ts';
import { reloadOnce } from '../errors/reload-guard.ts';
import { decide, isSignInPath } from '../navigation/decide.ts';
import { openWithQuery } from './open-address.ts';
import { applyPageData, type PageData, readPageData } from './page-data.ts';
import { parsed } from './parsed.ts';
import { visitorNow } from './visitor.ts';

const auth = () => withTexts(import(/* webpackChunkName: "auth" */ '../auth/main.tsx'));
/** Asked for first, so that its rules stand before those of any control that changes them. */
const library = () => import(/* webpackChunkName: "library" */ './library.ts');
const afterLibrary = async <T>(load: () => Promise<T>): Promise<T> => {
  const [, loaded] = await withTexts(Promise.all([library(), load()]));
  return loaded;
};
const shell = () => afterLibrary(() => import(/* webpackChunkName: "shell" */ './shell.tsx'));
const staff = () => afterLibrary(() => import(/* webpackChunkName: "staff" */ '../staff/main.tsx'));
const wall = () => withTexts(import(/* webpackChunkName: "wall" */ '../wall/main.tsx'));
const trouble = () =>
  withTexts(import(/* webpackChunkName: "trouble" */ '../errors/fatal-page.tsx'));

/** Fetches the shell's files ahead, while a person signs in. */
const preloadShell = () => void shell().catch(() => undefined);

async function showSignIn(root: HTMLElement): Promise<void> {
  const [{ renderAuth }] = await Promise.all([auth(), parsed()]);
  renderAuth(root, { preload: preloadShell });
}

/** The address of the login page that leads back to the open one (SHELL-16). */
function loginAddress(): string {
  const { pathname, search, hash } = window.location;
  const here = pathname + search + hash;
  if (here === paths.root()) return paths.auth.login();
  return `${paths.auth.login()}?${new URLSearchParams({ redirect: here })}`;
}

/** The session; of a page from an earlier visit, the one of that visit while the server is away. */
async function openSession(): Promise<'open' | 'none'> {
  try {
    return await session.openSession();
  } catch (error) {
    const isOfEarlierVisit = document.documentElement.dataset['stale'] !== undefined;
    if (isOfEarlierVisit && session.openKept(error)) return 'open';
    throw error;
  }
}

async function open(root: HTMLElement, { registry }: PageData): Promise<void> {
  // Entry links hold secrets: the sign-in pages take them off the address before any request.
  if (isSignInPath(window.location.pathname)) return showSignIn(root);
  if (Object.values(paths.staff).some((path) => path() === window.location.pathname)) {
    return (await staff()).showStaff(root, registry);
  }
  if (window.location.pathname === paths.wall()) return (await wall()).showWall(root);
  const state = await openSession();
  await speakOwn();
  if (state === 'open' && mustChoosePassword()) {
    window.history.replaceState(null, '', paths.auth.setPassword());
    return showSignIn(root);
  }
  if (state === 'open') {
    openWithQuery();
    // The parser would go on to fill what the shell replaces.
    const [{ startShell }] = await Promise.all([shell(), parsed()]);
    return startShell(root, registry);
  }
  const decision = decide(window.location, visitorNow(), registry.areas);
  if (decision.kind === 'missing') {
    const { showMissing } = await trouble();
    return showMissing(root);
  }
  window.history.replaceState(null, '', loginAddress());
  return showSignIn(root);
}

/**
 * Starts the portal: configuration from the page, session from the server, then the sign-in
 * pages or the shell. Signed-out people load neither component library nor federation.
 */
export async function startPortal(root: HTMLElement): Promise<void> {
  try {
    const data = readPageData();
    applyPageData(data);
    followTheme();
    await speak(document.documentElement.lang);
    await open(root, data);
  } catch (error) {
    await showTrouble(root, error);
  }
}

async function showTrouble(root: HTMLElement, error: unknown): Promise<void> {
  if (await reloadOnce(error)) return;
  try {
    const { showFailure } = await trouble();
    showFailure(root, error);
  } catch {
    showFallback(root);
  }
}

/** Keeps the root element's theme with the person's choice and the system's preference. */
function followTheme(root: HTMLElement = document.documentElement): void {
  const apply = () => {
    root.dataset['theme'] = store.get(appliedThemeAtom);
  };
  store.sub(appliedThemeAtom, apply);
  apply();
}
