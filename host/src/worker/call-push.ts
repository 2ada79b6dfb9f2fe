import {
  type CallPush,
  type CallPushWords,
  pushWordsPlace,
} from '@jackfield/contract/api/call-push';

interface PageWindow {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** What a service worker has for notifications. */
export interface NotifyingScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly location: Pick<Location, 'hostname'>;
}

/** Safari stops telling a page that is told something and shows nothing, open or not. */
const hasToShow = (browser: string): boolean =>
  /Safari\//.test(browser) && !/Chrom(e|ium)\//.test(browser);

const windowsOf = ({ clients }: NotifyingScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

async function wordsIn({ caches }: NotifyingScope): Promise<CallPushWords | null> {
  const { cache, key } = pushWordsPlace;
  const left = await (await caches.open(cache)).match(key);
  return left ? ((await left.json()) as CallPushWords) : null;
}

/**
 * Shows what the portal tells of a call, one notification for each call; none to who has the portal
 * before them, where its phone rings (CALL-16).
 */
export async function showCall(scope: NotifyingScope, told: CallPush): Promise<void> {
  const { call: tag, state, who } = told;
  const { registration } = scope;
  const windows = await windowsOf(scope);
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen && !hasToShow(scope.navigator.userAgent)) {
    for (const shown of await registration.getNotifications({ tag })) shown.close();
    return;
  }
  const words = await wordsIn(scope);
  const caller = who || (words?.unknown ?? scope.location.hostname);
  const rings = state === 'ringing';
  const options: NotificationOptions & { renotify: boolean } = {
    tag,
    requireInteraction: rings,
    // It rings again for who missed it in the turn of others.
    renotify: rings,
    silent: state === 'answered',
    body: rings ? (words?.toAnswer ?? '') : '',
  };
  await registration.showNotification(words?.[state].replace('{who}', caller) ?? caller, options);
}

/** Goes to a page of the portal, whose phone signs in and rings; opens one where there is none. */
export async function openPortal(scope: NotifyingScope): Promise<void> {
  const windows = await windowsOf(scope);
  const seen = windows.find(({ visibilityState }) => visibilityState === 'visible');
  const page = seen ?? windows[0];
  await (page ? page.focus() : scope.clients.openWindow('/'));
}
