import type { IvrInput } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import { isOpenAt } from '@jackfield/domain/business-hours';
import {
  type Branch,
  branchAt,
  isLost,
  namesText,
  type RoutedCompany,
  type RoutedPerson,
  type RoutingConfig,
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

/** 'Wei Ling' of Wei Ling Tan. */
const firstOf = (name: string) => name.replace(/\s+\S+$/, '');

/** First names, where they tell people apart. */
function shortNames(people: readonly RoutedPerson[]): string[] {
  const firsts = people.map(({ name }) => firstOf(name));
  return people.map(({ name }, at) =>
    firsts.filter((first) => first === firsts[at]).length > 1 ? name : firstOf(name),
  );
}

/** People who ring at the end of a branch. */
function ringingOf(config: RoutingConfig, { kind, node }: Branch): RoutedPerson[] {
  if (kind !== 'answered') return [];
  const ids =
    node.kind === 'team'
      ? (config.teams.find(({ id }) => id === node.id)?.memberIds ?? [])
      : node.id.split(',');
  return ids.flatMap((id) => {
    const person = config.people.find((one) => one.id === id);
    return person?.status === 'active' ? [person] : [];
  });
}

/** Whether calls go by the open hours now, or why not. */
function stateText({ businessHour, override }: RoutedCompany, at: number): string {
  if (override !== null && at < override.until) {
    const { by } = override;
    return by ? t(answerMessages.closedBy, { name: firstOf(by) }) : t(answerMessages.closed);
  }
  if (businessHour.alwaysOpen) return t(answerMessages.alwaysOpen);
  return t(isOpenAt(businessHour, at).isOpen ? answerMessages.open : answerMessages.closed);
}

/** Whether a number is open: by its hours, and not closed for now. */
export const isOpenNow = ({ businessHour, override }: RoutedCompany, at: number): boolean =>
  (override === null || at >= override.until) && isOpenAt(businessHour, at).isOpen;

function menuAnswer(
  config: RoutingConfig,
  branch: Branch,
  ask: (path: readonly IvrInput[]) => Branch,
  state: string,
): Answer {
  const keys = config.menus.find(({ id }) => id === branch.node.id)?.keys ?? [];
  const pressed = keys.filter(({ input }) => input !== 'timeout');
  const [first] = pressed;
  const people = first ? ringingOf(config, ask([first.input])) : [];
  const said = { menu: branch.node.name, key: first?.input ?? '' };
  return {
    title:
      people.length > 0
        ? t(answerMessages.menuRings, { ...said, names: namesText(shortNames(people)) })
        : t(answerMessages.menu, said),
    detail: t(answerMessages.keys, { state, count: pressed.length }),
    kind: 'menu',
    people: [],
    isLost: false,
  };
}

/** Who answers a company number at an instant, when everybody takes their calls. */
export function answerAt(config: RoutingConfig, company: RoutedCompany, at: number): Answer {
  const number = { kind: 'company', id: company.id } as const;
  const ask = (path: readonly IvrInput[]) =>
    branchAt(config, { number, at, everyone: 'answers' }, path);
  const branch = ask([]);
  const { kind, node, reason } = branch;
  const state = stateText(company, at);
  const plain = { detail: state, people: [], isLost: false };
  if (kind === 'menu') return menuAnswer(config, branch, ask, state);
  if (kind === 'answered') {
    const ringing = ringingOf(config, branch);
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
    const title = t(answerMessages.voicemail, { name: firstOf(node.name) });
    const isTeam = config.teams.some(({ name }) => name === node.name);
    return {
      ...plain,
      title: isTeam ? t(answerMessages.voicemail, { name: node.name }) : title,
      kind,
    };
  }
  if (kind === 'external') {
    const title = t(answerMessages.external, { number: formatPhone(node.id) });
    return { ...plain, title, detail: t(answerMessages.elsewhere, { state }), kind };
  }
  if (kind === 'message') {
    const title = t(answerMessages.message, { name: node.name.replace(/\.\w{2,4}$/, '') });
    return { ...plain, title, detail: t(answerMessages.ends), kind, isLost: true };
  }
  return { ...plain, title: reason, kind: 'lost', isLost: isLost(kind) };
}
