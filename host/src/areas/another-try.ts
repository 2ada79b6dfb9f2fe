import type { RegistryArea } from '@jackfield/contract';
import { isLoadFailure } from '../errors/reload-guard.ts';
import { readRegistry } from '../releases/watch-releases.ts';

/** Longest wait for an area's entry, in ms. */
const patience = 3_000;

/**
 * Whether this document asked for files of an area ahead of time. Chromium hands the failure of
 * such a preload to the next request for the file, whatever its server would answer by then, and
 * taking the element away doesn't undo that.
 */
function isPreloaded({ entry }: RegistryArea): boolean {
  const folder = new URL('.', new URL(entry, location.href)).href;
  const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  return [...hints].some(({ href }) => href.startsWith(folder));
}

/** Whether the server has the area's entry now, as it was released. */
async function isThere({ entry, integrity }: RegistryArea): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(entry, { integrity, cache: 'no-store', signal }).catch(() => null);
  return answer?.ok === true;
}

/**
 * Before another try of an area that failed: loads the page anew where this one can't have the
 * area any more, and answers whether it does. So when the registry names another version, as two
 * of one remote never run in the same page, when a newer portal can run this one, and when files did
 * not come that the browser keeps as failed although the server has them again.
 */
export async function isMovingOn(
  area: RegistryArea,
  failure: unknown,
  { reload = () => window.location.reload() } = {},
): Promise<boolean> {
  const now = (await readRegistry())?.areas.find((each) => each.area === area.area);
  const hasMoved =
    now !== undefined &&
    (now.name !== area.name || now.version !== area.version || now.misfit !== area.misfit);
  const isKept = () => isLoadFailure(failure) && isPreloaded(area);
  if (!hasMoved && !(isKept() && (await isThere(area)))) return false;
  reload();
  return true;
}
