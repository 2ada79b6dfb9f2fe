const home = '/';
const isOdd = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\u007f' || character === '\\');

/**
 * Where to go after sign-in: the kept path when it is one of this portal, else `/` (SHELL-16).
 * Anything that a browser could read as another origin, another scheme or a sign-in page itself
 * is refused.
 */
export function returnPath(kept: string | null, origin: string = window.location.origin): string {
  if (!kept || !kept.startsWith('/') || isOdd(kept) || kept.includes(' ')) return home;
  let decoded: string;
  try {
    decoded = decodeURIComponent(kept);
  } catch {
    return home;
  }
  if (isOdd(decoded) || /^\/[/\\]/.test(decoded)) return home;
  if (!URL.canParse(kept, origin)) return home;
  const url = new URL(kept, origin);
  if (url.origin !== origin || url.username || url.password) return home;
  if (url.pathname.startsWith('//') || /^\/auth(\/|$)/i.test(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}
