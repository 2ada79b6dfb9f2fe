import { common, defineMessages, useT } from '@jackfield/runtime';
import { type RefSelectProps, Select as AntSelect, type SelectProps as AntSelectProps } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useLooking } from '../../may/looking.tsx';
import { Spinner } from '../core/spinner.tsx';
import { useField } from '../form/field-context.ts';
import { ChevronDown } from '../icons/public.ts';
import css from './select.module.css';

const selectMessages = defineMessages('kit.select', {
  noUser: 'No user available',
  noIvr: 'No additional IVR',
  noted: '{label}, {note}',
  noOption: 'Nothing to choose',
});

export interface SelectOption<V extends string | number> {
  value: V;
  label: string;
  disabled?: boolean;
  /** A word about it at the end of its line, such as how somebody stands; none where undefined. */
  note?: string | undefined;
}

export interface SelectProps<V extends string | number>
  extends Omit<
    AntSelectProps<V, SelectOption<V>>,
    'status' | 'notFoundContent' | 'ref' | 'mode' | 'variant'
  > {
  options: SelectOption<V>[];
  /** Which specified sentence stands in an empty list (SHELL-59). */
  emptyOf?: 'user' | 'team' | 'ivr';
  /** It chooses what is shown and changes nothing, and stays where one only looks. */
  looks?: boolean;
  ref?: Ref<RefSelectProps>;
}

const emptyText = {
  user: selectMessages.noUser,
  team: common.noTeam,
  ivr: selectMessages.noIvr,
  none: selectMessages.noOption,
};

/** An option with its note, if it has one. */
function offered({ label, data: { note } }: { label?: ReactNode; data: { note?: string } }) {
  if (note === undefined) return label;
  return (
    <span className={css.noted}>
      <span className="ui-clip ui-fill">{label}</span>
      <span className="ui-caption">{note}</span>
    </span>
  );
}

/** Pick one of a list; `showSearch` filters by the words shown. */
export function Select<V extends string | number>({ emptyOf, looks, ...props }: SelectProps<V>) {
  const t = useT();
  const { disabled, ...field } = useField();
  const isLooking = useLooking();
  const options = props.options.map((option) => {
    const { label, note } = option;
    if (note === undefined) return option;
    return { 'aria-label': t(selectMessages.noted, { label, note }), ...option };
  });
  return (
    <AntSelect<V, SelectOption<V>>
      {...field}
      {...(disabled && { disabled })}
      style={{ width: '100%' }}
      {...(props.showSearch === true && { optionFilterProp: 'label' })}
      optionRender={offered}
      // The library's own are read out, in English.
      suffixIcon={
        props.loading ? <Spinner size={15} /> : <ChevronDown size={15} strokeWidth={1.75} />
      }
      {...props}
      {...(isLooking && { disabled: !looks })}
      options={options}
      notFoundContent={
        props.loading === true ? null : (
          <span className="ui-caption">{t(emptyText[emptyOf ?? 'none'])}</span>
        )
      }
      status={(props['aria-invalid'] ?? field['aria-invalid']) ? 'error' : ''}
    />
  );
}
