const pairCount = 6;

/**
 * Which of the six avatar pairs belongs to a name, 1 to 6, always the same for the same name.
 * FNV-1a over UTF-16 units spreads short names evenly.
 */
export function avatarPair(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 0) % pairCount) + 1;
}

/** Two letters for an avatar: first of the first and of the last word, upper case; '?' for nothing, '#' for a number. */
export function initials(name: string): string {
  if (/^\+\d/.test(name)) return '#';
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '?')][0] ?? '?';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
