import { noticesAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { feedbackMessages } from './messages.ts';
import { Toast } from './toast.tsx';
import css from './toast.module.css';

const most = 3;

/**
 * Where toasts appear: top centre, newest on top, at most three. The host mounts one, at load,
 * because a live region speaks only about what comes after it.
 */
export function Toaster() {
  const t = useT();
  const notices = useAtomValue(noticesAtom);
  return (
    <section aria-label={t(feedbackMessages.region)} className={css.region}>
      <ul className={css.list} aria-live="polite" aria-relevant="additions">
        {notices
          .slice(-most)
          .toReversed()
          .map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
      </ul>
    </section>
  );
}
