import type { Said } from '../finding.ts';
import { type Source, sources, twilioError } from '../sources.ts';
import { type Meaning, meanings } from './meanings.ts';

/** A refusal in words, with the fields where it is mended. */
export interface Decoded {
  readonly code: string | null;
  readonly means: Said;
  readonly toDo: Said;
  readonly fields: readonly string[];
  /** Sending it again is of no use. */
  readonly isFinal: boolean;
  /** Where the code is explained; null for words alone. */
  readonly source: Source | null;
}

const byCode = new Map(meanings.flatMap((one) => one.codes.map((code) => [code, one] as const)));

function sourceOf(code: string): Source {
  if (/^30\d{3}$/.test(code)) return twilioError(Number(code));
  if (/^7\d\d$/.test(code)) return sources.carrierCodes;
  if (/^[568]\d\d$/.test(code)) return sources.vettingCodes;
  if (/^\d{4}$/.test(code)) return sources.bandwidth;
  if (code.startsWith('BRAND_')) return sources.awsRejections;
  return sources.feedback;
}

const decoded = (code: string | null, meaning: Meaning, fields = meaning.fields): Decoded => ({
  code,
  means: meaning.means,
  toDo: meaning.toDo,
  fields,
  isFinal: meaning.final === true,
  source: code !== null && meaning.codes.includes(code) ? sourceOf(code) : null,
});

const meaningOf = (code: string): Meaning | undefined =>
  byCode.get(code.trim()) ?? byCode.get(code.trim().toUpperCase());

/** Where a code is explained, also one that has no meaning here; null for what is no code. */
export function explanationOf(code: string | null): Source | null {
  return code !== null && /^(?:30\d{3}|[5-8]\d\d)$/.test(code.trim())
    ? sourceOf(code.trim())
    : null;
}

/** What a code means; null for one that no public document was read for. */
export function decodeCode(code: string): Decoded | null {
  const meaning = meaningOf(code);
  return meaning ? decoded(code.trim(), meaning) : null;
}

const sampleNumber = /\bsample(?: message)?s? ?#?([1-5])\b/i;

/** The fields of a refusal in words: a sample that it counts comes before all others. */
function fieldsIn(words: string, fields: readonly string[]): readonly string[] {
  const number = sampleNumber.exec(words)?.[1];
  if (!number) return fields;
  const field = `sampleMessages.${Number(number) - 1}`;
  return [field, ...fields.filter((one) => !one.startsWith('sampleMessages'))];
}

/** What a refusal means: by its code, else by its words; null when neither is known. */
export function decodeRefusal(code: string | null, words: string): Decoded | null {
  const known = code === null ? undefined : meaningOf(code);
  const said = meanings.find((one) => one.words?.test(words));
  const meaning = known?.isBroad ? (said ?? known) : (known ?? said);
  if (!meaning) return null;
  const found = decoded(code, meaning, fieldsIn(words, meaning.fields));
  return code !== null && known ? { ...found, source: sourceOf(code.trim()) } : found;
}
