import {
  type Command,
  type CommandContext,
  type CommandsContribution,
  type Hit,
  paths,
} from '@jackfield/contract';
import { type CompanyListItem, listCompanies } from '@jackfield/contract/api/company';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { formatPhone } from '@jackfield/domain';
import { call, queryClient, t } from '@jackfield/runtime';
import { blacklistMessages } from '../blacklist/messages.ts';
import { calendarMessages } from '../calendar/messages.ts';
import { checkMessages } from '../call-check/messages.ts';
import { homeMessages } from '../home/messages.ts';
import { tabMessages } from '../numbers-tabs/messages.ts';
import { commandMessages } from './messages.ts';
import { openTryCall } from './open-try-call.tsx';

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { home, numbers, teams, company } = paths.admin;
/** Records of one kind that are offered. */
const most = 5;

const page = (id: string, label: string, to: string, words: readonly string[] = []): Command => ({
  id,
  kind: 'page',
  label,
  to,
  words,
});

/** Pages that the sidebar has not, other words for those it has, and what is begun there; admins'. */
export const commands: CommandsContribution['commands'] = ({ role }) =>
  role === 'admin'
    ? [
        page('calendar', t(calendarMessages.title), numbers.calendar(), [
          t(commandMessages.calendarWords),
        ]),
        page('check', t(checkMessages.title), numbers.callCheck()),
        page('planned', t(tabMessages.planned), numbers.planned()),
        page('blacklist', t(blacklistMessages.title), company.blacklist(), [
          t(commandMessages.blacklistWords),
        ]),
        {
          id: 'try-call',
          kind: 'action',
          label: t(homeMessages.tryCall),
          words: [t(commandMessages.tryWords)],
          // Home has the button, too.
          to: home(),
          open: openTryCall,
        },
        { id: 'away', kind: 'action', label: t(tabMessages.away), to: numbers.away() },
        {
          id: 'date',
          kind: 'action',
          label: t(commandMessages.addDate),
          words: [t(commandMessages.dateWords)],
          to: numbers.calendar(),
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

/** Menus by name, out of the routing that the portal keeps at hand anyway. */
async function menuHits(wanted: string): Promise<Hit[]> {
  const config = await queryClient.fetchQuery({
    queryKey: ['routing', 'config'],
    staleTime: 60_000,
    queryFn: ({ signal }) => call(getRoutingConfig, {}, { signal }),
  });
  const names = new Map([
    ...config.companies.map(({ id, label }) => [id, label] as const),
    ...config.teams.map(({ id, name }) => [id, name] as const),
  ]);
  return config.menus
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()))
    .slice(0, most)
    .map(({ id, name, ownerType, ownerId }) => ({
      id,
      group: t(commandMessages.menus),
      icon: 'menu',
      text: name,
      detail: names.get(ownerId) ?? '',
      to: (ownerType === 'team' ? teams : numbers).edit(ownerId, 'call-handling'),
    }));
}

/** Company numbers by name and digits, with what can be done with them, and menus by name. */
export async function search(
  query: string,
  { role }: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (role !== 'admin') return [];
  const found = await Promise.all([numberHits(query, signal), menuHits(query)]);
  return found.flat();
}
