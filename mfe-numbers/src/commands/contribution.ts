import {
  type AccountCountry,
  type Command,
  type CommandContext,
  type CommandsContribution,
  type Hit,
  paths,
} from '@jackfield/contract';
import { type CompanyListItem, listCompanies } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { call, common, t } from '@jackfield/runtime';
import { blacklistMessages } from '../blacklist/messages.ts';
import { calendarMessages } from '../calendar/messages.ts';
import { checkMessages } from '../call-check/messages.ts';
import { homeMessages } from '../home/messages.ts';
import { tabMessages } from '../numbers-tabs/messages.ts';
import { whoMessages } from '../who-answers/messages.ts';
import { commandMessages } from './messages.ts';
import { openTryCall } from './open-try-call.tsx';
import { readRouting } from './read-routing.ts';

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { home, numbers, menus, company } = paths.admin;
/** Records of one kind that are read: the palette shows those that fit best. */
const most = 25;
/** With fewer nobody has typed a whole number. */
const fewestDigits = 7;

const page = (id: string, label: string, to: string, words: readonly string[] = []): Command => ({
  id,
  kind: 'page',
  label,
  to,
  words,
});

const blockingCaller = `${company.blacklist()}?list=inbound&drawer=add`;

/** What is done with the company number that is open. */
function actsOf(path: string): Command[] {
  const [, id] = /^\/admin-settings\/numbers\/edit\/([^/]+)/.exec(path) ?? [];
  if (id === undefined) return [];
  const close = `${numbers.edit(id, 'business-hour')}?drawer=close`;
  return [
    ['close', commandMessages.closeThis, commandMessages.closeWords, close] as const,
    [
      'desk',
      commandMessages.frontDesk,
      commandMessages.frontDeskWords,
      numbers.frontDesk(id),
    ] as const,
    ['past', commandMessages.past, commandMessages.pastWords, numbers.past(id)] as const,
  ].map(([name, label, words, to]) => ({
    id: `open ${name}`,
    kind: 'action',
    label: t(label),
    words: [t(words)],
    isOfPage: true,
    to,
  }));
}

/** Pages that the sidebar has not, other words for those it has, and what is begun there; admins'. */
export const commands: CommandsContribution['commands'] = ({ role, country, path = '' }) =>
  role === 'admin'
    ? [
        ...actsOf(path),
        page('calendar', t(calendarMessages.title), numbers.calendar(), [
          t(commandMessages.calendarWords),
        ]),
        page('check', t(checkMessages.title), numbers.callCheck(), [t(commandMessages.checkWords)]),
        page('planned', t(tabMessages.planned), numbers.planned(), [
          t(commandMessages.plannedWords),
        ]),
        ...(country === 'MYS'
          ? []
          : [
              page('texting', t(tabMessages.texting), numbers.texting(), [
                t(commandMessages.textingWords),
              ]),
              page('e911', t(commandMessages.e911), company.e911(), [t(commandMessages.e911Words)]),
            ]),
        page('security', t(common.security), company.security(), [
          t(commandMessages.securityWords),
        ]),
        page('blacklist', t(blacklistMessages.title), company.blacklist(), [
          t(commandMessages.blacklistWords),
        ]),
        // A place of its own on the page, so that it is a line of its own.
        page('time-zone', t(commandMessages.timeZone), `${company.info()}#time-zone`, [
          t(commandMessages.timeZoneWords),
        ]),
        {
          id: 'block-caller',
          kind: 'action',
          label: t(commandMessages.blockCaller),
          words: [t(commandMessages.blockCallerWords)],
          to: blockingCaller,
        },
        {
          id: 'block-calls',
          kind: 'action',
          label: t(commandMessages.blockCalls),
          words: [t(commandMessages.blockCallsWords)],
          to: `${company.blacklist()}?list=outbound&drawer=add`,
        },
        {
          id: 'holidays',
          kind: 'action',
          label: t(calendarMessages.addHolidays),
          words: [t(commandMessages.holidayWords)],
          to: `${numbers.calendar()}?drawer=holidays`,
        },
        {
          id: 'try-call',
          kind: 'action',
          label: t(homeMessages.tryCall),
          words: [t(commandMessages.tryWords)],
          // Home has the button, too.
          to: home(),
          open: openTryCall,
        },
        {
          id: 'who-answers',
          kind: 'action',
          label: t(whoMessages.ask),
          words: [t(commandMessages.tryWords)],
          to: `${numbers.listing()}?drawer=answers`,
        },
        {
          id: 'away',
          kind: 'action',
          label: t(tabMessages.away),
          words: [t(commandMessages.awayWords)],
          to: numbers.away(),
        },
        {
          id: 'date',
          kind: 'action',
          label: t(commandMessages.addDate),
          words: [t(commandMessages.dateWords)],
          to: `${numbers.calendar()}?drawer=date`,
        },
      ]
    : [];

function hitsOf({ id, label, phoneNumbers, closedUntil }: CompanyListItem): Hit[] {
  const record: Hit = {
    id,
    group: t(commandMessages.numbers),
    icon: 'number',
    text: label,
    detail: phoneNumbers.map(({ number }) => formatPhone(number)).join(', '),
    to: numbers.edit(id),
  };
  const close: Hit = {
    id: `${id} close`,
    group: '',
    isAction: true,
    text: t(commandMessages.close, { name: label }),
    to: `${numbers.edit(id, 'business-hour')}?drawer=close`,
  };
  return closedUntil === null ? [record, close] : [record];
}

async function numberHits(wanted: string, signal: AbortSignal): Promise<Hit[]> {
  const query = { search: wanted, limit: most, pageNum: 1 };
  const { items } = await call(listCompanies, { query }, { signal });
  return items.flatMap(hitsOf);
}

/** A number that somebody outside calls from, whole, and not blocked yet. */
async function blockHits(wanted: string, country: AccountCountry): Promise<Hit[]> {
  if ((wanted.match(/\d/g) ?? []).length < fewestDigits) return [];
  // The rules of all countries, for the few who type a number.
  const { wholeNumberIn } = await import('../blacklist/typed-number.ts');
  const number = wholeNumberIn(wanted, country);
  if (number === null) return [];
  const { numbers: own, blockedCallers } = await readRouting();
  if (own.some((one) => one.number === number) || blockedCallers.includes(number)) return [];
  return [
    {
      id: `block ${number}`,
      group: '',
      isAction: true,
      text: t(commandMessages.blockNumber, { number: formatPhone(number) }),
      to: `${blockingCaller}&number=${encodeURIComponent(number)}`,
    },
  ];
}

/** Menus by name, or all of them by what they are. */
async function menuHits(wanted: string): Promise<Hit[]> {
  const config = await readRouting();
  const words = wanted.toLocaleLowerCase().split(/\s+/);
  const kinds = `${t(commandMessages.menus)} ${t(commandMessages.menuWords)}`
    .toLocaleLowerCase()
    .split(/[\s,]+/);
  const isKind = words.every((word) => kinds.some((kind) => kind.startsWith(word)));
  const names = new Map([
    ...config.companies.map(({ id, label }) => [id, label] as const),
    ...config.teams.map(({ id, name }) => [id, name] as const),
  ]);
  return config.menus
    .filter(({ name }) => {
      const named = name.toLocaleLowerCase();
      return isKind || words.every((word) => named.includes(word));
    })
    .slice(0, most)
    .map(({ id, name, ownerType, ownerId }) => ({
      id,
      group: t(commandMessages.menus),
      icon: 'menu',
      text: name,
      detail: names.get(ownerId) ?? '',
      to: menus({ ownerType, ownerId }, id),
    }));
}

/** Who answers at a time, for those who ask for one. */
async function askedHits(wanted: string, country: AccountCountry): Promise<Hit[]> {
  const asking = t(commandMessages.answerAsks).split(' ');
  const words = wanted.toLocaleLowerCase().split(/[\s,?]+/);
  if (!/\d/.test(wanted) && !words.some((word) => asking.includes(word))) return [];
  // Reads dates in words, for the few who type one.
  const { answerHits } = await import('./answer-hits.ts');
  return answerHits(wanted, country);
}

/**
 * Company numbers by name and digits, with what can be done with them, menus, who is blocked next,
 * and who answers at a time.
 */
export async function search(
  query: string,
  { role, country }: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (role !== 'admin') return [];
  const found = await Promise.all([
    numberHits(query, signal),
    menuHits(query),
    blockHits(query, country),
    askedHits(query, country),
  ]);
  return found.flat();
}
