import type { CampaignDetails } from '../compliance/tables.ts';

/** Words that are always honoured (annex J6); a campaign's own come on top. */
const standard: ReadonlyMap<string, Meaning> = new Map([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'].map(
    (word) => [word, 'stop'] as const,
  ),
  ['START', 'start'] as const,
  ['HELP', 'help'] as const,
]);

/** What a text means: none more of it, again, what is this, or yes to a campaign. */
export type Meaning = 'stop' | 'start' | 'help' | 'agree';

type Own = Pick<CampaignDetails, 'optInKeywords' | 'optOutKeywords' | 'helpKeywords'>;

const edges = /^[\p{P}\p{S}\p{Z}\p{C}]+|[\p{P}\p{S}\p{Z}\p{C}]+$/gu;

/** A text as a word: any case, without blanks, signs and politeness around it. */
function wordOf(text: string): string {
  const bare = text.normalize('NFKC').replaceAll(edges, '').toUpperCase();
  return bare
    .replace(/^PLEASE\b|\bPLEASE$/u, '')
    .replaceAll(edges, '')
    .replaceAll(/[\p{Z}\p{C}]+/gu, '');
}

const listed = (keywords: string) =>
  keywords
    .split(',')
    .map((word) => wordOf(word))
    .filter(Boolean);

/** What a text means to the campaign of the number that it came to; null where it is a message. */
export function meaningOf(text: string, own: Own | null): Meaning | null {
  const word = wordOf(text);
  if (word === '') return null;
  const known = standard.get(word);
  if (known !== undefined || own === null) return known ?? null;
  if (listed(own.optOutKeywords).includes(word)) return 'stop';
  if (listed(own.helpKeywords).includes(word)) return 'help';
  return listed(own.optInKeywords).includes(word) ? 'agree' : null;
}
