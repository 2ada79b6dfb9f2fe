import { formatPhone } from '@jackfield/domain';
import { readWritten } from '@jackfield/domain/phone-numbers';
import { Button, IconButton, Spinner } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { CircleAlert, CircleCheck, X } from '@jackfield/kit/ui/icons';
import { StepHead } from '@jackfield/records/steps-page';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import type { Portability, PortValues } from './values.ts';

interface NumbersStepProps {
  form: UseFormReturn<PortValues>;
  portability: Portability;
}

/** What was typed, as numbers; what is none stays as it is. */
function readNumbers(text: string, country: string) {
  const numbers: string[] = [];
  const unread: string[] = [];
  for (const written of text.split(/[\n,;]+/).map((part) => part.trim())) {
    if (written === '') continue;
    const read = readWritten(written, country);
    if ('number' in read) numbers.push(read.number);
    else unread.push(written);
  }
  return { numbers, unread };
}

/** The numbers of an order, each with whether it can move. */
export function NumbersStep({ form, portability }: NumbersStepProps) {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const numbers = useWatch({ control: form.control, name: 'numbers' });
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<string | undefined>();
  const put = (next: readonly string[]) =>
    form.setValue('numbers', [...next], { shouldDirty: true, shouldTouch: true });
  const add = () => {
    const read = readNumbers(text, country);
    if (read.numbers.length > 0) put([...new Set([...numbers, ...read.numbers])]);
    setText(read.unread.join('\n'));
    setUnread(read.unread[0]);
  };
  const fault = form.formState.errors.numbers?.message;
  return (
    <>
      <StepHead title={t(messages.numbersTitle)} intro={t(messages.numbersIntro)} />
      <p className="ui-secondary">{t(messages.wholeAccount)}</p>
      <div className={css.add}>
        <Field
          label={t(messages.add)}
          hint={t(messages.addHint)}
          error={unread === undefined ? fault : t(messages.unreadable, { text: unread })}
          required={numbers.length === 0}
        >
          <TextArea
            className="ui-num"
            inputMode="tel"
            autoComplete="off"
            rows={3}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setUnread(undefined);
            }}
            onBlur={add}
          />
        </Field>
        <Button onClick={add}>{t(common.add)}</Button>
      </div>
      {numbers.length > 0 && (
        <ul className={`ui-card ui-rows ${css.chosen}`} aria-label={t(messages.chosen)}>
          {numbers.map((number) => (
            <li key={number}>
              <span className="ui-num">{formatPhone(number)}</span>
              <Answer answer={portability.get(number)} />
              <IconButton
                label={t(common.removeOf, { name: formatPhone(number) })}
                icon={<X size={16} strokeWidth={1.75} />}
                onClick={() => put(numbers.filter((one) => one !== number))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether a number can move, and from where. */
function Answer({ answer }: { answer: ReturnType<Portability['get']> }) {
  const t = useT();
  if (answer === undefined) {
    return (
      <span className={css.answer}>
        <Spinner size={14} />
        {t(messages.checking)}
      </span>
    );
  }
  const { canMove, carrier, reason } = answer;
  const Sign = canMove ? CircleCheck : CircleAlert;
  return (
    <span className={css.answer} data-can={canMove}>
      <Sign size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {canMove
          ? t(messages.canMove, { carrier: carrier ?? '' })
          : t(messages.cannotMove, { reason: reason ?? '' })}
      </span>
    </span>
  );
}
