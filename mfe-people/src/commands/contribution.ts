import {
  type Command,
  type CommandContext,
  type CommandsContribution,
  type Hit,
  ledTeams,
  mayDo,
  paths,
  type Scope,
} from '@jackfield/contract';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates, type TeammateListItem } from '@jackfield/contract/api/teammate';
import { folded } from '@jackfield/domain/names';
import { formatPhone } from '@jackfield/domain';
import { call, common, t } from '@jackfield/runtime';
import { flowLabels } from '../teams/flow-labels.ts';
import { commandMessages } from './messages.ts';
import { openSendReset } from './open-send-reset.tsx';

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { users, teams, deskphones } = paths.admin;
/** Records of one kind that are read: the palette shows those that fit best. */
const most = 25;

/** A command with what it takes. */
type Offer = readonly [needs: readonly Scope[], command: Command];

/** What is done with the user that is open. */
function actsOf(path: string): Offer[] {
  const [, id] = /^\/admin-settings\/users\/edit\/([^/]+)/.exec(path) ?? [];
  if (id === undefined) return [];
  const kind = 'action';
  const { away } = paths.admin.numbers;
  return [
    [
      ['numbers:read', 'people:read', 'routing:write'],
      { id: 'open away', kind, label: t(commandMessages.awayOf), isOfPage: true, to: away(id) },
    ],
    [
      ['people:write'],
      {
        id: 'open security',
        kind,
        label: t(commandMessages.securityOf),
        isOfPage: true,
        to: users.edit(id, 'security'),
      },
    ],
  ];
}

const offers = ({ path = '' }: CommandContext): Offer[] => [
  ...actsOf(path),
  [
    ['devices:read'],
    {
      id: 'devices',
      kind: 'page',
      label: t(commandMessages.devices),
      words: [t(commandMessages.phoneWords)],
      to: deskphones.allDevices(),
    },
  ],
  [
    ['devices:write'],
    {
      id: 'buy',
      kind: 'action',
      label: t(common.buyDeskPhones),
      words: [t(commandMessages.buyWords)],
      to: deskphones.buyPhones(),
    },
  ],
  [
    ['people:write'],
    {
      id: 'invite',
      kind: 'action',
      label: t(commandMessages.invite),
      words: [t(commandMessages.inviteWords)],
      to: `${users.listing()}?drawer=add`,
    },
  ],
  [
    ['people:write'],
    {
      id: 'import',
      kind: 'action',
      label: t(commandMessages.import),
      words: [t(commandMessages.importWords)],
      to: `${users.listing()}?drawer=import`,
    },
  ],
  [
    ['people:write'],
    {
      id: 'reset',
      kind: 'action',
      label: t(commandMessages.reset),
      words: [t(commandMessages.resetWords)],
      to: users.listing(),
      open: openSendReset(),
    },
  ],
];

/** Pages that the sidebar has not, and what is begun with people, as far as this person may. */
export const commands: CommandsContribution['commands'] = (context) =>
  offers(context)
    .filter(([needs]) => needs.every((scope) => mayDo(context, scope)))
    .map(([, command]) => command);

const about = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');
const ofExtension = (extension: string) => extension !== '' && t(common.ext, { extension });

async function findPeople(wanted: string, signal: AbortSignal) {
  const query = { search: wanted, limit: most, pageNum: 1 };
  const { items } = await call(listTeammates, { query }, { signal });
  return items;
}

const personHit = (person: TeammateListItem): Hit => ({
  id: person.id,
  group: t(commandMessages.people),
  text: person.fullName,
  detail: about([formatPhone(person.defaultNumber), ofExtension(person.extension)]),
  face: person.profileImage,
  to: users.edit(person.id),
});

const resetHit = ({ id, fullName, email }: TeammateListItem): Hit => ({
  id: `${id} reset`,
  group: '',
  isAction: true,
  text: t(commandMessages.resetOf, { name: fullName }),
  detail: email,
  to: users.edit(id),
  open: openSendReset({ fullName, email }),
});

/** Whose password is to be reset, in 'reset password daniel'; null where nothing says so. */
function nameToReset(typed: string): string | null {
  // French has 'd’anna' for Anna's.
  const words = folded(typed).split(/\s+|(?<=\b[dl])[’']/);
  const asking = folded(t(commandMessages.resetAsks)).split(' ');
  const spoken = new Set([...asking, ...folded(t(commandMessages.resetFiller)).split(' ')]);
  const name = words.filter((word) => !spoken.has(word));
  const isAsked = words.some((word) => asking.includes(word));
  return isAsked && name.length > 0 ? name.join(' ') : null;
}

async function people(
  wanted: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<Hit[]> {
  const name = mayDo(context, 'people:write') ? nameToReset(wanted) : null;
  const found = await findPeople(name ?? wanted, signal);
  return found.map((person) =>
    name !== null && person.status === 'active' ? resetHit(person) : personHit(person),
  );
}

/** "front" of "team front"; what is looked for where the kind is all that was said. */
function withoutKind(wanted: string): string {
  const kinds = folded(t(commandMessages.teamAsks)).split(' ');
  const name = wanted.split(/\s+/).filter((word) => !kinds.includes(folded(word)));
  return name.join(' ') || wanted;
}

/** Teams that fit; of those of a Team lead alone, as other teams open no page for them. */
async function teamHits(
  wanted: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<Hit[]> {
  const led = ledTeams(context);
  const { items } = await call(
    listTeams,
    { query: { search: withoutKind(wanted), limit: most, pageNum: 1 } },
    { signal },
  );
  const open = led === null ? items : items.filter(({ id }) => led.includes(id));
  return open.map(({ id, name, extension, inboundFlow }) => ({
    id,
    group: t(common.teams),
    icon: 'team',
    text: name,
    detail: about([t(flowLabels[inboundFlow]), ofExtension(extension)]),
    to: teams.edit(id),
  }));
}

/** People by name, email, extension and number, or to reset a password; teams by name and extension. */
export async function search(
  query: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  const found = await Promise.all([
    mayDo(context, 'people:read') ? people(query, context, signal) : [],
    mayDo(context, 'teams:read') ? teamHits(query, context, signal) : [],
  ]);
  return found.flat();
}
