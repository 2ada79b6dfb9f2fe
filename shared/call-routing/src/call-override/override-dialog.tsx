import { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import { RoutingEditor } from '@jackfield/call-routing/routing-editor';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { isSameValue } from '@jackfield/domain/same-value';
import { common, useT } from '@jackfield/runtime';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import css from './override-dialog.module.css';
import { type OverrideOwner, holdingOverride, ownerFacts } from './override-owner.ts';
import { closedMessages } from './messages.ts';
import { UntilField } from './until-field.tsx';
import { useApplyOverride } from './use-apply-override.ts';
import { useOverrideForm } from './use-override-form.ts';
import { useOverrideImpact } from './use-override-impact.ts';

/**
 * Closes a number or team for now: until when, where calls go, who will notice (annex J4). Render it
 * when it is to open.
 */
export function OverrideDialog({ owner, onClose }: { owner: OverrideOwner; onClose(): void }) {
  const t = useT();
  const { name, hours } = owner;
  const form = useOverrideForm(owner);
  const { base, values, now } = form;
  const { place } = ownerFacts[owner.kind];
  const { choices, dialog } = useTargetChoices(owner);
  const { impact, mayGoOn, save } = useOverrideImpact(owner, form);
  const { dialog: asked, errors } = useApplyOverride(owner, form, save, onClose);
  const isChange = holdingOverride(owner, now) !== null;

  return (
    <>
      <FormDialog
        width={920}
        title={isChange ? t(closedMessages.changeTitle, { name }) : t(closedMessages.title)}
        dirty={!isSameValue(values, base)}
        confirmText={t(isChange ? common.apply : closedMessages.apply)}
        mayConfirm={mayGoOn}
        onClose={onClose}
        {...asked}
      >
        <p className="ui-text2">{t(closedMessages.intro, { name })}</p>
        <div className={`ui-columns ${css.form}`}>
          <div className={css.side}>
            <UntilField
              {...form}
              zone={hours.timeZone}
              error={errors.until}
              onChange={form.change}
            />
            <Field
              label={t(closedMessages.note)}
              hint={t(closedMessages.noteHint)}
              error={errors.note}
            >
              <Input
                value={values.note}
                most={100}
                autoComplete="off"
                onChange={(event) => form.change({ note: event.target.value })}
              />
            </Field>
          </div>
          <div className={css.section}>
            <h3 className={css.label}>{t(closedMessages.target)}</h3>
            <RoutingEditor
              {...choices}
              label={t(closedMessages.target)}
              place={place}
              ownerId={owner.id}
              value={values.target}
              stored={base.target}
              error={errors.target}
              onChange={(target) => form.change({ target })}
            />
          </div>
        </div>
        {impact}
      </FormDialog>
      {dialog}
    </>
  );
}

/** Greetings and menus of the owner for the routing editor; teams have no menu while closed (annex F1). */
function useTargetChoices({ kind, id }: OverrideOwner) {
  const { actions: greetings } = useGreetings({ type: kind, id });
  const { menus, dialog } = useRoutingMenus({ ownerType: kind, ownerId: id });
  return { choices: { greetings, menus }, dialog };
}
