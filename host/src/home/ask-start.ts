import type { StartPage } from '@jackfield/contract';
import { setHomeChoice } from '@jackfield/contract/api/home';
import { call, dismissNotice, noticesAtom, notify, session, store, t } from '@jackfield/runtime';
import { homeMessages } from './messages.ts';
import { takeStartQuestion } from './start-question.ts';

async function choose(startPage: StartPage): Promise<void> {
  await call(setHomeChoice, { body: { startPage } });
  // The next redirect asks the profile.
  await session.reloadProfile();
}

/**
 * Asks an admin who has just signed in, and has never said where to begin, whether it is Home. What
 * the specification begins with stays for whoever closes the question, and it is not put again.
 */
export function askStart(): void {
  if (!takeStartQuestion()) return;
  let isTaken = false;
  const offer = notify.offer(t(homeMessages.startAsk), {
    label: t(homeMessages.startYes),
    run: () => {
      isTaken = true;
      dismissNotice(offer);
      choose('home').then(() => notify.success(t(homeMessages.startKept)), notify.failure);
    },
  });
  const stop = store.sub(noticesAtom, () => {
    if (store.get(noticesAtom).some(({ id }) => id === offer)) return;
    stop();
    // Nobody waits for it, and another sign-in asks again.
    if (!isTaken) choose('users').catch(() => undefined);
  });
}
