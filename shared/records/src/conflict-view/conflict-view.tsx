import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, defineMessages, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import css from './conflict-view.module.css';

const conflictMessages = defineMessages('records.conflict', {
  title: 'Choose what to keep',
  intro:
    '{count, plural, one {{name} changed a field that you changed too.} other {{name} changed # fields that you changed too.}} Everything else is kept from both of you.',
  base: 'Before',
  theirs: 'Theirs',
  yours: 'Yours',
  nothing: common.none,
  allTheirs: 'Keep all of theirs',
  allYours: 'Keep all of yours',
  save: 'Save this choice',
  back: 'Back to editing',
  left: '{count, plural, one {# choice} other {# choices}} left. Nothing is chosen for you.',
});

/** A field that both sides changed, in the words a person reads. */
export interface ConflictField {
  key: string;
  label: string;
  base: string;
  theirs: string;
  yours: string;
}

export type ConflictChoice = 'theirs' | 'yours';

export interface ConflictViewProps {
  /** Who made the other change. */
  name: string;
  fields: readonly ConflictField[];
  saving?: boolean;
  /** One choice for each field's key. */
  onSave(choices: Readonly<Record<string, ConflictChoice>>): void;
  /** Back to the form; nothing typed is lost. */
  onClose(): void;
}

/** Base, theirs and yours by field; a person chooses, and nothing is overwritten unseen (J1). */
export function ConflictView({ name, fields, saving = false, onSave, onClose }: ConflictViewProps) {
  const t = useT();
  const group = useId();
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const left = fields.filter(({ key }) => choices[key] === undefined).length;
  const all = (side: ConflictChoice) =>
    setChoices(Object.fromEntries(fields.map(({ key }) => [key, side])));
  const save = () => {
    if (left === 0) onSave(choices);
  };
  return (
    <Dialog
      open
      width={750}
      title={t(conflictMessages.title)}
      cancelText={t(conflictMessages.back)}
      onClose={onClose}
      onSubmit={save}
      busy={saving}
      note={left > 0 && t(conflictMessages.left, { count: left })}
      action={
        <Button type="primary" loading={saving} disabled={left > 0} onClick={save}>
          {t(conflictMessages.save)}
        </Button>
      }
    >
      <p>{t(conflictMessages.intro, { name, count: fields.length })}</p>
      <div className={css.all}>
        <Button size="small" onClick={() => all('theirs')}>
          {t(conflictMessages.allTheirs)}
        </Button>
        <Button size="small" onClick={() => all('yours')}>
          {t(conflictMessages.allYours)}
        </Button>
      </div>
      {fields.map((field, at) => (
        <fieldset key={field.key} className={css.field}>
          <legend>{field.label}</legend>
          <p className={css.base}>
            {t(conflictMessages.base)}: {field.base || t(conflictMessages.nothing)}
          </p>
          <div className={css.sides}>
            {(['theirs', 'yours'] as const).map((side) => (
              <label key={side} className={css.side} data-chosen={choices[field.key] === side}>
                <input
                  type="radio"
                  data-first={at === 0 && side === 'theirs' ? true : undefined}
                  name={`${group}-${field.key}`}
                  checked={choices[field.key] === side}
                  onChange={() => setChoices({ ...choices, [field.key]: side })}
                />
                <span className="ui-note">{t(conflictMessages[side])}</span>
                <span className={css.value}>{field[side] || t(conflictMessages.nothing)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  );
}
