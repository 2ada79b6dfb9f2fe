import type { StartPage } from '@jackfield/contract';
import { setHomeChoice } from '@jackfield/contract/api/home';
import { call, dismissNotice, noticesAtom, notify, session, store, t } from '@jackfield/runtime';
import { decisionAtom, pathAtom } from '../areas/atoms.ts';
import { isPage } from '../navigation/decide.ts';
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
  let first: string | null = null;
  // Whoever goes on has something else in mind, and it would lie over the next pages.
  const goesOn = () => {
    if (!isPage(store.get(decisionAtom))) return;
    const path = store.get(pathAtom);
    first ??= path;
    if (path !== first) dismissNotice(offer);
  };
  goesOn();
  const follows = [store.sub(pathAtom, goesOn), store.sub(decisionAtom, goesOn)];
  const stop = store.sub(noticesAtom, () => {
    if (store.get(noticesAtom).some(({ id }) => id === offer)) return;
    stop();
    for (const end of follows) end();
    // Nobody waits for it, and another sign-in asks again.
    if (!isTaken) choose('users').catch(() => undefined);
  });
}
