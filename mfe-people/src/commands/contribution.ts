import {
  type CommandContext,
  type CommandsContribution,
  type Hit,
  paths,
} from '@jackfield/contract';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { formatPhone } from '@jackfield/domain';
import { call, common, t } from '@jackfield/runtime';
import { flowLabels } from '../teams/flow-labels.ts';
import { commandMessages } from './messages.ts';

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { users, teams, deskphones } = paths.admin;
/** Records of one kind that are offered. */
const most = 5;

const isAdmin = ({ role }: CommandContext) => role === 'admin';

/** Pages that the sidebar has not, and what is begun with people; all are admins'. */
export const commands: CommandsContribution['commands'] = (context) =>
  isAdmin(context)
    ? [
        {
          id: 'devices',
          kind: 'page',
          label: t(commandMessages.devices),
          words: [t(commandMessages.phoneWords)],
          to: deskphones.allDevices(),
        },
        {
          id: 'buy',
          kind: 'action',
          label: t(common.buyDeskPhones),
          to: deskphones.buyPhones(),
        },
        {
          id: 'invite',
          kind: 'action',
          label: t(commandMessages.invite),
          words: [t(commandMessages.inviteWords)],
          to: `${users.listing()}?drawer=add`,
        },
      ]
    : [];

const about = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');
const ofExtension = (extension: string) => extension !== '' && t(common.ext, { extension });

async function people(wanted: string, signal: AbortSignal): Promise<Hit[]> {
  const { items } = await call(
    listTeammates,
    { query: { search: wanted, limit: most, pageNum: 1 } },
    { signal },
  );
  return items.map(({ id, fullName, extension, defaultNumber, profileImage }) => ({
    id,
    group: t(commandMessages.people),
    text: fullName,
    detail: about([formatPhone(defaultNumber), ofExtension(extension)]),
    face: profileImage,
    to: users.edit(id),
  }));
}

async function teamHits(wanted: string, signal: AbortSignal): Promise<Hit[]> {
  const { items } = await call(
    listTeams,
    { query: { search: wanted, limit: most, pageNum: 1 } },
    { signal },
  );
  return items.map(({ id, name, extension, inboundFlow }) => ({
    id,
    group: t(common.teams),
    icon: 'team',
    text: name,
    detail: about([t(flowLabels[inboundFlow]), ofExtension(extension)]),
    to: teams.edit(id),
  }));
}

/** People by name, email, extension and number; teams by name and extension. */
export async function search(
  query: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (!isAdmin(context)) return [];
  const found = await Promise.all([people(query, signal), teamHits(query, signal)]);
  return found.flat();
}
