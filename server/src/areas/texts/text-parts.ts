import type { TextEncoding } from '@jackfield/contract/api/text';

/** The alphabet of seven bits (3GPP TS 23.038, 6.2.1), and what takes two places of it. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

/** Places of one part alone, and of each of several: a header says which of them it is. */
const places = { gsm7: [160, 153], ucs2: [70, 67] } as const;

/** How a text is cut on its way. */
export interface TextParts {
  readonly encoding: TextEncoding;
  /** 0 for an empty text. */
  readonly parts: number;
  /** Places that are left in the last part. */
  readonly left: number;
}

/** Cuts a text into the parts that carriers count; no character is torn in two. */
export function textParts(text: string): TextParts {
  const characters = [...text];
  const isSevenBits = characters.every((one) => basic.has(one) || extended.has(one));
  const encoding = isSevenBits ? 'gsm7' : 'ucs2';
  const sizes = characters.map((one) => (isSevenBits ? (basic.has(one) ? 1 : 2) : one.length));
  const [alone, each] = places[encoding];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= alone) return { encoding, parts: Math.min(total, 1), left: alone - total };
  let [parts, left]: [number, number] = [1, each];
  for (const size of sizes) {
    if (size > left) [parts, left] = [parts + 1, each];
    left -= size;
  }
  return { encoding, parts, left };
}
