import { Field, type FieldProps } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPathByValue } from 'react-hook-form';
import { FieldNotes } from '../preflight/field-notes.tsx';
import { MarkedTextArea } from '../preflight/marked-text-area.tsx';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import type { CampaignValues } from './values.ts';

interface TextAreaFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  control: Control<CampaignValues>;
  name: FieldPathByValue<CampaignValues, string>;
  /** What it may hold at most; the counter stands beside the label. */
  most: number;
  rows?: number;
  /** A rule that something else tells. */
  notedBy?: string;
  /** A button behind the counter. */
  beside?: ReactNode;
}

/** Several lines of text of a campaign, with how many characters they have. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { control, name, label, hint, most, rows = 2, notedBy, beside } = props;
  const t = useT();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _unused, ...field }, fieldState: { error } }) => {
        const count = field.value.trim().length;
        return (
          <div className={css.counted}>
            <Field label={label} hint={hint} error={error?.message} required>
              <MarkedTextArea {...field} className={css.area ?? ''} rows={rows} />
            </Field>
            <FieldNotes field={name} except={notedBy} />
            <span className={css.counter}>
              <span className="ui-num" data-over={count > most}>
                {t(messages.counter, { count, most })}
              </span>
              {beside}
            </span>
          </div>
        );
      }}
    />
  );
}
