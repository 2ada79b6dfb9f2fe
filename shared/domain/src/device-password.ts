const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const;
const length = 20;

/** A whole number from 0 to below a limit of at most 256, every one as likely as the others. */
function below(limit: number): number {
  const fair = 256 - (256 % limit);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return byte % limit;
  }
}

const pick = (letters: string): string => letters.charAt(below(letters.length));

/**
 * A new password of a device: 20 characters with upper, lower and digit (VAL-19), none of which is
 * read for another, because it may be typed on a telephone.
 */
export function makeDevicePassword(): string {
  const letters = kinds.join('');
  const made = [
    ...kinds.map(pick),
    ...Array.from({ length: length - kinds.length }, () => pick(letters)),
  ];
  // The three that the rule asks for do not always stand in front.
  for (let at = made.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [made[at], made[other]] = [made[other] ?? '', made[at] ?? ''];
  }
  return made.join('');
}
