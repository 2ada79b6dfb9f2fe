import { type CallPush, pushWordsPlace } from '@jackfield/contract/api/call-push';
import { type NotifyingScope, openPortal, showCall } from './call-push.ts';
import { markStale, strategyFor, withoutOwn } from './strategy.ts';

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends WaitingEvent {
  readonly data: { json(): CallPush } | null;
}
interface ClickEvent extends WaitingEvent {
  readonly notification: Notification;
}
interface WorkerScope extends NotifyingScope {
  skipWaiting(): Promise<void>;
  readonly clients: NotifyingScope['clients'] & { claim(): Promise<void> };
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listen: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: ClickEvent) => void): void;
}
declare const self: WorkerScope;

/** Replaced by the build, so that each release brings a worker of its own. */
const release = '{{version}}';

const files = 'jackfield-files';
const pages = `jackfield-pages-${release}`;
const mostFiles = 400;
/** One page serves every path, so one is kept. */
const pageKey = '/';

async function keep(cacheName: string, key: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - mostFiles))) await cache.delete(old);
}

async function fromCache(event: RequestEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(files, event.request, response.clone()));
  return response;
}

async function fromNetwork(event: RequestEvent, key: RequestInfo): Promise<Response> {
  const response = await fetch(event.request).catch(() => null);
  if (response && response.status < 500) {
    if (response.status === 200 && !response.redirected) {
      event.waitUntil(keep(pages, key, response.clone()));
    }
    return response;
  }
  return (await caches.match(key, { ignoreVary: true })) ?? response ?? Response.error();
}

async function keepPage(response: Response): Promise<void> {
  const { headers } = response;
  await keep(pages, pageKey, new Response(withoutOwn(await response.text()), { headers }));
}

/** Pages of earlier releases name files that may be gone. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const kept = [files, pages, pushWordsPlace.cache];
  const others = names.filter((name) => !kept.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function page(event: RequestEvent): Promise<Response> {
  const response = await fetch(event.request).catch(() => null);
  if (response && response.status < 500) {
    if (response.status === 200) event.waitUntil(keepPage(response.clone()));
    return response;
  }
  const kept = await caches.match(pageKey, { cacheName: pages, ignoreVary: true });
  if (!kept) return response ?? Response.error();
  return new Response(markStale(await kept.text()), { headers: kept.headers });
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()])),
);
self.addEventListener('fetch', (event) => {
  switch (strategyFor(event.request, self.location.origin)) {
    case 'asset':
      return event.respondWith(fromCache(event));
    case 'page':
      return event.respondWith(page(event));
    case 'data':
      return event.respondWith(fromNetwork(event, event.request));
    default:
      return undefined;
  }
});
self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(showCall(self, told));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPortal(self));
});
