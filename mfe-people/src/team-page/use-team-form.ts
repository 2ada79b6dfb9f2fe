import { type Team, teamSchema } from '@jackfield/contract/api/team';
import { type RecordEdit, type SectionForm, useRecordEdit } from '@jackfield/records/record-form';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useViewer } from '../people/use-viewer.ts';
import { cacheTeam } from '../teams/api/get-team.ts';
import { teamKeys } from '../teams/api/keys.ts';
import { pageMessages } from './messages.ts';

/** Sections with a form. */
export type TeamSection = 'members' | 'inbound-flow' | 'business-hour' | 'call-handling';

interface TeamFormOptions<Values extends FieldValues> extends SectionForm<Team, Values> {
  /** Section of the team that the form edits; drafts are kept by it. */
  section: TeamSection;
}

/** A form about one section of a team, with what all of them share. */
export function useTeamForm<Values extends FieldValues>(
  team: Team,
  { section, ...form }: TeamFormOptions<Values>,
): RecordEdit<Team, Values> {
  const t = useT();
  const client = useQueryClient();
  const { teammateId } = useViewer();
  const { id } = team;
  return useRecordEdit<Team, Values>({
    ...form,
    record: team,
    recordSchema: teamSchema,
    history: { entity: 'team', id },
    draft: `team.${section}.${teammateId}.${id}`,
    words: {
      saved: t(pageMessages.saved, { name: team.name }),
      changedElsewhere: (name) => t(pageMessages.changedElsewhere, { name }),
    },
    keep: (stored) => cacheTeam(client, stored),
    onSaved: () => client.invalidateQueries({ queryKey: teamKeys.lists }),
    reread: () => client.invalidateQueries({ queryKey: teamKeys.all }),
  });
}
