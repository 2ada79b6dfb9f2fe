import { paths } from '@jackfield/contract';
import { longestText, type TextNumber, type TextQuote } from '@jackfield/contract/api/text';
import { formatPhone } from '@jackfield/domain';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { mayAt } from '@jackfield/kit/may';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Clock } from '@jackfield/kit/ui/icons';
import { Select } from '@jackfield/kit/ui/select';
import { useSettled } from '@jackfield/kit/settled';
import { Link, sessionAtom, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { timeIn } from '../call-log/clock.ts';
import css from './conversation.module.css';
import { textMessages } from './messages.ts';
import { numbersOptions, quoteOptions } from './text-query.ts';
import { reasonText, soonText } from './text-state.tsx';
import { useSendText } from './use-send-text.ts';

export interface WriteBoxProps {
  /** Of the other side. */
  to: string;
  /** What the other side is called. */
  name: string;
  /** The number of the account from which an answer is expected. */
  own: string | undefined;
  draft: string;
  onDraft(text: string): void;
}

/** The box for another text, or why the person can write none. */
export function WriteBox(props: WriteBoxProps) {
  const t = useT();
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const query = useQuery({ ...numbersOptions, enabled: !isActing });
  if (isActing) return <p className={css.note}>{t(textMessages.acting)}</p>;
  if (query.isError && !query.data) {
    return <LoadFailure title={t(textMessages.numbersFailed)} query={query} />;
  }
  const numbers = query.data?.items;
  if (numbers?.length === 0) return <p className={css.note}>{t(textMessages.noNumber)}</p>;
  const ready = numbers?.filter(({ isReady }) => isReady);
  // What is typed stays in sight, whatever happens to the numbers meanwhile.
  if (ready?.length === 0 && props.draft === '') return <NoneReady />;
  return <Writing {...props} numbers={ready ?? []} isKnown={ready !== undefined} />;
}

function NoneReady() {
  const t = useT();
  const to = paths.admin.numbers.texting();
  return (
    <Alert kind="warning" title={t(textMessages.noneReady)}>
      {mayAt(to) ? <Link to={to}>{t(textMessages.seeMissing)}</Link> : t(textMessages.askAdmin)}
    </Alert>
  );
}

type WritingProps = WriteBoxProps & { numbers: readonly TextNumber[]; isKnown: boolean };

function Writing({ to, name, own, draft, onDraft, numbers, isKnown }: WritingProps) {
  const t = useT();
  const [picked, setPicked] = useState<string>();
  const usual = [picked, own].find((number) => numbers.some((one) => one.number === number));
  const from = usual ?? numbers[0]?.number;
  const asked = useSettled(draft.trim());
  const { data: quote, dataUpdatedAt: now } = useQuery(quoteOptions(from, to, asked));
  const { send, isBusy, fault, forget } = useSendText(() => onDraft(''));
  const form = useRef<HTMLFormElement>(null);
  // A box that comes after the drawer takes the focus, unless somebody has put it elsewhere.
  useEffect(() => {
    if (document.activeElement?.contains(form.current)) {
      form.current?.querySelector('textarea')?.focus();
    }
  }, []);
  const because = quote?.because ?? null;
  const isEmpty = draft.trim() === '';
  const submit = () => {
    if (isEmpty || isBusy || because !== null || from === undefined) return;
    void send({ from, to, text: draft.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  if (because !== null && draft === '') {
    return (
      <div className={css.write}>
        <Blocked because={because} />
        {numbers.length > 1 && <From numbers={numbers} value={from} onChange={setPicked} />}
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={css.write}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {because !== null && <Blocked because={because} />}
      {isKnown && from === undefined && <NoneReady />}
      {quote && because === null && <Night quote={quote} now={now} />}
      <Field label={t(textMessages.write, { name })} isLabelHidden error={fault}>
        <TextArea
          rows={2}
          className={css.box ?? ''}
          placeholder={t(textMessages.placeholder)}
          most={longestText}
          value={draft}
          // A text on its way can't be changed any more.
          readOnly={isBusy}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            forget();
            onDraft(event.target.value);
          }}
        />
      </Field>
      <div className={css.row}>
        <From numbers={numbers} value={from} onChange={setPicked} />
        <span className={css.end}>
          <Parts quote={isEmpty ? undefined : quote} />
          <Button
            type="primary"
            htmlType="submit"
            loading={isBusy}
            disabled={isEmpty || because !== null || from === undefined}
          >
            {t(textMessages.send)}
          </Button>
        </span>
      </div>
    </form>
  );
}

function Blocked({ because }: { because: NonNullable<TextQuote['because']> }) {
  const t = useT();
  return (
    <Alert kind="warning" title={t(textMessages.blocked)}>
      {reasonText(because)}
    </Alert>
  );
}

interface NightProps {
  quote: TextQuote;
  /** When it was told, in milliseconds. */
  now: number;
}

/** That it is night where it goes, and when it will go out. */
function Night({ quote: { waitsUntil, zone }, now }: NightProps) {
  const t = useT();
  if (waitsUntil === null || zone === null) return null;
  return (
    <output className={css.night}>
      <Clock size={14} strokeWidth={1.75} aria-hidden="true" />
      {t(textMessages.night, {
        now: timeIn(zone, new Date(now).toISOString()),
        when: soonText(zone, waitsUntil, now),
      })}
    </output>
  );
}

function Parts({ quote }: { quote: TextQuote | undefined }) {
  const t = useT();
  const { money } = useFormats();
  return (
    <span className={css.parts} aria-live="polite">
      {quote !== undefined &&
        quote.parts > 0 &&
        t(textMessages.parts, { count: quote.parts, amount: money(quote.amount, quote.currency) })}
    </span>
  );
}

const nameOf = ({ label, number }: TextNumber, t: ReturnType<typeof useT>): string =>
  label === ''
    ? formatPhone(number)
    : t(textMessages.numberOf, { label, number: formatPhone(number) });

interface FromProps {
  numbers: readonly TextNumber[];
  value: string | undefined;
  onChange(number: string): void;
}

/** The number that the text is from; chosen where there are several. */
function From({ numbers, value, onChange }: FromProps) {
  const t = useT();
  const [only] = numbers;
  if (only === undefined) return <span className={css.from} />;
  if (numbers.length === 1) {
    return (
      <span className={`ui-note ${css.from}`}>
        {t(textMessages.fromOne, { number: nameOf(only, t) })}
      </span>
    );
  }
  return (
    <span className={css.from}>
      <Select<string>
        aria-label={t(textMessages.from)}
        value={value ?? null}
        options={numbers.map((number) => ({ value: number.number, label: nameOf(number, t) }))}
        onChange={onChange}
      />
    </span>
  );
}
