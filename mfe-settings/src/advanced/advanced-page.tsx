import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { addressText } from '@jackfield/domain/address-text';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Field } from '@jackfield/kit/ui/form';
import { EmergencyAddress } from '@jackfield/phone-numbers/emergency-address';
import { chosenValues, conflictFields } from '@jackfield/records/conflict-view';
import { RecordPage } from '@jackfield/records/record-page';
import { common, profileAtom, t as translate, useT } from '@jackfield/runtime';
import { HoldMusic } from '@jackfield/voice-media/hold-music';
import { useAtomValue } from 'jotai';
import { Controller, useController } from 'react-hook-form';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { settingsTabs } from '../layout/settings-tabs.ts';
import {
  type AdvancedField,
  advancedFields,
  type AdvancedValues,
  valuesOf,
} from './advanced-values.ts';
import { advancedMessages } from './messages.ts';
import { SmsSection } from './sms-section.tsx';
import { useAdvancedForm } from './use-advanced-form.ts';

const RecordConflict = lazyPart(() =>
  import('@jackfield/records/conflict-view').then((file) => file.RecordConflict),
);

const path = paths.yourSettings.page('advanced-settings');
const labelOf = (field: AdvancedField) => translate(advancedMessages[field]);

/** A value in the words a person reads. */
function textOf({ timeZone, smsGreetings, e911Address }: AdvancedValues, field: AdvancedField) {
  if (field === 'timeZone') return timeZone;
  if (field === 'smsGreetings') {
    return smsGreetings.isEnabled ? smsGreetings.text : translate(common.off);
  }
  return e911Address ? addressText(e911Address) : translate(common.none);
}

/** /your-settings/advanced-settings: time zone, hold music, SMS greeting, emergency address (SET-01). */
export function AdvancedPage() {
  const person = useAtomValue(profileAtom);
  return person && <OwnAdvanced key={person.id} person={person} />;
}

function OwnAdvanced({ person }: { person: Teammate }) {
  const t = useT();
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  const edit = useAdvancedForm(person);
  const { control, formState } = edit.form;
  const { conflict } = edit;
  const address = useController({ control, name: 'e911Address' }).field;
  const invalid = advancedFields.filter((field) => formState.errors[field]);

  return (
    <RecordPage
      head={<SettingsHead person={person} />}
      tabs={settingsTabs()}
      tab={path}
      edit={edit}
      changed={advancedFields.filter((field) => edit.changed.includes(field)).map(labelOf)}
      invalid={invalid.map(labelOf)}
      onSave={() => void edit.save()}
      below={<HoldMusic owner={{ type: 'teammate', id: person.id }} isOwn />}
      dialogs={
        conflict && (
          <RecordConflict
            of={{ entity: 'teammate', id: person.id, version: conflict.current.version }}
            fields={conflictFields(conflict, { valuesOf, labelOf, textOf })}
            saving={edit.isSaving}
            onSave={(choices) =>
              void edit.resolve(conflict, chosenValues(conflict, valuesOf, choices))
            }
            onClose={edit.closeConflict}
          />
        )
      }
    >
      <FormSection title={t(advancedMessages.region)} intro={t(advancedMessages.regionText)}>
        <Fields>
          <Wide>
            <Controller
              control={control}
              name="timeZone"
              render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
                <Field label={t(common.timezone)} error={error?.message} required>
                  <TimeZoneSelect ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
                </Field>
              )}
            />
          </Wide>
        </Fields>
      </FormSection>
      <SmsSection control={control} />
      <EmergencyAddress
        intro={t(advancedMessages.emergencyText)}
        address={address.value}
        onChange={address.onChange}
      />
    </RecordPage>
  );
}
