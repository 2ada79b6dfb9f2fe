import { zoneName } from '@jackfield/domain/days-in-words';
import { TimeField } from '@jackfield/call-routing/business-hours';
import { OptionList } from '@jackfield/call-routing/routing-editor';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Calendar, Clock, Moon, Sun } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import css from './override-dialog.module.css';
import type { EndPresets } from './end-presets.ts';
import { closedMessages } from './messages.ts';
import { untilText } from './until-text.ts';
import type { OverrideValues, EndChoice } from './use-override-form.ts';

export interface UntilFieldProps {
  values: OverrideValues;
  presets: EndPresets;
  /** What the choice means; null while it cannot be read. */
  until: number | null;
  zone: string;
  now: number;
  error: string | undefined;
  onChange(part: Partial<OverrideValues>): void;
}

const icons = { endOfDay: Moon, hour: Clock, opening: Sun, custom: Calendar };
const choices = ['endOfDay', 'hour', 'opening', 'custom'] as const satisfies EndChoice[];

/** Until when: ready-made ends with what they mean now, or a day and a time. */
export function UntilField(props: UntilFieldProps) {
  const { values, presets, until, zone, now, error, onChange } = props;
  const t = useT();
  const hintOf = (choice: EndChoice) =>
    choice === 'custom' ? '' : untilText(presets[choice] ?? 0, zone, now);
  return (
    <div className={css.section}>
      <h3 className={css.label}>{t(closedMessages.until)}</h3>
      <OptionList<EndChoice>
        label={t(closedMessages.until)}
        value={values.choice}
        options={choices
          .filter((choice) => choice !== 'opening' || presets.opening !== null)
          .map((choice) => ({
            value: choice,
            label: t(closedMessages[choice]),
            hint: hintOf(choice),
            icon: icons[choice],
          }))}
        onChoose={(choice) => onChange({ choice })}
      >
        {values.choice === 'custom' && (
          <div className={css.moment}>
            <Field label={t(common.day)} required>
              <Input
                type="date"
                value={values.day}
                onChange={(event) => onChange({ day: event.target.value })}
              />
            </Field>
            <Field label={t(closedMessages.time)} required>
              <TimeField
                label={t(closedMessages.time)}
                value={values.time}
                invalid={error !== undefined}
                onChange={(time) => onChange({ time })}
              />
            </Field>
          </div>
        )}
      </OptionList>
      {error === undefined ? (
        <p className={css.ends} aria-live="polite">
          {until !== null &&
            t(closedMessages.ends, { when: untilText(until, zone, now), zone: zoneName(zone) })}
        </p>
      ) : (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
