import { lazyPart } from '@jackfield/kit/lazy-part';
import { sessionEndingAtom, signInAgainAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

const EndWarning = lazyPart(() =>
  import(/* webpackChunkName: "session-end" */ './end-warning.tsx').then((file) => file.EndWarning),
);
const SignInAgain = lazyPart(() =>
  import(/* webpackChunkName: "session-end" */ './sign-in-again.tsx').then(
    (file) => file.SignInAgain,
  ),
);

/** What is said before a session ends, and after it has; the page below keeps what was typed. */
export function SessionEnd() {
  const ending = useAtomValue(sessionEndingAtom);
  const isAsked = useAtomValue(signInAgainAtom);
  if (isAsked) return <SignInAgain />;
  return ending && <EndWarning ending={ending} />;
}
