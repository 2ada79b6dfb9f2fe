import { type ScopeArea, scopeAreas } from '@jackfield/contract';
import {
  type Webhook,
  type WebhookKind,
  webhookKindNames,
  webhookKinds,
  type WebhookMessage,
} from '@jackfield/contract/api/webhook';

/** Milliseconds before its time in which a message is on its way. */
const soon = 5000;

/** How many kinds the list names of each webhook. */
const mostTags = 3;

/** How a webhook stands: an admin's own word comes before what its messages meet. */
export type Standing = 'delivering' | 'failing' | 'paused' | 'off';

export function standingOf({ state, failingSince }: Pick<Webhook, 'state' | 'failingSince'>) {
  if (state !== 'on') return state;
  return failingSince === null ? 'delivering' : 'failing';
}

/** The host of an address, and the rest of it. */
export function partsOf(address: string): { host: string; path: string } {
  const { host, pathname, search } = new URL(address);
  return { host, path: `${pathname}${search}` };
}

/** What a webhook tells of, as tags: the first kinds and how many more, or everything. */
export function kindTags(kinds: readonly WebhookKind[]): {
  named: readonly WebhookKind[];
  more: number;
  isAll: boolean;
} {
  const isAll = kinds.length === webhookKindNames.length;
  // A tag that says "1 more" has room for its name.
  const count = kinds.length === mostTags + 1 ? kinds.length : mostTags;
  const named = isAll ? [] : kinds.slice(0, count);
  return { named, more: isAll ? 0 : kinds.length - named.length, isAll };
}

/** Kinds by the area that they are of, in the order of areas; areas without any are left out. */
export function kindsByArea(): { area: ScopeArea; kinds: WebhookKind[] }[] {
  return scopeAreas
    .map((area) => ({
      area,
      kinds: webhookKindNames.filter((kind) => webhookKinds[kind].area === area),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** Whether a message is being sent, or is about to be. */
export const isUnderWay = ({ nextTryAt }: Pick<WebhookMessage, 'nextTryAt'>, now: number) =>
  nextTryAt !== null && Date.parse(nextTryAt) <= now + soon;

/** Whether a status says that a message has arrived. */
export const isArrival = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** A moment '2026-11-26, 10:31 am' without its day where that is the same as now's. */
export function shortly(moment: string, now: string): string {
  const [day, time] = moment.split(', ');
  return time !== undefined && now.startsWith(`${day}, `) ? time : moment;
}

/** A text within single quotes of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A message as a command that sends it, without its signature. */
export const curlOf = ({ url, headers, body }: Sent): string =>
  [
    `curl ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
    `  --data-raw ${quoted(body)}`,
  ].join(' \\\n');
