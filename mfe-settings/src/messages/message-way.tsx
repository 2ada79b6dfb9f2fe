import type { VoicemailDetail } from '@jackfield/contract/api/voicemail';
import { formatTimeOfDay } from '@jackfield/domain';
import { localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './message-way.module.css';
import { boxMessages } from './messages.ts';

/** The stops of the call, from the number that was called to the message, each with its reason. */
export function MessageWay({ way }: Pick<VoicemailDetail, 'way'>) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  if (way.length === 0) return null;
  return (
    <section className={css.way}>
      <h3 className="ui-section">{t(boxMessages.howHere)}</h3>
      <ol className={css.stops}>
        {way.map(({ node, reason, at }) => (
          <li key={`${at} ${node.kind} ${node.id} ${reason}`} className={css.stop}>
            <span className={css.time}>
              {formatTimeOfDay(timeText(localTimeAt(zone, Date.parse(at)).minutes))}
            </span>
            <span className={css.jack} aria-hidden="true" />
            <span className={css.words}>
              <span className="ui-strong">{node.name}</span>
              <span className="ui-secondary">{reason}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
