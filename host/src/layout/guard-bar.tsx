import { paths } from '@jackfield/contract';
import { guardState, type GuardState } from '@jackfield/contract/api/spend-guard';
import { formatMoney, formatTimeOfDay } from '@jackfield/domain';
import { localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { Ban, TriangleAlert } from '@jackfield/kit/ui/icons';
import { bus, call, type Message, navigateTo, notify, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from './messages.ts';
import css from './system-bar.module.css';

type Reached = Pick<GuardState['stops'][number], 'kind' | 'subjectName' | 'cap' | 'at'>;

const titles = {
  hour: messages.guardStopped,
  day: messages.guardStopped,
  user: messages.guardStoppedUser,
  country: messages.guardStoppedCountry,
};
const stopTexts = { hour: messages.guardHour, day: messages.guardDay, one: messages.guardOne };
const nearTexts = {
  hour: messages.guardNearHour,
  day: messages.guardNearDay,
  one: messages.guardNearOne,
};

/**
 * Says on every page of an admin that the guard has stopped calls abroad, or that it may soon, as
 * it happens; and who has lifted a stop (annex J7).
 */
export default function GuardBar() {
  const t = useT();
  const own = useAtomValue(profileAtom)?.fullName;
  const [state, setState] = useState<GuardState | null>(null);
  const clock = (at: string, { timeZone }: GuardState) =>
    formatTimeOfDay(timeText(localTimeAt(timeZone, Date.parse(at)).minutes));
  const take = useEffectEvent((next: GuardState) => {
    const { lifted } = next;
    const isFewer = next.stops.length < (state?.stops.length ?? 0);
    if (isFewer && lifted && lifted.by !== own) {
      notify.info(t(messages.guardLifted, { name: lifted.by, time: clock(lifted.at, next) }));
    }
    setState(next);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const look = () => call(guardState, {}, { signal }).then(take, () => undefined);
    void look();
    bus.on(
      'live:entity',
      ({ event }) => {
        if (event.eventType === 'guard') void look();
      },
      { signal },
    );
    return () => end.abort();
  }, []);
  const stop = state?.stops[0];
  const reached = stop ?? state?.warning;
  if (!state || !reached) return null;
  const words = (texts: Record<keyof typeof stopTexts, Message>, { kind, ...of }: Reached) =>
    t(texts[kind === 'hour' || kind === 'day' ? kind : 'one'], {
      cap: formatMoney(of.cap, state.currency),
      time: clock(of.at, state),
      name: of.subjectName,
    });
  const Icon = stop ? Ban : TriangleAlert;
  return (
    <div className={css.bar} data-kind={stop ? 'stop' : 'warning'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <p className={css.text} role={stop ? 'alert' : 'status'}>
        <strong>
          {stop ? t(titles[stop.kind], { name: stop.subjectName }) : t(messages.guardNear)}
        </strong>{' '}
        {words(stop ? stopTexts : nearTexts, reached)} {stop && t(messages.guardEmergency)}
      </p>
      <button
        type="button"
        className={css.action}
        onClick={() => void navigateTo(paths.admin.billing.spendGuard())}
      >
        {t(messages.guardReview)}
      </button>
    </div>
  );
}
