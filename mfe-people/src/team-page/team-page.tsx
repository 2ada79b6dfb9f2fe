import { paths } from '@jackfield/contract';
import type { Team } from '@jackfield/contract/api/team';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { teamOptions } from '../teams/api/get-team.ts';
import { teamKeys } from '../teams/api/keys.ts';
import { teamMessages } from '../teams/messages.ts';

/** Kinds of events that change what the pages of a team show (annex D, RT-10, RT-12, RT-14). */
const eventTypes = ['team', 'teammember', 'teammate', 'businesshour', 'callhandling'] as const;

/** What a section of the pages of a team is given. */
export interface TeamFormProps {
  team: Team;
  /** The team was deleted while the section was open. */
  isGone: boolean;
}

/** Reads the team of the address, keeps it current, and shows every state it can be in. */
export function TeamPage({ form: Form }: { form: ComponentType<TeamFormProps> }) {
  const { id = '' } = useParams();
  const t = useT();
  const team = useQuery(teamOptions(id));
  const memberIds = team.data?.teammateId ?? [];
  useLiveRefetch(
    eventTypes,
    teamKeys.record(id),
    (event) => event.id === id || event.ownerId === id || memberIds.includes(event.id),
  );
  useBreadcrumb([
    { label: t(teamMessages.teams), to: paths.admin.teams.listing() },
    ...(team.data ? [{ label: team.data.name }] : []),
  ]);

  return (
    <QueryPage query={team} waiting={<RecordSkeleton sign="tile" />}>
      {(found, isGone) => <Form key={found.id} team={found} isGone={isGone} />}
    </QueryPage>
  );
}
