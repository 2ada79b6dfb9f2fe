import type { RingGroup } from '@jackfield/contract/api/team';
import { Field, RadioGroup } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { ringMessages } from './messages.ts';

const hints = {
  simultaneous: ringMessages.simultaneousHint,
  single: ringMessages.singleHint,
} as const;

interface RingOrderFieldProps {
  value: RingGroup['option'];
  onChange(option: RingGroup['option']): void;
}

/** How the members of a ring group ring: all at once, or one at a time (ROUTE-09, OP-77). */
export function RingOrderField({ value, onChange }: RingOrderFieldProps) {
  const t = useT();
  return (
    <Field label={t(common.ringOrder)} hint={t(hints[value])}>
      <RadioGroup
        label={t(common.ringOrder)}
        value={value}
        options={[
          { value: 'simultaneous', label: t(common.ringSimultaneously) },
          { value: 'single', label: t(common.roundRobin) },
        ]}
        onChange={onChange}
      />
    </Field>
  );
}
