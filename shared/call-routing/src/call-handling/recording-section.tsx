import { FormSection } from '@jackfield/kit/form-section';
import { Checkbox } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { Controller } from 'react-hook-form';
import css from './call-handling.module.css';
import { handlingMessages } from './messages.ts';
import type { HandlingSectionProps } from './missed-call-section.tsx';

/** Which calls are recorded (annex F4). */
export function RecordingSection({ person, isOwn, control }: HandlingSectionProps) {
  const t = useT();
  const intro = isOwn
    ? t(handlingMessages.recordingOwn)
    : t(handlingMessages.recordingText, { name: person.firstName });
  return (
    <FormSection title={t(handlingMessages.recording)} intro={intro}>
      <div className={css.recording}>
        {(['recordInbound', 'recordOutbound'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange, onBlur } }) => (
              <Checkbox
                checked={value}
                onBlur={onBlur}
                onChange={(event) => onChange(event.target.checked)}
              >
                {t(handlingMessages[name])}
              </Checkbox>
            )}
          />
        ))}
        <p className={`ui-caption ${css.hint}`}>{t(handlingMessages.recordingHint)}</p>
      </div>
    </FormSection>
  );
}
