import { TimeField } from '@jackfield/call-routing/business-hours';
import { isTimeOfDay } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { ChevronDown, RotateCw } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { instantOf, localOf } from './question.ts';
import { askMessages } from './messages.ts';
import css from './who-answers.module.css';

export interface WhenFieldsProps {
  zone: string;
  /** Milliseconds. */
  at: number;
  presets: readonly { label: string; at: number }[];
  onChange(at: number): void;
}

/** Days that can be asked for; a year that is being typed passes through others. */
const firstDay = '2020-01-01';
const lastDay = '2099-12-31';

/** A day and a time in a zone, now, and other times worth a look. */
export function WhenFields({ zone, at, presets, onChange }: WhenFieldsProps) {
  const t = useT();
  const { day, time } = localOf(zone, at);
  // What cannot be read yet stays in the field until it can.
  const [typed, setTyped] = useState<string | null>(null);
  const [typedDay, setTypedDay] = useState<string | null>(null);

  return (
    <>
      <Input
        type="date"
        className={css.day}
        aria-label={t(common.day)}
        value={typedDay ?? day}
        min={firstDay}
        max={lastDay}
        aria-invalid={typedDay !== null || undefined}
        onChange={({ target: { value } }) => {
          const isRead = value >= firstDay && value <= lastDay;
          setTypedDay(isRead ? null : value);
          if (isRead) onChange(instantOf(zone, value, time));
        }}
        onBlur={() => setTypedDay(null)}
      />
      <span className={css.time}>
        <TimeField
          label={t(askMessages.time)}
          value={typed ?? time}
          invalid={typed !== null}
          onChange={(value) => {
            const isRead = isTimeOfDay(value);
            setTyped(isRead ? null : value);
            if (isRead) onChange(instantOf(zone, day, value));
          }}
          onBlur={() => setTyped(null)}
        />
      </span>
      <Button
        type="text"
        icon={<RotateCw size={14} strokeWidth={1.75} />}
        onClick={() => onChange(Date.now())}
      >
        {t(askMessages.now)}
      </Button>
      <Menu
        title={t(askMessages.presets)}
        groups={[
          presets.map((preset) => ({
            key: preset.label,
            label: preset.label,
            run: () => onChange(preset.at),
          })),
        ]}
      >
        <Button
          type="text"
          aria-label={t(askMessages.presets)}
          icon={<ChevronDown size={16} strokeWidth={1.75} />}
        />
      </Menu>
    </>
  );
}
