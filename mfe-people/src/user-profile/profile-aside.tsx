import { mayDo, paths } from '@jackfield/contract';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { formatPhone } from '@jackfield/domain';
import { FactsCard } from '@jackfield/kit/form-section';
import { common, Link, type Message, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { LastSeenCell } from '../users-listing/last-seen-cell.tsx';
import { listingMessages } from '../users-listing/messages.ts';
import { profileMessages as messages } from './messages.ts';

/** Every kind of target that missed calls of a user can have. */
const missedTexts: Partial<Record<RoutingTarget['actionType'], Message>> = {
  teammate: common.user,
  team: common.team,
  number: common.anotherNumber,
  voicemail: common.voicemail,
};

/** Where a user stands in the calls of the account, with the ways to change it. */
export function ProfileAside({ person }: { person: Teammate }) {
  const t = useT();
  const { id, phoneNumbers, teams, missedCallHandling, timeZone } = person;
  const { edit } = paths.admin.users;
  const seesTeams = mayDo(useAtomValue(profileAtom), 'teams:read');
  const missed = missedTexts[missedCallHandling.actionType];
  return (
    <FactsCard
      title={t(messages.inCalls)}
      facts={[
        {
          label: t(common.phoneNumbers),
          value: (
            <Link to={edit(id, 'phone-numbers')}>
              {phoneNumbers.map(({ number }) => formatPhone(number)).join(', ') ||
                t(messages.noNumbers)}
            </Link>
          ),
        },
        {
          label: t(common.teams),
          value:
            teams.length === 0
              ? t(common.none)
              : teams.map((team, at) => (
                  <span key={team.id}>
                    {at > 0 && ', '}
                    {seesTeams ? (
                      <Link to={paths.admin.teams.edit(team.id, 'members')}>{team.name}</Link>
                    ) : (
                      team.name
                    )}
                  </span>
                )),
        },
        ...(missed
          ? [
              {
                label: t(messages.missedCalls),
                value: <Link to={edit(id, 'call-handling')}>{t(missed)}</Link>,
              },
            ]
          : []),
        {
          label: t(listingMessages.lastSeen),
          value: <LastSeenCell person={person} timeZone={timeZone} />,
        },
      ]}
    />
  );
}
