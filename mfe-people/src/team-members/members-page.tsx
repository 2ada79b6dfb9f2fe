import { useFormReview } from '@jackfield/call-routing/call-flow';
import { useSaveLater } from '@jackfield/call-routing/planned-changes';
import { required } from '@jackfield/contract';
import type { Team } from '@jackfield/contract/api/team';
import { FormSection } from '@jackfield/kit/form-section';
import { common, defineMessages, t, useT } from '@jackfield/runtime';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { teammateOptions } from '../people/api/get-teammate.ts';
import { pageMessages } from '../team-page/messages.ts';
import { SectionIntro } from '../team-page/section-intro.tsx';
import { type TeamFormProps, TeamPage } from '../team-page/team-page.tsx';
import { TeamRecord } from '../team-page/team-record.tsx';
import { useTeamForm } from '../team-page/use-team-form.ts';
import { saveMembers } from '../teams/api/save-team.ts';
import type { ListedMember } from '../teams/listed-member.ts';
import { MemberList } from '../teams/member-list.tsx';

/** Details of people by id: members come with the team, people just added are read. */
function useMemberDetails(team: Team, ids: readonly string[]) {
  const stored = new Map(team.members.map((member) => [member.teammateId, member]));
  const added = ids.filter((id) => !stored.has(id));
  const read = useQueries({ queries: added.map((id) => teammateOptions(id)) });
  return (id: string): ListedMember => {
    const member = stored.get(id);
    if (member) return { details: member, isGone: false };
    const answer = read[added.indexOf(id)];
    return { details: answer?.data ?? null, isGone: answer?.isError ?? false };
  };
}

const memberMessages = defineMessages('teams.members', {
  intro:
    'The users who answer calls for the team. With round robin they ring in this order, each call starting after the one rung last.',
});

const typedSchema = v.object({ members: v.array(v.string()) });
const schema = v.object({
  members: v.pipe(v.array(v.string()), v.minLength(1, required('user'))),
});
type MembersValues = v.InferOutput<typeof typedSchema>;

const fields = ['members'] as const;
const valuesOf = ({ teammateId }: Team): MembersValues => ({ members: teammateId });
const labelOf = () => t(common.members);

/** Edits who is in the team and in which order (TEAM-05). */
function MembersForm({ team, isGone }: TeamFormProps) {
  const text = useT();
  const client = useQueryClient();
  const edit = useTeamForm<MembersValues>(team, {
    section: 'members',
    fields,
    valuesOf,
    schema,
    typed: typedSchema,
    save: ({ members = [] }, version, _, asSeen) =>
      saveMembers(team.id, members, { version, ...asSeen }),
  });
  const change = {
    list: 'teams',
    id: team.id,
    members: { memberIds: edit.yours.members },
  } as const;
  const zone = team.businessHour.timeZone;
  const review = useFormReview({ edit, change, zone });
  const planned = useSaveLater(review.edit, {
    part: () => ({
      entity: 'team',
      id: team.id,
      version: team.version,
      members: {
        members: edit.form.getValues('members').map((teammateId, order) => ({ teammateId, order })),
      },
    }),
    zone,
  });
  const known = new Map([
    ...team.members.map(({ teammateId, fullName }) => [teammateId, fullName] as const),
    ...(edit.conflict?.current.members ?? []).map(
      ({ teammateId, fullName }) => [teammateId, fullName] as const,
    ),
  ]);
  const nameOf = (id: string) =>
    known.get(id) ?? client.getQueryData(teammateOptions(id).queryKey)?.fullName ?? '';

  const ids = edit.yours.members;
  const detailsOf = useMemberDetails(team, ids);
  const setIds = (members: string[]) =>
    edit.form.setValue('members', members, { shouldDirty: true, shouldValidate: true });

  return (
    <TeamRecord
      team={team}
      isGone={isGone}
      section="members"
      edit={planned}
      labelOf={labelOf}
      textOf={({ members }) => members.map(nameOf).filter(Boolean).join(', ')}
    >
      <FormSection
        title={text(common.members)}
        intro={
          <SectionIntro
            teamId={team.id}
            text={text(memberMessages.intro)}
            to="inbound-flow"
            linkText={text(pageMessages.setRinging)}
          />
        }
      >
        <MemberList
          ids={ids}
          detailsOf={detailsOf}
          error={edit.form.formState.errors.members?.message}
          onChange={setIds}
          onAdd={({ id }) => setIds([...ids, id])}
        />
      </FormSection>
      {review.impact}
    </TeamRecord>
  );
}

/** Members of a team (TEAM-05, annex G2). */
export const Component = () => <TeamPage form={MembersForm} />;
