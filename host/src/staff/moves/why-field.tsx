import { Field, TextArea } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { moveMessages as messages } from './messages.ts';

interface WhyFieldProps {
  value: string;
  error: string | undefined;
  onChange(why: string): void;
}

/** Why somebody moves a version, which the history keeps. */
export function WhyField({ value, error, onChange }: WhyFieldProps) {
  const t = useT();
  return (
    <Field label={t(messages.why)} hint={t(messages.whyHint)} error={error} required>
      <TextArea
        value={value}
        most={500}
        rows={2}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
