import { type CallPushWords, pushWordsPlace } from '@jackfield/contract/api/call-push';
import { startCallPush, stopCallPush } from '@jackfield/contract/api/web-phone';
import { call, t } from '@jackfield/runtime';
import { messages as phone } from '../phone/messages.ts';
import { messages } from './messages.ts';

/** Whether a browser can be told of calls at all. */
export const canPush = (): boolean =>
  'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window;

export const isAllowed = (): boolean => Notification.permission === 'granted';

/** The key that a subscription is for, as the portal names it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The service worker has no texts of its own. */
async function leaveWords(): Promise<void> {
  const who = '{who}';
  const words: CallPushWords = {
    ringing: t(messages.isCalling, { who }),
    missed: t(phone.missedCall, { who }),
    answered: t(phone.answeredElsewhere),
    unknown: t(phone.noNumber),
    toAnswer: t(messages.toAnswer),
  };
  const { cache, key } = pushWordsPlace;
  const place = await caches.open(cache);
  await place.put(key, Response.json(words));
}

/**
 * Has this browser told of calls, by the portal with this key; again with each session. Rejects where
 * the browser or its maker does not take that.
 */
export async function startPush(pushKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await leaveWords();
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) !== pushKey) await known.unsubscribe();
  const given = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { p256dh = '', auth = '' } = given.toJSON().keys ?? {};
  await call(startCallPush, { body: { endpoint: given.endpoint, keys: { p256dh, auth } } });
}

/** Has this browser told of no calls any more; the portal first, so that nothing comes meanwhile. */
export async function stopPush(): Promise<void> {
  await call(stopCallPush, {});
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
