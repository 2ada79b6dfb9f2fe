import { type Team, teamSchema } from '@jackfield/contract/api/team';
import {
  draftStore,
  lastEditorOf,
  type RecordFormOptions,
  useRecordForm,
} from '@jackfield/records/record-form';
import { restoreLast, undoAction } from '@jackfield/records/restore';
import { notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useViewer } from '../people/use-viewer.ts';
import { keepTeam } from '../teams/api/get-team.ts';
import { teamKeys } from '../teams/api/keys.ts';
import { pageMessages } from './messages.ts';

/** Sections with a form. */
export type TeamSection = 'members' | 'inbound-flow' | 'business-hour' | 'call-handling';

interface TeamFormOptions<Values extends FieldValues>
  extends Pick<RecordFormOptions<Team, Values>, 'fields' | 'valuesOf' | 'schema' | 'save'> {
  /** Section of the team that the form edits; drafts are kept by it. */
  section: TeamSection;
  /** The same values without their rules, for drafts. */
  typed: v.GenericSchema<unknown, Values>;
}

/** State of a form about one section of a team, with what all of them share (annex J1, J8). */
export function useTeamForm<Values extends FieldValues>(
  team: Team,
  { section, typed, ...options }: TeamFormOptions<Values>,
) {
  const t = useT();
  const client = useQueryClient();
  const { teammateId } = useViewer();
  const { id } = team;
  const drafts = useMemo(
    () => draftStore(`team.${section}.${teammateId}.${id}`, typed),
    [section, teammateId, id, typed],
  );
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf('team', id)) ?? t(pageMessages.somebody);
    const show = { label: t(pageMessages.show), run: showConflict };
    notify.info(t(pageMessages.changedElsewhere, { name }), hasConflict ? show : undefined);
  };
  /** Takes back what was just saved, of however many parts, unless somebody changed the team since. */
  const undo = async (version: number, versions: number) => {
    await restoreLast('team', id, { version, versions });
    await client.invalidateQueries({ queryKey: teamKeys.all });
  };
  return useRecordForm<Team, Values>({
    ...options,
    record: team,
    recordSchema: teamSchema,
    drafts,
    keep: (stored) => keepTeam(client, stored),
    onSaved: ({ version }, { versions }) => {
      notify.success(
        t(pageMessages.saved),
        undoAction(() => undo(version, versions)),
      );
      void client.invalidateQueries({ queryKey: teamKeys.lists });
    },
    onChangedElsewhere: (...news) => void announce(...news),
  });
}

/** What `useTeamForm` answers. */
export type TeamEdit<Values extends FieldValues> = ReturnType<typeof useTeamForm<Values>>;
