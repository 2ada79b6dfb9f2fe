import { greetingLanguages, type Language } from './greeting-languages.ts';

/** A piece of a greeting: words, or a key that callers are told to press. */
export type GreetingPart =
  | { readonly text: string }
  | { readonly key: string; readonly isAssigned: boolean };

/** What callers are told against what the keys do. */
export interface GreetingCheck {
  /** The greeting in pieces, in their order. */
  readonly parts: readonly GreetingPart[];
  /** Keys that the greeting names and nothing is assigned to, in the order of the greeting. */
  readonly unassigned: readonly string[];
  /** Keys with an action that the greeting never names, in the order given. */
  readonly unspoken: readonly string[];
}

const wordEnds = String.raw`(?![\p{L}\p{N}])`;
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

interface Patterns {
  /** A verb and the keys after it; group 1 holds the keys alone. */
  readonly lists: RegExp;
  /** One key among them. */
  readonly key: RegExp;
  keyOf(spoken: string): string;
}

function patternsOf({ verbs, fillers, joiners, keys, partitive }: Language): Patterns {
  const words = anyOf(Object.values(keys).flat());
  const oneOfThem = String.raw`(?!\s+(?:${partitive})${wordEnds})`;
  const key = String.raw`(?:\d|\*|${words}${oneOfThem})${wordEnds}`;
  const fill = String.raw`(?:${anyOf(fillers)}\s+)*`;
  const joined = String.raw`(?:\s*,\s*(?:${anyOf(joiners)}\s+)?|\s+${anyOf(joiners)}\s+)${fill}${key}`;
  const lead = String.raw`(?<![\p{L}\p{N}])${anyOf(verbs)}\s+${fill}`;
  return {
    lists: new RegExp(`${lead}(${key}(?:${joined})*)`, 'giu'),
    key: new RegExp(String.raw`(?<![\p{L}\p{N}])${key}`, 'giu'),
    keyOf: (spoken) =>
      Object.entries(keys).find(([, names]) => names.includes(spoken.toLowerCase()))?.[0] ?? spoken,
  };
}

const patterns = greetingLanguages.map(patternsOf);

interface Mention {
  /** Where the words begin that tell callers to press it. */
  readonly lead: number;
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

function mentionsIn(text: string, { lists, key, keyOf }: Patterns): Mention[] {
  return Array.from(text.matchAll(lists)).flatMap((match) => {
    const list = match[1] ?? '';
    const start = match.index + match[0].length - list.length;
    return Array.from(list.matchAll(key), ({ 0: spoken, index }, at) => ({
      lead: at === 0 ? match.index : start + index,
      from: start + index,
      to: start + index + spoken.length,
      key: keyOf(spoken),
    }));
  });
}

/** Mentions in the order of the text; what two languages read alike is told once. */
function allMentions(text: string): Mention[] {
  const found = new Map<number, Mention>();
  for (const mention of patterns.flatMap((language) => mentionsIn(text, language))) {
    if (!found.has(mention.from)) found.set(mention.from, mention);
  }
  return Array.from(found.values()).toSorted((one, other) => one.from - other.from);
}

/**
 * Compares the text of a greeting with the keys of its menu: which
 * keys it names ('press 1', 'tekan satu', 'appuyez sur le deux', 'oprima 3'), in English, Malay,
 * French and Spanish, and which of them lead anywhere.
 *
 * @param assigned keys with an action, 0 to 9 and *, in the order of the answer
 */
export function checkGreeting(text: string, assigned: readonly string[]): GreetingCheck {
  const mentions = allMentions(text);
  const spoken = new Set(mentions.map(({ key }) => key));
  const parts: GreetingPart[] = [];
  let at = 0;
  for (const { from, to, key } of mentions) {
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ key, isAssigned: assigned.includes(key) });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return {
    parts,
    unassigned: Array.from(spoken).filter((key) => !assigned.includes(key)),
    unspoken: assigned.filter((key) => !spoken.has(key)),
  };
}

const wholeWord = (words: readonly string[]) =>
  String.raw`(?<![\p{L}\p{N}])${anyOf(words)}${wordEnds}`;
const purpose = new RegExp(
  String.raw`^\s*${wholeWord(greetingLanguages.flatMap(({ purposes }) => purposes))}`,
  'iu',
);
const exception = new RegExp(
  wholeWord(greetingLanguages.flatMap(({ exceptions }) => exceptions)),
  'iu',
);

/** What a greeting says of a key. */
export interface KeyTopic {
  readonly key: string;
  /** The words that say what it is for, up to a sign: 'For billing questions'. */
  readonly words: string;
  /** All that may be said of it, other topics of a list among them. */
  readonly around: string;
}

/** The last sentence of a text that is being spoken. */
const lastSentence = (text: string) => text.split(/[.!?;:]\s/).at(-1) ?? '';

/**
 * What a greeting says each of its keys is for: in 'Press 3 for billing' the words after it, up to
 * a sign or another digit, in 'For billing, press 3' those before. Nothing of a key of which it is
 * said what it is not for ('for anything but billing, press 0').
 */
export function keyTopics(text: string): KeyTopic[] {
  const mentions = allMentions(text);
  let isTopicBefore = false;
  return mentions.flatMap(({ lead, from, to, key }, index) => {
    const next = text.slice(to, mentions[index + 1]?.lead ?? text.length);
    const isAfter = purpose.test(next);
    const last = lastSentence(text.slice(mentions[index - 1]?.to ?? 0, lead));
    const before = isTopicBefore || lead === from ? '' : last;
    isTopicBefore = isAfter && !/[.!?;:]\s/.test(next);
    const around = isAfter ? next : before;
    const words = isAfter ? (/^[^.,;:!?\d]*/.exec(next)?.[0] ?? '') : before;
    return words.trim() === '' || exception.test(around) ? [] : [{ key, words, around }];
  });
}
