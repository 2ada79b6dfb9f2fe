import type { CallLogRecord } from '@jackfield/contract/api/call-log';
import { formatDate, formatPhone, formatRate } from '@jackfield/domain';
import { common, useFormats, useT } from '@jackfield/runtime';
import { Link } from 'react-router';
import css from './call-record.module.css';
import { dayIn } from './clock.ts';
import { callLogMessages } from './messages.ts';

/** What the call cost, with all that it was sent on to. */
export function Cost({ call }: { call: CallLogRecord }) {
  const t = useT();
  const { money } = useFormats();
  const { currency, amount } = call;
  const charged = call.cost.filter((line) => line.amount > 0);
  return (
    <section className={css.part} aria-labelledby="call-cost">
      <h2 id="call-cost">{t(callLogMessages.cost)}</h2>
      <dl className={css.sums}>
        {charged.map((line) => (
          <div key={line.number + line.amount}>
            <dt>
              {t(callLogMessages.costOf, {
                number: formatPhone(line.number) || t(callLogMessages.withheld),
                units: line.units,
                rate: formatRate(line.rate, currency),
              })}
            </dt>
            <dd className="ui-num">{money(line.amount, currency)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t(common.total)}</dt>
          <dd className="ui-num">{money(amount, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What people noted while they talked. */
export function Notes({ call }: { call: CallLogRecord }) {
  const t = useT();
  const { relative } = useFormats();
  if (call.notes.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="call-notes">
      <h2 id="call-notes">{t(callLogMessages.notes)}</h2>
      <ul className={css.notes}>
        {call.notes.map(({ name, note, at }) => (
          <li key={name + at}>
            <p>{note}</p>
            <span className="ui-note">
              {name}, {relative(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CallerProps {
  call: CallLogRecord;
  /** Address of the log. */
  listPath: string;
  zone: string;
}

/** Who is at the other end, and the calls with that number before. */
export function Caller({ call, zone, listPath }: CallerProps) {
  const t = useT();
  const { other, before, id, direction } = call;
  const since = before.since;
  const isInbound = direction === 'inbound';
  const start = since === null ? '' : dayIn(zone, since);
  const query = new URLSearchParams({
    search: other.number,
    start,
    end: dayIn(zone, call.date),
  });
  return (
    <section className={css.part} aria-labelledby="call-other">
      <h2 id="call-other">
        {t(isInbound ? callLogMessages.callerPart : callLogMessages.calledPart)}
      </h2>
      <dl className={css.facts}>
        <div>
          <dt>{t(common.name)}</dt>
          <dd>{other.name || t(callLogMessages.noName)}</dd>
        </div>
        <div>
          <dt>{t(callLogMessages.before)}</dt>
          <dd>
            {since === null ? (
              t(callLogMessages.firstCall)
            ) : (
              <>
                {t(callLogMessages.beforeOf, {
                  count: before.calls,
                  day: formatDate(since, zone),
                })}{' '}
                <Link to={`${listPath}?${query}`}>{t(callLogMessages.showBefore)}</Link>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t(callLogMessages.callId)}</dt>
          <dd className={css.id}>{id}</dd>
        </div>
      </dl>
    </section>
  );
}
