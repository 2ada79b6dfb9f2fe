import { DrawerForm } from '@jackfield/kit/drawer-form';
import { Field, Input, RadioGroup } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { freeExtensionOptions } from '../people/api/check-extension.ts';
import { flowLabels } from '../teams/flow-labels.ts';
import { RingOrderField } from '../teams/ring-order-field.tsx';
import { FirstMembers } from './first-members.tsx';
import { addMessages } from './messages.ts';
import { useAddTeam } from './use-add-team.ts';

/** Adds a team: name, extension, type, ring order and first members (TEAM-01, G2). Render it to open it. */
export function AddTeamDrawer({ onAdded, onClose }: { onAdded(): void; onClose(): void }) {
  const t = useT();
  const { data: free = '' } = useQuery(freeExtensionOptions('team'));
  const add = useAddTeam(() => {
    onAdded();
    onClose();
  }, free);
  const { draft, errors } = add;

  return (
    <DrawerForm
      title={t(addMessages.title)}
      confirmText={t(addMessages.add)}
      dirty={add.isDirty}
      discardTitle={t(addMessages.discardTitle)}
      onClose={onClose}
      {...add.dialog}
    >
      <p className="ui-text2">{t(addMessages.intro)}</p>
      <Field label={t(common.name)} error={errors.name} required>
        <Input
          value={draft.name}
          autoComplete="off"
          onChange={(event) => add.change({ name: event.target.value })}
        />
      </Field>
      <Field
        label={t(common.extension)}
        error={errors.extension}
        hint={free ? t(common.extensionFree, { extension: free }) : t(common.extensionRule)}
        required
      >
        <Input
          value={draft.extension ?? free}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => add.change({ extension: event.target.value })}
        />
      </Field>
      <Field
        label={t(common.type)}
        hint={t(draft.inboundFlow === 'ringGroup' ? common.ringGroupHint : common.callQueueHint)}
      >
        <RadioGroup
          label={t(common.type)}
          value={draft.inboundFlow}
          options={[
            { value: 'ringGroup', label: t(flowLabels.ringGroup) },
            { value: 'callQueue', label: t(flowLabels.callQueue) },
          ]}
          onChange={(inboundFlow) => add.change({ inboundFlow })}
        />
      </Field>
      {draft.inboundFlow === 'ringGroup' && (
        <RingOrderField value={draft.option} onChange={(option) => add.change({ option })} />
      )}
      <FirstMembers
        members={draft.members}
        isOrdered={draft.inboundFlow === 'ringGroup' && draft.option === 'single'}
        error={errors.teammateId}
        onChange={(members) => add.change({ members })}
      />
    </DrawerForm>
  );
}
