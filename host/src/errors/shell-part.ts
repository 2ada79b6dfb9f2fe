import { defineMessages, notify, outageOver, t, withTexts } from '@jackfield/runtime';
import { type ComponentType, lazy } from 'react';
import { isLoadFailure, reloadOnce } from './reload-guard.ts';

const messages = defineMessages('host.errors', {
  partMissing:
    'A part of this page could not be loaded. Reload it when you have saved your changes.',
  reload: 'Reload',
});

const never = new Promise<never>(() => {});
const endless = new AbortController().signal;

/**
 * Loads a file of the shell, with its texts. While the server can't be reached it waits for it, and what failed in
 * an outage that was just over it asks for once more. Else the page is loaded anew, and where that
 * happened just now the file is done without, which a toast says: then there is no answer for now.
 * So a page with what somebody types on it doesn't go again and again for a bar (OP-39).
 *
 * @throws what the file throws once it is there.
 */
export async function loadShellPart<Module>(
  load: () => Promise<Module>,
  reload = () => window.location.reload(),
  isLastTry = false,
): Promise<Module> {
  try {
    return await withTexts(load());
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    if (await outageOver(error, endless)) return loadShellPart(load, reload);
    if (!isLastTry) return loadShellPart(load, reload, true);
    if (!(await reloadOnce(error, { reload }))) {
      reportError(error);
      notify.error(t(messages.partMissing), { label: t(messages.reload), run: reload });
    }
    return never;
  }
}

/** A part of the shell in a file of its own, which comes after the page. */
export const shellPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => loadShellPart(load));
