import { useFormReview } from '@jackfield/call-routing/call-flow';
import { reviewHoldMusic } from '@jackfield/call-routing/greeting-review';
import { useSaveLater } from '@jackfield/call-routing/planned-changes';
import type { Team } from '@jackfield/contract/api/team';
import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import { Field, RadioGroup } from '@jackfield/kit/ui/form';
import { t, useT } from '@jackfield/runtime';
import { HoldMusic } from '@jackfield/voice-media/hold-music';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { type TeamFormProps, TeamPage } from '../team-page/team-page.tsx';
import { TeamRecord } from '../team-page/team-record.tsx';
import { useTeamForm } from '../team-page/use-team-form.ts';
import { saveSetting } from '../teams/api/save-team.ts';
import { flowLabels } from '../teams/flow-labels.ts';
import {
  fieldsOf,
  flowFields,
  flowOf,
  flowSchema,
  type FlowValues,
  routedFlow,
  settingOf,
  typedFlowSchema,
} from './flow-values.ts';
import { flowMessages } from './messages.ts';
import { QueueFields } from './queue-fields.tsx';
import { RingFields } from './ring-fields.tsx';

/** Inbound flow of a team (TEAM-04, annex G2). */
export const Component = () => <TeamPage form={InboundFlowForm} />;

const labelOf = (field: keyof FlowValues) => t(flowMessages[field]);

/** A value in the words a person reads. */
function textOf(values: FlowValues, field: keyof FlowValues): string {
  if (field === 'inboundFlow') return t(flowLabels[values.inboundFlow]);
  if (field === 'option') return t(flowMessages[values.option]);
  return Number.isNaN(values[field]) ? '' : String(values[field]);
}

/** Edits how calls reach the members: ring group or call queue, and its limits (TEAM-04). */
function InboundFlowForm({ team, isGone }: TeamFormProps) {
  const text = useT();
  const edit = useTeamForm<FlowValues>(team, {
    section: 'inbound-flow',
    fields: flowFields,
    valuesOf: flowOf,
    schema: flowSchema,
    typed: typedFlowSchema,
    save: (change, version, _, asSeen) =>
      saveSetting(team.id, settingOf(change), { version, ...asSeen }),
  });
  const isRead = v.is(flowSchema, edit.yours);
  const members = isRead ? routedFlow(edit.yours) : {};
  const change = { list: 'teams', id: team.id, members } as const;
  const zone = team.businessHour.timeZone;
  const unfinished = isRead ? undefined : text(flowMessages.unread);
  const review = useFormReview({ edit, change, zone, unfinished });
  const planned = useSaveLater(review.edit, {
    part: () => ({
      entity: 'team',
      id: team.id,
      version: team.version,
      members: settingOf(edit.form.getValues()),
    }),
    zone,
  });
  const { control, setValue } = edit.form;
  const { inboundFlow } = edit.yours;

  /** What is no longer shown goes back to what is stored, so that nothing is saved unseen. */
  function choose(next: Team['inboundFlow']): void {
    if (next === inboundFlow) return;
    const stored = flowOf(team);
    for (const field of fieldsOf[inboundFlow]) {
      setValue(field, stored[field], { shouldValidate: true });
    }
    setValue('inboundFlow', next);
  }

  return (
    <TeamRecord
      team={team}
      isGone={isGone}
      section="inbound-flow"
      edit={planned}
      labelOf={labelOf}
      textOf={textOf}
      below={
        inboundFlow === 'callQueue' && (
          <HoldMusic owner={{ type: 'team', id: team.id }} review={reviewHoldMusic(team.id)} />
        )
      }
    >
      <FormSection title={text(flowMessages.title)} intro={text(flowMessages.intro)}>
        <Fields>
          <Wide>
            <Controller
              control={control}
              name="inboundFlow"
              render={({ field: { value } }) => (
                <Field
                  label={text(flowMessages.inboundFlow)}
                  hint={text(
                    value === 'ringGroup' ? flowMessages.ringGroupHint : flowMessages.callQueueHint,
                  )}
                >
                  <RadioGroup
                    label={text(flowMessages.inboundFlow)}
                    value={value}
                    options={[
                      { value: 'ringGroup', label: text(flowLabels.ringGroup) },
                      { value: 'callQueue', label: text(flowLabels.callQueue) },
                    ]}
                    onChange={choose}
                  />
                </Field>
              )}
            />
          </Wide>
        </Fields>
      </FormSection>
      {inboundFlow === 'ringGroup' ? (
        <RingFields teamId={team.id} control={control} />
      ) : (
        <QueueFields control={control} />
      )}
      {review.impact}
    </TeamRecord>
  );
}
