import { listCallLog, type LoggedCall } from '@jackfield/contract/api/call-log';
import { ArrowDownLeft, ArrowUpRight } from '@jackfield/kit/ui/icons';
import { call, queryClient, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { dockMessages } from './messages.ts';
import { nameOf, numberText } from '../phone/who.ts';
import { NotLoaded } from './not-loaded.tsx';
import css from './people.module.css';

const recentKey = ['call-log', 'phone'];
const most = 25;

interface RecentListProps {
  /** Null while nobody can be called. */
  onCall: ((number: string, name: string) => void) | null;
}

/** The last calls of the person and the own teams; a press calls back. */
export function RecentList({ onCall }: RecentListProps) {
  const t = useT();
  useLiveRefetch(['call'], recentKey);
  const query = useQuery(
    {
      queryKey: recentKey,
      queryFn: ({ signal }) =>
        call(listCallLog, { query: { own: '1', limit: most, pageNum: 1 } }, { signal }),
    },
    queryClient,
  );
  if (query.isError) {
    return <NotLoaded text={dockMessages.callsFailed} query={query} />;
  }
  if (query.data?.items.length === 0) return <p className="ui-note">{t(dockMessages.noCalls)}</p>;
  return (
    <ul className={`ui-rows ${css.rows}`} aria-label={t(dockMessages.recent)}>
      {query.data?.items.map((each) => (
        <li key={each.id}>
          <RecentCall logged={each} onCall={onCall} />
        </li>
      ))}
    </ul>
  );
}

const missedEnds: readonly LoggedCall['ended'][] = ['waiting', 'menu', 'nobody', 'message'];

function RecentCall({ logged, onCall }: RecentListProps & { logged: LoggedCall }) {
  const t = useT();
  const { relative } = useFormats();
  const { other, direction, ended, date } = logged;
  const isIn = direction === 'inbound';
  const isMissed = isIn && missedEnds.includes(ended);
  const Way = isIn ? ArrowDownLeft : ArrowUpRight;
  const name = nameOf(other);
  const number = numberText(other.number);
  const way = isMissed ? dockMessages.missed : isIn ? dockMessages.incoming : dockMessages.outgoing;
  return (
    <button
      type="button"
      className={css.press}
      disabled={onCall === null || other.number === ''}
      onClick={() => onCall?.(other.number, other.name)}
    >
      <Way size={16} strokeWidth={1.75} className={isMissed ? css.missed : ''} aria-hidden="true" />
      <span className="ui-lines ui-fill">
        <span className={`ui-clip ${isMissed ? css.missed : ''}`}>{name}</span>
        <span className="ui-note ui-clip">
          {t(way)}
          {number !== name && number !== '' && `, ${number}`}
        </span>
      </span>
      <span className={`ui-caption ${css.when}`}>{relative(date)}</span>
    </button>
  );
}
