import type { Teammate } from '@jackfield/contract/api/teammate';
import { FormSection } from '@jackfield/kit/form-section';
import { RoutingEditor } from '@jackfield/kit/routing-editor';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import type { HandlingValues } from './handling-values.ts';
import { handlingMessages } from './messages.ts';

export interface HandlingSectionProps {
  person: Teammate;
  isOwn: boolean;
  control: Control<HandlingValues>;
}

/** Where a call goes that the person misses (annex F1). */
export function MissedCallSection({ person, isOwn, control }: HandlingSectionProps) {
  const t = useT();
  const { id, firstName: name, missedCallHandling } = person;
  const intro = isOwn ? t(handlingMessages.missedOwn) : t(handlingMessages.missedText, { name });
  return (
    <FormSection title={t(handlingMessages.missedCallHandling)} intro={intro}>
      <Controller
        control={control}
        name="missedCallHandling"
        render={({ field, fieldState: { error } }) => (
          <RoutingEditor
            label={t(handlingMessages.missedCallHandling)}
            place="teammateMissedCall"
            ownerId={id}
            value={field.value}
            stored={missedCallHandling}
            error={error?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </FormSection>
  );
}
