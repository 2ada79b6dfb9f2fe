import { getTranscription } from '@jackfield/contract/api/voicemail';
import { FormSection } from '@jackfield/kit/form-section';
import { Checkbox } from '@jackfield/kit/ui/form';
import { call, common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, Controller } from 'react-hook-form';
import type { InfoValues } from './info-values.ts';
import { infoMessages } from './messages.ts';

/** Whether messages are written down; left out where the installation has no engine for it (MSG-05). */
export function TranscriptField({ control }: { control: Control<InfoValues> }) {
  const t = useT();
  const hint = useId();
  const { data } = useQuery({
    queryKey: ['transcription'],
    queryFn: ({ signal }) => call(getTranscription, {}, { signal }),
    staleTime: Infinity,
  });
  if (data?.isOffered !== true) return null;
  return (
    <FormSection title={t(common.voicemail)} intro={t(infoMessages.voicemailText)}>
      <Controller
        control={control}
        name="voicemailTranscripts"
        render={({ field: { value, onChange, onBlur } }) => (
          <div>
            <Checkbox
              checked={value}
              aria-describedby={hint}
              onChange={(event) => onChange(event.target.checked)}
              onBlur={onBlur}
            >
              {t(infoMessages.transcripts)}
            </Checkbox>
            <p id={hint} className="ui-note">
              {t(infoMessages.transcriptsHint)}
            </p>
          </div>
        )}
      />
    </FormSection>
  );
}
