import { type BusEvents, type Registry, registrySchema } from '@jackfield/contract';
import { afterFirstRows, bus, dismissNotice, notify, t } from '@jackfield/runtime';
import { defineMessages } from '@jackfield/runtime/core';
import * as v from 'valibot';
import { noticeTyping, whenQuiet } from './quiet.ts';

const messages = defineMessages('host.releases', {
  newVersion: 'A new version is available.',
  reload: 'Reload',
  stale: 'The server could not be reached. You see the portal as it was at your last visit.',
});

const pauseBetweenLooks = 5 * 60_000;
/** After a release all browsers ask for the registry; over so long, that it is not at once. */
const spread = 5_000;

/** What makes one release differ from another, for a browser. */
const releaseOf = ({ areas }: Registry): string =>
  areas.map(({ area, name, version }) => `${area}=${name}@${version}`).join();

/** Longest wait for the registry, in ms: who asks can go on with what it knows. */
const patience = 3_000;

/** The registry as the server has it now; null when it cannot be read. */
export async function readRegistry(): Promise<Registry | null> {
  const response = await fetch('/registry', { signal: AbortSignal.timeout(patience) }).catch(
    () => null,
  );
  if (!response?.ok) return null;
  const read = v.safeParse(registrySchema, await response.json().catch(() => null));
  return read.success ? read.output : null;
}

/** Offers a reload, at the next quiet moment, as long as other versions than the page's are served. */
class ReloadOffer {
  #notice: number | null = null;
  #giveUp: () => void = () => {};

  make(): void {
    this.withdraw();
    this.#giveUp = whenQuiet(() => {
      this.#notice = notify.offer(t(messages.newVersion), {
        label: t(messages.reload),
        run: () => window.location.reload(),
      });
    });
  }

  withdraw(): void {
    this.#giveUp();
    if (this.#notice !== null) dismissNotice(this.#notice);
    this.#notice = null;
  }
}

/**
 * Registers the service worker (SHELL-60) and offers a reload when host or remotes have a new
 * release (OP-38): told by the hub, and looked for when the person comes back to the tab. The page
 * keeps working on its own versions until then, and the offer goes when they are served again.
 * `renew` is told of each fresh registry first, and may change the page's own to what needs no reload.
 */
export function watchReleases(
  registry: Registry,
  signal: AbortSignal,
  renew: (fresh: Registry) => void = () => {},
): void {
  const offer = new ReloadOffer();
  let known = releaseOf(registry);
  let lookedAt = Date.now();
  noticeTyping(signal);

  if (document.documentElement.dataset['stale']) notify.info(t(messages.stale));
  const isRelease = registry.areas.some(({ version }) => version !== 'dev');
  if (isRelease && 'serviceWorker' in navigator) {
    const isUpdate = navigator.serviceWorker.controller !== null;
    afterFirstRows(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
    navigator.serviceWorker.addEventListener('controllerchange', () => isUpdate && offer.make());
  }
  async function look(): Promise<void> {
    lookedAt = Date.now();
    const fresh = await readRegistry();
    if (!fresh) return;
    renew(fresh);
    if (releaseOf(fresh) === known) return;
    known = releaseOf(fresh);
    if (known === releaseOf(registry)) offer.withdraw();
    else offer.make();
  }
  const lookSoon = () => void setTimeout(() => void look(), Math.random() * spread);
  bus.on('live:release', lookSoon, { signal });
  const followState = ({ state }: BusEvents['live:state']) => {
    // What was said before the channel was there, or while it was away, is not said again.
    if (state === 'on') lookSoon();
  };
  bus.on('live:state', followState, { signal });
  const lookOnReturn = () => {
    const isDue = Date.now() - lookedAt >= pauseBetweenLooks;
    if (document.visibilityState === 'visible' && isDue) void look();
  };
  document.addEventListener('visibilitychange', lookOnReturn, { signal });
}
