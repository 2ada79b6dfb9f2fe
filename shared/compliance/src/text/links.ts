import type { Span } from '../finding.ts';
import { spansOf } from './spans.ts';

/** A web address in a text. */
export interface Link extends Span {
  readonly host: string;
}

// A name with a dot is an address when a scheme, a path or a usual ending says so: a full stop
// without a space behind it is not one.
const address =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}[a-z]{2,24}(?::\d{2,5})?(?:\/[^\s"”’'<>()]*)?/giu;
const usualEnding =
  /\.(?:com|org|net|edu|gov|mil|us|ca|my|mx|uk|co|io|me|app|dev|info|biz|shop|store|online|site|coop|health|dental|care|clinic|law|bank|school|church|tv|xyz|ly|gl|gy|cc|ws|link)$/i;
const tail = /[.,;:!?]+$/;

/** Host of a web address, in small letters and without `www.`. */
export const hostOf = (url: string): string =>
  url
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\./, '');

/** Whether a host is another one or lies below it. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/** The web addresses of a text. */
export function linksOf(text: string): Link[] {
  return spansOf(text, address).flatMap(({ start, end }) => {
    const written = text.slice(start, end).replace(tail, '');
    const host = hostOf(written);
    const isAddress = /^https?:|\//i.test(written) || usualEnding.test(host);
    return isAddress ? [{ start, end: start + written.length, host }] : [];
  });
}
