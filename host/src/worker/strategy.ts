/** How the service worker answers a request; null leaves it to the browser. */
export type Strategy = 'asset' | 'page' | 'data' | null;

interface Asked {
  url: string;
  method: string;
  mode: string;
}

/** Paths that belong to the server alone: never answered from a cache (OP-38). */
const untouched =
  /^\/(api|hub|media|psl|openapi|metrics|health|ready|sandbox-payments|__test)(\/|\.|$)/i;
const data = new Set(['/registry', '/config.json']);

/** Hashed files and texts come from the cache; pages and registry from the network first (OP-38). */
export function strategyFor({ url, method, mode }: Asked, origin: string): Strategy {
  const { origin: from, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || from !== origin || untouched.test(pathname)) return null;
  const isTexts = pathname.startsWith('/languages/');
  if (pathname.startsWith('/assets/') || (isTexts && searchParams.has('v'))) return 'asset';
  if (data.has(pathname) || isTexts) return 'data';
  return mode === 'navigate' ? 'page' : null;
}

/** Marks a page as kept from an earlier visit, so that it can say so. */
export const markStale = (html: string): string => html.replace('<html ', '<html data-stale="1" ');

/**
 * A page without what it brought of one person and one moment: answers of calls, and what stands
 * between the comments `own` and `/own`. In neither can a `<` stand as such.
 */
export const withoutOwn = (html: string): string =>
  html
    .replaceAll(/<script[^>]*\sdata-answer=[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/\sdata-answers-expected="[^"]*"/g, '')
    .replaceAll(/<!--own-->[\s\S]*?<!--\/own-->/g, '');
