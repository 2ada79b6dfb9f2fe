import { useMay } from '@jackfield/kit/may';
import { listLiveCalls } from '@jackfield/contract/api/live-call';
import { formatPhone } from '@jackfield/domain';
import { call, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import css from './call-log.module.css';
import { callLogMessages } from './messages.ts';

const queryKey = ['call', 'live'];
const most = 5;

/** Calls that go on, and where each of them is; nothing without any. */
export function LiveCalls() {
  const t = useT();
  useLiveRefetch(['call'], queryKey);
  const maySee = useMay('teams:read');
  const { data } = useQuery({
    queryKey,
    enabled: maySee,
    queryFn: ({ signal }) => call(listLiveCalls, {}, { signal }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={css.now} aria-live="polite">
      <strong>{t(callLogMessages.now, { count: data.items.length })}</strong>
      <ul>
        {data.items.slice(0, most).map(({ id, from, stop }) => (
          <li key={id}>
            {t(callLogMessages.nowAt, {
              caller: formatPhone(from) || t(callLogMessages.withheld),
              stop: formatPhone(stop.node.name),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
