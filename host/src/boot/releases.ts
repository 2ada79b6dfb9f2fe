import { type Registry, registrySchema } from '@jackfield/contract';
import { notify, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { messages } from './messages.ts';

const pause = 5 * 60_000;

/** What makes one release differ from another, for a browser. */
const releaseOf = ({ areas }: Registry): string =>
  areas.map(({ area, version }) => `${area}@${version}`).join();

/** The registry as the server has it now; null when it cannot be read. */
async function readRegistry(): Promise<Registry | null> {
  const response = await fetch('/registry').catch(() => null);
  if (!response?.ok) return null;
  const read = v.safeParse(registrySchema, await response.json().catch(() => null));
  return read.success ? read.output : null;
}

/**
 * Registers the service worker (SHELL-60) and offers a reload when host or remotes have a new
 * release (OP-38): looked for when the person comes back to the tab, at most every five minutes.
 */
export function watchReleases(registry: Registry): void {
  let known = releaseOf(registry);
  let lookedAt = Date.now();
  const offer = () =>
    notify.info(t(messages.newVersion), {
      label: t(messages.reload),
      run: () => window.location.reload(),
    });

  if (document.documentElement.dataset['stale']) notify.info(t(messages.stale));
  const isRelease = registry.areas.some(({ version }) => version !== 'dev');
  if (isRelease && 'serviceWorker' in navigator) {
    const isUpdate = navigator.serviceWorker.controller !== null;
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    navigator.serviceWorker.addEventListener('controllerchange', () => isUpdate && offer());
  }
  async function look(): Promise<void> {
    lookedAt = Date.now();
    const fresh = await readRegistry();
    if (!fresh || releaseOf(fresh) === known) return;
    known = releaseOf(fresh);
    offer();
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= pause) void look();
  });
}
