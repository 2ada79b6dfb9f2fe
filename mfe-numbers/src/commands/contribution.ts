import {
  type AccountCountry,
  type Command,
  type CommandContext,
  type CommandsContribution,
  type Hit,
  ledTeams,
  mayDo,
  paths,
  type Scope,
} from '@jackfield/contract';
import { type CompanyListItem, listCompanies } from '@jackfield/contract/api/company';
import { folded } from '@jackfield/domain/names';
import { formatPhone } from '@jackfield/domain';
import type { RoutingConfig } from '@jackfield/domain/routing';
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

const action = (id: string, label: string, to: string, words: readonly string[]): Command => ({
  id,
  kind: 'action',
  label,
  to,
  words,
});

const blockingCaller = `${company.blacklist()}?list=inbound&drawer=add`;

type RoutedMenu = RoutingConfig['menus'][number];

/** A command with what it takes; null is admins alone. */
type Offer = readonly [needs: readonly Scope[] | null, command: Command];

/** What is done with the company number that is open. */
function actsOf(path: string): Offer[] {
  const [, id] = /^\/admin-settings\/numbers\/edit\/([^/]+)/.exec(path) ?? [];
  if (id === undefined) return [];
  const close = `${numbers.edit(id, 'business-hour')}?drawer=close`;
  const acts = [
    ['close', 'numbers:write', commandMessages.closeThis, commandMessages.closeWords, close],
    [
      'desk',
      'people:read',
      commandMessages.frontDesk,
      commandMessages.frontDeskWords,
      numbers.frontDesk(id),
    ],
    ['past', 'routing:read', commandMessages.past, commandMessages.pastWords, numbers.past(id)],
  ] as const;
  return acts.map(([name, needed, label, words, to]) => [
    ['numbers:read', needed],
    { id: `open ${name}`, kind: 'action', label: t(label), words: [t(words)], isOfPage: true, to },
  ]);
}

/** Pages that the sidebar has not, other words for those it has, and what is begun there. */
const offers = ({ country, path = '' }: CommandContext): Offer[] => [
  ...actsOf(path),
  [
    ['routing:read'],
    page('calendar', t(calendarMessages.title), numbers.calendar(), [
      t(commandMessages.calendarWords),
    ]),
  ],
  [
    ['routing:read'],
    page('check', t(checkMessages.title), numbers.callCheck(), [t(commandMessages.checkWords)]),
  ],
  [
    ['routing:read'],
    page('planned', t(tabMessages.planned), numbers.planned(), [t(commandMessages.plannedWords)]),
  ],
  ...(country === 'MYS' ? [] : outsideMalaysia()),
  [
    null,
    page('security', t(common.security), company.security(), [t(commandMessages.securityWords)]),
  ],
  [
    ['blocking:read'],
    page('blacklist', t(blacklistMessages.title), company.blacklist(), [
      t(commandMessages.blacklistWords),
    ]),
  ],
  // A place of its own on the page, so that it is a line of its own.
  [
    null,
    page('time-zone', t(commandMessages.timeZone), `${company.info()}#time-zone`, [
      t(commandMessages.timeZoneWords),
    ]),
  ],
  [
    ['blocking:write'],
    action('block-caller', t(commandMessages.blockCaller), blockingCaller, [
      t(commandMessages.blockCallerWords),
    ]),
  ],
  [
    ['blocking:write'],
    action(
      'block-calls',
      t(commandMessages.blockCalls),
      `${company.blacklist()}?list=outbound&drawer=add`,
      [t(commandMessages.blockCallsWords)],
    ),
  ],
  [
    ['routing:write'],
    action('holidays', t(calendarMessages.addHolidays), `${numbers.calendar()}?drawer=holidays`, [
      t(commandMessages.holidayWords),
    ]),
  ],
  [
    ['routing:read'],
    {
      // Home has the button, too.
      ...action('try-call', t(homeMessages.tryCall), home(), [t(commandMessages.tryWords)]),
      open: openTryCall,
    },
  ],
  [
    ['numbers:read', 'routing:read'],
    action('who-answers', t(whoMessages.ask), `${numbers.listing()}?drawer=answers`, [
      t(commandMessages.tryWords),
    ]),
  ],
  [
    ['numbers:read', 'people:read', 'routing:write'],
    action('away', t(tabMessages.away), numbers.away(), [t(commandMessages.awayWords)]),
  ],
  [
    ['routing:write'],
    action('date', t(commandMessages.addDate), `${numbers.calendar()}?drawer=date`, [
      t(commandMessages.dateWords),
    ]),
  ],
];

const outsideMalaysia = (): Offer[] => [
  [
    ['texting:read'],
    page('texting', t(tabMessages.texting), numbers.texting(), [t(commandMessages.textingWords)]),
  ],
  [null, page('e911', t(commandMessages.e911), company.e911(), [t(commandMessages.e911Words)])],
];

/** What this person may open and begin of it. */
export const commands: CommandsContribution['commands'] = (context) =>
  offers(context)
    .filter(([needs]) =>
      needs === null ? context.role === 'admin' : needs.every((scope) => mayDo(context, scope)),
    )
    .map(([, command]) => command);

function hitsOf(
  { id, label, phoneNumbers, closedUntil }: CompanyListItem,
  mayClose: boolean,
): Hit[] {
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
  return mayClose && closedUntil === null ? [record, close] : [record];
}

async function numberHits(
  wanted: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<Hit[]> {
  const query = { search: wanted, limit: most, pageNum: 1 };
  const { items } = await call(listCompanies, { query }, { signal });
  const mayClose = mayDo(context, 'numbers:write');
  return items.flatMap((item) => hitsOf(item, mayClose));
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

/** Whether somebody may open a menu: that of a number, or of a team that they may open. */
function mayOpenMenu(context: CommandContext, { ownerType, ownerId }: RoutedMenu): boolean {
  if (ownerType !== 'team') return mayDo(context, 'numbers:read');
  return mayDo(context, 'teams:read') && (ledTeams(context)?.includes(ownerId) ?? true);
}

/** Menus by name, or all of them by what they are. */
async function menuHits(wanted: string, context: CommandContext): Promise<Hit[]> {
  const config = await readRouting();
  const words = folded(wanted).split(/\s+/);
  const kinds = folded(`${t(commandMessages.menus)} ${t(commandMessages.menuWords)}`).split(
    /[\s,]+/,
  );
  const isKind = words.every((word) => kinds.some((kind) => kind.startsWith(word)));
  const names = new Map([
    ...config.companies.map(({ id, label }) => [id, label] as const),
    ...config.teams.map(({ id, name }) => [id, name] as const),
  ]);
  return config.menus
    .filter((menu) => {
      const named = folded(menu.name);
      const isMeant = isKind || words.every((word) => named.includes(word));
      return isMeant && mayOpenMenu(context, menu);
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
  const asking = folded(t(commandMessages.answerAsks)).split(' ');
  const words = folded(wanted).split(/[\s,?¿]+/);
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
  context: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  const { country } = context;
  const may = (...scopes: Scope[]) => scopes.every((scope) => mayDo(context, scope));
  const found = await Promise.all([
    may('numbers:read') ? numberHits(query, context, signal) : [],
    may('routing:read') ? menuHits(query, context) : [],
    may('routing:read', 'blocking:write') ? blockHits(query, country) : [],
    may('routing:read', 'numbers:read') ? askedHits(query, country) : [],
  ]);
  return found.flat();
}
