const home = '/';
const isOddCharacter = /[\u0000-\u0020\u007f\\]/;

/**
 * Where to go after sign-in: the kept path when it is one of this portal, else `/` (SHELL-16).
 * Anything that a browser could read as another origin, another scheme or a sign-in page itself
 * is refused.
 */
export function returnPath(kept: string | null, origin: string = window.location.origin): string {
  if (!kept || !kept.startsWith('/') || isOddCharacter.test(kept)) return home;
  let decoded: string;
  try {
    decoded = decodeURIComponent(kept);
  } catch {
    return home;
  }
  if (isOddCharacter.test(decoded.replaceAll(' ', '')) || /^\/[/\\]/.test(decoded)) return home;
  if (!URL.canParse(kept, origin)) return home;
  const url = new URL(kept, origin);
  if (url.origin !== origin || url.username || url.password) return home;
  if (url.pathname.startsWith('//') || /^\/auth(\/|$)/i.test(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}
