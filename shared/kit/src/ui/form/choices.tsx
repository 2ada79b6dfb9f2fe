import type { SwitchProps as AntSwitchProps } from 'antd';
import { Radio, Segmented as AntSegmented, Switch as AntSwitch } from 'antd';
import { useLooking } from '../../may/looking.tsx';
import { useField } from './field-context.ts';

export interface ChoiceOption<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface ChoiceProps<V extends string> {
  options: ChoiceOption<V>[];
  value: V | undefined;
  onChange(value: V): void;
  disabled?: boolean;
  /** Name of the group where no `Field` gives one. */
  label?: string;
}

/** One of a few, all in sight; arrows move within the group. */
export function RadioGroup<V extends string>({
  options,
  value,
  onChange,
  label,
  disabled,
}: ChoiceProps<V>) {
  const field = useField();
  return (
    <Radio.Group
      id={field.id}
      aria-describedby={field['aria-describedby']}
      aria-label={label}
      options={options}
      value={value}
      disabled={useLooking() || (disabled ?? field.disabled ?? false)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** One of two to four views or kinds, applied at once. */
export function Segmented<V extends string>({
  options,
  value,
  onChange,
  label,
  disabled = false,
  block = false,
}: ChoiceProps<V> & { block?: boolean }) {
  return (
    <AntSegmented<V>
      options={options}
      {...(value !== undefined && { value })}
      onChange={onChange}
      disabled={disabled}
      block={block}
      aria-label={label}
    />
  );
}

export type SwitchProps = AntSwitchProps;

/** On or off; outside a `Field` give `aria-label`. */
export function Switch(props: SwitchProps) {
  const field = useField();
  const isLooking = useLooking();
  return (
    <AntSwitch
      {...(field.id !== undefined && { id: field.id })}
      {...(field.disabled && { disabled: true })}
      aria-describedby={field['aria-describedby']}
      {...props}
      {...(isLooking && { disabled: true })}
    />
  );
}
