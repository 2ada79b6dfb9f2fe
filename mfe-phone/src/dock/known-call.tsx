import type { OwnCall } from '@jackfield/contract/api/web-phone';
import { truncate } from '@jackfield/domain';
import { Avatar } from '@jackfield/kit/ui/core';
import { Voicemail } from '@jackfield/kit/ui/icons';
import { useFormats, useServerTime, useT } from '@jackfield/runtime';
import { dockMessages } from './messages.ts';
import css from './known-call.module.css';

/** Characters of a message that are read while it rings. */
const longestQuote = 80;

const placeTexts = {
  team: dockMessages.placeNamed,
  company: dockMessages.placeNamed,
  own: dockMessages.placeOwn,
  teammate: dockMessages.placeFrom,
} as const;

/** Why a call came here and how long it has waited: 'Front desk, key 1, for 9 s'. */
export function CameBy({ known }: { known: OwnCall }) {
  const t = useT();
  const seconds = Math.floor((useServerTime(0, true) - Date.parse(known.since)) / 1000);
  const named = t(placeTexts[known.place.kind], { name: known.place.name });
  const place =
    known.keys.length === 0
      ? named
      : t(dockMessages.placeKey, { place: named, keys: known.keys.join(' ') });
  return <>{t(dockMessages.waits, { place, time: spanText(t, seconds) })}</>;
}

function spanText(t: ReturnType<typeof useT>, seconds: number): string {
  const count = Math.max(0, seconds);
  return count < 60
    ? t(dockMessages.seconds, { count })
    : t(dockMessages.minutes, { count: Math.floor(count / 60) });
}

/** What the caller said before and who else is rung. */
export function KnownCaller({ known }: { known: OwnCall }) {
  const t = useT();
  const { relative } = useFormats();
  const { message, others } = known;
  const [first] = others;
  return (
    <>
      {message && (
        <p className={css.message}>
          <Voicemail size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.said}>
            {message.said === ''
              ? t(dockMessages.unanswered, { when: relative(message.leftAt) })
              : t(dockMessages.unansweredSaid, {
                  when: relative(message.leftAt),
                  said: truncate(message.said, longestQuote),
                })}
          </span>
        </p>
      )}
      {first && (
        <p className={css.others}>
          <Avatar name={first.name} src={first.profileImage} size={20} />
          {others.length === 1
            ? t(dockMessages.ringsToo, { name: first.name })
            : t(dockMessages.ringToo, { name: first.name, count: others.length - 1 })}
        </p>
      )}
    </>
  );
}
