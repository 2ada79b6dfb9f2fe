import type { IvrInput } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import { isOpenAt } from '@jackfield/domain/business-hours';
import {
  type Branch,
  branchAt,
  canRing,
  indexOf,
  isLost,
  namesText,
  type RoutedCompany,
  type RoutedPerson,
  type RoutingConfig,
  teamRingers,
} from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { answerMessages } from './messages.ts';

/** Who takes a call that comes in now. */
export interface Answer {
  /** 'Edwin and Fiona ring'. */
  title: string;
  /** Why: 'Closed, team After hours'. */
  detail: string;
  kind: 'people' | 'menu' | 'voicemail' | 'external' | 'message' | 'lost';
  /** Names of those who ring, for their pictures. */
  people: readonly string[];
  /** Nobody is reached, and no message can be left. */
  isLost: boolean;
}

/** The first name of a person; any other name as it is. */
const firstOf = ({ people }: RoutingConfig, name: string): string =>
  people.find((one) => one.name === name)?.firstName ?? name;

/** First names, where they tell people apart. */
function shortNames(people: readonly RoutedPerson[]): string[] {
  const firsts = people.map(({ name, firstName }) => firstName ?? name);
  return firsts.map((first, at) =>
    firsts.filter((other) => other === first).length > 1 ? (people[at]?.name ?? first) : first,
  );
}

/** People who ring at the end of a branch. */
function ringingOf(
  config: RoutingConfig,
  { kind, node }: Pick<Branch, 'kind' | 'node'>,
): RoutedPerson[] {
  if (kind !== 'answered') return [];
  const index = indexOf(config);
  const team = node.kind === 'team' ? index.teams.get(node.id) : undefined;
  const ids = team ? teamRingers(index, team) : node.id.split(',');
  return ids.flatMap((id) => {
    const person = index.people.get(id);
    return person && canRing(person) ? [person] : [];
  });
}

/** Whether calls go by the open hours now, or why not. */
function stateText(
  config: RoutingConfig,
  { businessHour, override }: RoutedCompany,
  at: number,
): string {
  if (override !== null && at < override.until) {
    const { by } = override;
    return by
      ? t(answerMessages.closedBy, { name: firstOf(config, by) })
      : t(answerMessages.closed);
  }
  if (businessHour.alwaysOpen) return t(answerMessages.alwaysOpen);
  return t(isOpenAt(businessHour, at).isOpen ? answerMessages.open : answerMessages.closed);
}

/** Whether a number is open: by its hours, and not closed for now. */
export const isOpenNow = ({ businessHour, override }: RoutedCompany, at: number): boolean =>
  (override === null || at >= override.until) && isOpenAt(businessHour, at).isOpen;

type Ask = (path: readonly IvrInput[]) => Branch;

/** The call of a company number at an instant, when everybody takes their calls. */
const askAt =
  (config: RoutingConfig, { id }: RoutedCompany, at: number): Ask =>
  (path) =>
    branchAt(config, { number: { kind: 'company', id }, at, everyone: 'answers' }, path);

/** Keys of the menu in which a branch ends; the way of those who press none is not one of them. */
const keysOf = (config: RoutingConfig, { node }: Branch): IvrInput[] =>
  (config.menus.find(({ id }) => id === node.id)?.keys ?? [])
    .map(({ input }) => input)
    .filter((input) => input !== 'timeout');

/** What a menu that answers is, and who its first key reaches. */
function menuAnswer(config: RoutingConfig, branch: Branch, ask: Ask, state: string): Answer {
  const keys = keysOf(config, branch);
  const [first] = keys;
  const people = first ? ringingOf(config, ask([first])) : [];
  const said = { menu: branch.node.name, key: first ?? '' };
  return {
    title:
      people.length > 0
        ? t(answerMessages.menuRings, { ...said, names: namesText(shortNames(people)) })
        : t(answerMessages.menu, said),
    detail: t(answerMessages.keys, { state, count: keys.length }),
    kind: 'menu',
    people: [],
    isLost: false,
  };
}

/** Who takes a call at the end of a branch that is no menu. */
function endAnswer(config: RoutingConfig, { kind, node, reason }: Branch, state: string): Answer {
  const plain = { detail: state, people: [], isLost: false };
  if (kind === 'answered') {
    const ringing = ringingOf(config, { kind, node });
    const names = namesText(shortNames(ringing));
    const detail =
      node.kind === 'team'
        ? t(answerMessages.team, { state, name: node.name })
        : node.kind === 'callgroup'
          ? t(answerMessages.group, { state })
          : state;
    const title = t(answerMessages.ring, { count: ringing.length, names: names || node.name });
    const people = ringing.map(({ name }) => name);
    return { ...plain, title, detail, people, kind: 'people' };
  }
  if (kind === 'voicemail') {
    const title = t(answerMessages.voicemail, { name: firstOf(config, node.name) });
    return { ...plain, title, kind };
  }
  if (kind === 'external') {
    const title = t(answerMessages.external, { number: formatPhone(node.id) });
    return { ...plain, title, detail: t(answerMessages.elsewhere, { state }), kind };
  }
  if (kind === 'message') {
    const title = t(answerMessages.message, { name: node.name.replace(/\.\w{2,4}$/, '') });
    return { ...plain, title, detail: t(answerMessages.ends), kind, isLost: true };
  }
  return { ...plain, title: reason, kind: 'lost', isLost: kind !== 'menu' && isLost(kind) };
}

/** Who answers a company number at an instant, when everybody takes their calls. */
export function answerAt(config: RoutingConfig, company: RoutedCompany, at: number): Answer {
  const ask = askAt(config, company, at);
  const branch = ask([]);
  const state = stateText(config, company, at);
  return branch.kind === 'menu'
    ? menuAnswer(config, branch, ask, state)
    : endAnswer(config, branch, state);
}

/** What a key of the menu comes to that answers a company number. */
export interface KeyAnswer {
  key: IvrInput;
  /** 'Edwin and Fiona ring'. */
  title: string;
  isLost: boolean;
}

/** The menu that answers a company number at an instant, with each of its keys; null for another. */
export function menuAt(
  config: RoutingConfig,
  company: RoutedCompany,
  at: number,
): { name: string; title: string; keys: KeyAnswer[] } | null {
  const ask = askAt(config, company, at);
  const branch = ask([]);
  if (branch.kind !== 'menu') return null;
  const state = stateText(config, company, at);
  const keys = keysOf(config, branch).map((key) => {
    const end = ask([key]);
    if (end.kind === 'menu') {
      return { key, title: t(answerMessages.menu, { menu: end.node.name }), isLost: false };
    }
    // A key that hangs up does what somebody wanted.
    if (end.kind === 'hangup') return { key, title: t(answerMessages.hangsUp), isLost: false };
    const { title, isLost: isMissed } = endAnswer(config, end, state);
    return { key, title, isLost: isMissed };
  });
  const { name } = branch.node;
  return { name, title: t(answerMessages.menu, { menu: name }), keys };
}
