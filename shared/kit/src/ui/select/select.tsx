import { common, useT } from '@jackfield/runtime';
import { type RefSelectProps, Select as AntSelect, type SelectProps as AntSelectProps } from 'antd';
import type { Ref } from 'react';
import { useField } from '../form/field-context.ts';
import { selectMessages } from './messages.ts';

export interface SelectOption<V extends string | number> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<V extends string | number>
  extends Omit<AntSelectProps<V, SelectOption<V>>, 'status' | 'notFoundContent' | 'ref' | 'mode'> {
  options: SelectOption<V>[];
  /** Which specified sentence stands in an empty list (SHELL-59). */
  emptyOf?: 'user' | 'team' | 'ivr';
  ref?: Ref<RefSelectProps>;
}

const emptyText = {
  user: selectMessages.noUser,
  team: common.noTeam,
  ivr: selectMessages.noIvr,
  none: selectMessages.noOption,
};

/** Pick one of a list; `showSearch` filters by the words shown. */
export function Select<V extends string | number>({ emptyOf, ...props }: SelectProps<V>) {
  const t = useT();
  const { disabled, ...field } = useField();
  return (
    <AntSelect<V, SelectOption<V>>
      {...field}
      {...(disabled && { disabled })}
      style={{ width: '100%' }}
      {...(props.showSearch === true && { optionFilterProp: 'label' })}
      {...props}
      notFoundContent={<span className="ui-caption">{t(emptyText[emptyOf ?? 'none'])}</span>}
      status={(props['aria-invalid'] ?? field['aria-invalid']) ? 'error' : ''}
    />
  );
}
