import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import { MediaPlayer } from '@jackfield/voice-media/media-manager';
import { useState } from 'react';
import { routingMessages } from './messages.ts';
import css from './routing-editor.module.css';
import type { ControlOf } from './routing-parts.ts';
import { TargetNote } from './target-note.tsx';

const GreetingsDialog = lazyPart(() =>
  import('./greetings-dialog.tsx').then((file) => file.GreetingsDialog),
);

/** Message: one of the owner's own greetings, played before the call ends. */
export function MessageControl({ value, error, greetings, onChange }: ControlOf<'message'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const items = greetings?.media?.items.filter(({ isDefault }) => !isDefault) ?? [];
  const id = value.actionValue;
  const chosen = items.find((item) => item.id === id);
  const isGone = id !== '' && chosen === undefined && greetings?.media !== undefined;
  return (
    <>
      <div className={css.beside}>
        <Field isLabelHidden label={t(common.greeting)} error={error}>
          <Select<string>
            value={chosen?.id ?? null}
            placeholder={t(
              items.length === 0 ? routingMessages.noGreeting : routingMessages.chooseGreeting,
            )}
            loading={greetings !== undefined && greetings.media === undefined}
            options={items.map(({ id: each, fileName }) => ({ value: each, label: fileName }))}
            onChange={(next) => onChange({ ...value, actionValue: next })}
          />
        </Field>
        {greetings && <Button onClick={() => setOpen(true)}>{t(common.greetings)}</Button>}
      </div>
      {chosen && <MediaPlayer id={chosen.id} name={chosen.fileName} duration={chosen.duration} />}
      {isGone && <TargetNote text={t(routingMessages.goneMessage)} />}
      {isOpen && greetings && (
        <GreetingsDialog
          actions={greetings}
          chosenId={id}
          onChoose={(next) => onChange({ ...value, actionValue: next })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
