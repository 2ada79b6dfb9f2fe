import type { IvrInput, IvrKey } from '@jackfield/contract/api/routing';
import { keyTopics } from '../greeting-check.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { isLinked } from './reach.ts';

/** A key of which the greeting says that it leads to something else. */
export interface MisnamedKey {
  readonly input: IvrInput;
  /** The user, team or menu that the greeting names. */
  readonly named: string;
  /** The one that the key leads to. */
  readonly target: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const wordsOf = (text: string) => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of names that greetings leave out: 'the billing team' is asked for as 'billing'. */
const kinds = new Set(['team', 'department', 'dept', 'group', 'menu']);
function nameWords({ name }: Named): string[] {
  const words = wordsOf(name);
  const telling = words.filter((word) => !kinds.has(word));
  return telling.length > 0 ? telling : words;
}

const shortest = 3;
const says = (spoken: readonly string[], words: readonly string[]) =>
  words.join(' ').length >= shortest && ` ${spoken.join(' ')} `.includes(` ${words.join(' ')} `);

/** How long the beginning of a word is that tells it: 'appointments', 'appointment'. */
const stem = 4;
/** Whether anything of a name is said, in whatever form. */
const mentions = (spoken: readonly string[], words: readonly string[]) =>
  words.some((word) => spoken.some((one) => one.slice(0, stem) === word.slice(0, stem)));

/**
 * Keys that were given to somebody else and are announced as before: 'For billing, press 3', and
 * key 3 leads to Recall. Only where what the greeting says of a key holds the whole name of exactly
 * one user, team or menu of the account, and nothing of the name of the one that the key leads to;
 * not where these two have to do with each other (a member, where the one sends calls on to the
 * other), as who leads to billing may be announced as billing. A greeting that says what a key does
 * in words that name nothing ('for appointments') is never doubted.
 */
export function misnamedKeys(
  config: RoutingConfig,
  text: string,
  keys: readonly IvrKey[],
): MisnamedKey[] {
  if (text === '') return [];
  const { people, teams, menus } = indexOf(config);
  const records = { teammate: people, team: teams, ivr: menus };
  const found = keyTopics(text).flatMap(({ key: input, words, around }): MisnamedKey[] => {
    const key = keys.find((one) => one.input === input);
    if (key === undefined || key.action === 'hangup') return [];
    const target = records[key.action].get(key.actionId ?? '');
    if (target === undefined || mentions(wordsOf(around), nameWords(target))) return [];
    const said = namesIn(config, wordsOf(words));
    const [named] = said;
    if (named === undefined || said.some(({ name }) => name !== named.name)) return [];
    if (said.some(({ id }) => isLinked(config, id, target.id))) return [];
    return [{ input: key.input, named: named.name, target: target.name }];
  });
  return [...new Map(found.map((one) => [one.input, one])).values()];
}

/** Records whose whole names are said; of names within each other the longest alone. */
function namesIn({ people, teams, menus }: RoutingConfig, spoken: readonly string[]): Named[] {
  const said = [...teams, ...menus, ...people].filter((one: Named) => says(spoken, nameWords(one)));
  return said.filter((one) =>
    said.every(
      (other) =>
        nameWords(other).length <= nameWords(one).length || !says(nameWords(other), nameWords(one)),
    ),
  );
}
