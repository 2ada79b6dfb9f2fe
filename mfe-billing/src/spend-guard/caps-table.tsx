import { type CapKind, capKinds, type GuardSpending } from '@jackfield/contract/api/spend-guard';
import { currencySign } from '@jackfield/domain';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { countryName } from '@jackfield/domain/dialing';
import { Input } from '@jackfield/kit/ui/form';
import { currencyAtom, useFormats, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import css from './caps-table.module.css';
import { guardMessages as messages } from './messages.ts';
import { guardLabels, type GuardForm } from './use-guard-form.ts';
import { measuredDays, whatItStops } from './what-it-stops.ts';

interface Highest {
  readonly amount: number;
  readonly day: string;
  /** Whose it was, where the cap is of each. */
  readonly who?: string;
}

function highestOf(spending: GuardSpending, kind: CapKind): Highest | null {
  switch (kind) {
    case 'hour':
    case 'day':
      return whatItStops(measuredDays(spending.days, kind), 0).dearest;
    case 'user':
      return spending.user && { ...spending.user, who: spending.user.name };
    case 'country':
      return (
        spending.country && { ...spending.country, who: countryName(spending.country.country) }
      );
  }
}

/** The caps with what came nearest to each in the last 30 days. */
export function CapsTable({ form, spending }: { form: GuardForm; spending: GuardSpending }) {
  const t = useT();
  return (
    <div className={css.caps}>
      <div className={css.head} aria-hidden="true">
        <span>{t(messages.cap)}</span>
        <span>{t(messages.limit)}</span>
        <span>{t(messages.highest)}</span>
      </div>
      {capKinds.map((kind) => (
        <CapRow key={kind} kind={kind} form={form} highest={highestOf(spending, kind)} />
      ))}
    </div>
  );
}

/** How near the highest came to a cap; only its room without one. */
function Meter({ part }: { part: number | null }) {
  const t = useT();
  if (part === null) {
    return (
      <>
        <span className={css.meter} data-level="none" />
        <span className={css.percent} />
      </>
    );
  }
  const percent = Math.floor(part * 100);
  const level = percent >= 100 ? 'full' : percent >= 80 ? 'near' : 'low';
  return (
    <>
      <span className={css.meter} data-level={level} aria-hidden="true">
        <span style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <span className={`ui-num ${css.percent}`} data-level={level}>
        {t(messages.percent, { percent })}
      </span>
    </>
  );
}

interface CapRowProps {
  kind: CapKind;
  form: GuardForm;
  highest: Highest | null;
}

function CapRow({ kind, form, highest }: CapRowProps) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const sign = currencySign(useAtomValue(currencyAtom));
  const cap = form.capOf(kind);
  const fault = form.faultOf(kind);
  const when = highest && monthAndDayText(highest.day);
  return (
    <div className={css.row}>
      <label htmlFor={id} className={css.name}>
        {t(guardLabels[kind])}
      </label>
      <span className={css.field}>
        <Input
          id={id}
          {...sign}
          inputMode="decimal"
          autoComplete="off"
          value={form.textOf(kind)}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={({ target }) => form.setCap(kind, target.value)}
        />
      </span>
      {highest ? (
        <>
          <Meter part={cap === null ? null : highest.amount / cap} />
          <span className={css.most}>
            {highest.who === undefined
              ? t(messages.highestOf, { amount: money(highest.amount), when: when ?? '' })
              : t(messages.highestWho, {
                  amount: money(highest.amount),
                  who: highest.who,
                  when: when ?? '',
                })}
          </span>
        </>
      ) : (
        <span className={`ui-note ${css.most}`}>{t(messages.nothingYet)}</span>
      )}
      {fault && (
        <p id={`${id}-fault`} className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
