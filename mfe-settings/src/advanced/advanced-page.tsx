import type { Teammate } from '@jackfield/contract/api/teammate';
import { addressText } from '@jackfield/domain/address-text';
import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import { EmergencyAddress } from '@jackfield/phone-numbers/emergency-address';
import { LanguageField, TimeZoneField } from '@jackfield/records/form-fields';
import { common, languageName, profileAtom, t as translate, useT } from '@jackfield/runtime';
import { HoldMusic } from '@jackfield/voice-media/hold-music';
import { useAtomValue } from 'jotai';
import { useController } from 'react-hook-form';
import { OwnRecord } from '../layout/own-record.tsx';
import { useOwnForm } from '../profile/use-own-form.ts';
import { type AdvancedField, advancedShape, type AdvancedValues } from './advanced-values.ts';
import { advancedMessages } from './messages.ts';
import { SmsSection } from './sms-section.tsx';

/** A value in the words a person reads. */
function textOf(values: AdvancedValues, field: AdvancedField) {
  const { timeZone, language, smsGreetings, e911Address } = values;
  if (field === 'timeZone') return timeZone;
  if (field === 'language') return languageName(language, translate(common.companyLanguage));
  if (field === 'smsGreetings') {
    return smsGreetings.isEnabled ? smsGreetings.text : translate(common.off);
  }
  return e911Address ? addressText(e911Address) : translate(common.none);
}

/** /your-settings/advanced-settings: time zone, hold music, SMS greeting, emergency address (SET-01). */
export function Component() {
  const person = useAtomValue(profileAtom);
  return person && <OwnAdvanced key={person.id} person={person} />;
}

function OwnAdvanced({ person }: { person: Teammate }) {
  const t = useT();
  const edit = useOwnForm<AdvancedValues>(person, {
    ...advancedShape,
    draft: 'own-advanced',
    changedElsewhere: (name) => t(advancedMessages.changedElsewhere, { name }),
    bodyOf: (change) => change,
  });
  const { control } = edit.form;
  const address = useController({ control, name: 'e911Address' }).field;

  return (
    <OwnRecord
      person={person}
      page="advanced-settings"
      edit={edit}
      labelOf={(field) => t(advancedMessages[field])}
      textOf={textOf}
      below={<HoldMusic owner={{ type: 'teammate', id: person.id }} isOwn />}
    >
      <FormSection title={t(advancedMessages.region)} intro={t(advancedMessages.regionText)}>
        <Fields>
          <Wide>
            <TimeZoneField control={control} name="timeZone" label={t(advancedMessages.timeZone)} />
          </Wide>
          <LanguageField control={control} name="language" none={t(common.companyLanguage)} />
        </Fields>
      </FormSection>
      <SmsSection control={control} />
      <EmergencyAddress
        intro={t(advancedMessages.emergencyText)}
        address={address.value}
        onChange={address.onChange}
      />
    </OwnRecord>
  );
}
