import { paths } from '@jackfield/contract';
import { getOwnSecurity, hasAccepted } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import { formatDay } from '@jackfield/domain';
import { ShieldCheck } from '@jackfield/kit/ui/icons';
import { bus, call, navigateTo, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import css from './system-bar.module.css';

/** Says from when on a second step is asked for; gone once the person has one (annex J8). */
export function SecondStepNotice({ from, accepted }: { from: string; accepted: AcceptedStep }) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const self = profile?.id;
    const look = async () => {
      const own = await call(getOwnSecurity, {}, { signal: end.signal });
      const ways = { app: own.app !== null, passkey: own.passkeys.length > 0 };
      setReady(hasAccepted(ways, own.accepted));
    };
    bus.on(
      'live:entity',
      ({ event }) => {
        if (event.eventType === 'security' && event.id === self) look().catch(() => undefined);
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [profile?.id]);
  if (isReady || !profile) return null;
  const page =
    profile.role === 'admin'
      ? paths.admin.users.edit(profile.id, 'security')
      : paths.yourSettings.page('security');
  return (
    <div className={css.bar} data-kind="info">
      <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" />
      <output className={css.text}>
        {t(accepted === 'passkey' ? messages.passkeyAsked : messages.stepAsked, {
          day: formatDay(from),
        })}
      </output>
      <button type="button" className={css.action} onClick={() => void navigateTo(page)}>
        {t(messages.stepSetUp)}
      </button>
    </div>
  );
}
