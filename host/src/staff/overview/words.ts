import {
  audienceSchema,
  type Audience,
  type Health,
  type ReleaseMove,
  type ReleasePointer,
} from '@jackfield/contract/api/release';
import { formatNumber, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { wordMessages as messages } from './messages.ts';

const shortLength = 7;
const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

/** A version as people read it: the first 7 signs of a hash, any other text whole. */
export const shortVersion = (version: string): string =>
  /^[0-9a-f]{8,}$/.test(version) ? version.slice(0, shortLength) : version;

/** '57 kB', '1.2 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? `${kilobytes} kB`
    : `${formatNumber(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`;
}

/** Share of sessions that met an error, '0.4%'; null as long as nobody opened the area. */
export const errorRate = ({ errors, visits }: Health): string | null =>
  visits === 0 ? null : formatNumber(errors / visits, percent);

/** '6 of 1,420 sessions'. */
export const errorCounts = ({ errors, visits }: Health): string =>
  t(messages.errorCounts, { errors, visits, counted: formatNumber(visits) });

/** '2 sessions never saw a page', or null when all did. */
export const neverShownText = ({ neverShown }: Health): string | null =>
  neverShown === 0 ? null : t(messages.neverShown, { count: neverShown });

/** Sessions that a canary still needs to be judged, and those that there are; null once it has them. */
export function judgement({ live, canary, judgedFrom }: ReleasePointer) {
  if (!canary) return null;
  const counts = { canary: canary.health.visits, live: live?.health.visits ?? 0 };
  if (Math.min(counts.canary, counts.live) >= judgedFrom.each) return null;
  return { ...counts, ...judgedFrom };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export interface Measure {
  name: string;
  /** '120 ms', or '0.02' for a score. */
  text: string;
}

/** Times of the load phases, the first page first, and web vitals: three of four sessions are as fast. */
export function measuresOf({ loads, vitals }: Health): Measure[] {
  const time = (p75: number) => `${formatNumber(p75, { maximumFractionDigits: 0 })} ms`;
  const { shown, ...others } = loads;
  return [
    ...(shown ? [{ name: t(messages.firstPage), text: time(shown.p75) }] : []),
    ...Object.entries(others).map(([name, { p75 }]) => ({
      name: capitalised(name),
      text: time(p75),
    })),
    ...Object.entries(vitals).map(([name, { p75 }]) => ({
      name,
      text: name === 'CLS' ? formatNumber(p75, { maximumFractionDigits: 3 }) : time(p75),
    })),
  ];
}

/** 'everyone', '10% of accounts', '2 named accounts', '10% of accounts and 2 named ones'. */
export function audienceText(audience: Audience): string {
  if (audience === 'all') return t(messages.everyone);
  const { percent: share = 0, tenants = [] } = audience;
  const part = formatNumber(share / 100, percent);
  if (tenants.length === 0) return t(messages.share, { share: part });
  if (share === 0) return t(messages.named, { count: tenants.length });
  return t(messages.shareAndNamed, { share: part, count: tenants.length });
}

/** A canary's version with who gets it: the words before and after a move. */
export const canaryAudience = ({ canary }: ReleasePointer): string =>
  canary ? audienceText({ percent: canary.percent, tenants: canary.tenants }) : '';

/** What a move did, in one sentence. */
export function moveText({ kind, from, to, audience }: ReleaseMove): string {
  const name = (ref: typeof from) => (ref ? shortVersion(ref.version) : t(messages.nothing));
  const read = v.safeParse(audienceSchema, audience);
  const values = {
    from: name(from),
    to: name(to),
    audience: read.success ? audienceText(read.output) : t(messages.everyone),
  };
  return t(messages[kind], values);
}
