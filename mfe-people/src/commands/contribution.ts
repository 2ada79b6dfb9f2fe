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
import { call, common, sessionAtom, store, t } from '@jackfield/runtime';
import { availabilityOf } from '../people/user-actions.ts';
import { flowLabels } from '../teams/flow-labels.ts';
import { commandMessages } from './messages.ts';
import { openSendReset } from './open-send-reset.tsx';
import { openSuspend } from './open-suspend.tsx';

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
  [
    ['people:write'],
    {
      id: 'suspend',
      kind: 'action',
      label: t(commandMessages.suspend),
      words: [t(commandMessages.suspendWords)],
      to: users.listing(),
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

const suspendHit = (person: TeammateListItem): Hit => ({
  id: `${person.id} suspend`,
  group: '',
  isAction: true,
  text: t(commandMessages.suspendOf, { name: person.fullName }),
  detail: person.email,
  to: users.edit(person.id),
  open: openSuspend(person),
});

const awayHit = ({ id, fullName }: TeammateListItem): Hit => ({
  id: `${id} away`,
  group: '',
  isAction: true,
  text: t(commandMessages.absenceOf, { name: fullName }),
  to: paths.admin.numbers.away(id),
});

/** What is done with a person by name: what it takes, the words that ask for it, and its hit. */
const acts = [
  {
    action: 'sendReset',
    needs: ['people:write'],
    asks: commandMessages.resetAsks,
    hit: resetHit,
  },
  {
    action: 'suspend',
    needs: ['people:write'],
    asks: commandMessages.suspendAsks,
    hit: suspendHit,
  },
  {
    action: 'planAbsence',
    needs: ['numbers:read', 'routing:write'],
    asks: commandMessages.awayAsks,
    hit: awayHit,
  },
] as const;

/** What is asked for and for whom, in 'reset password daniel'; null where nothing says so. */
function askedOf(typed: string, context: CommandContext) {
  // French has 'd’anna' for Anna's.
  const words = folded(typed).split(/\s+|(?<=\b[dl])[’']/);
  const filler = folded(t(commandMessages.resetFiller)).split(' ');
  const offered = acts.filter(({ needs }) => needs.every((scope) => mayDo(context, scope)));
  for (const act of offered) {
    const asking = folded(t(act.asks)).split(' ');
    const name = words.filter((word) => !asking.includes(word) && !filler.includes(word));
    if (name.length > 0 && words.some((word) => asking.includes(word))) {
      return { ...act, name: name.join(' ') };
    }
  }
  return null;
}

async function people(
  wanted: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<Hit[]> {
  const asked = askedOf(wanted, context);
  const found = await findPeople(asked?.name ?? wanted, signal);
  const { profile } = store.get(sessionAtom);
  const viewer = {
    ...context,
    teammateId: profile?.teammateId ?? '',
    isImpersonated: profile?.isImpersonate ?? false,
  };
  return found.map((person) =>
    asked && availabilityOf(asked.action, person, viewer).state === 'offered'
      ? asked.hit(person)
      : personHit(person),
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

/** People by name, email, extension and number, or what is done with them; teams by name and extension. */
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
