import { useT } from '@jackfield/runtime';
import { AppCards } from '../../layout/apps/app-cards.tsx';
import { messages } from './messages.ts';

/** Step 4: the apps to make calls with (ONB-10). */
export function AppsStep() {
  const t = useT();
  return (
    <>
      <p>{t(messages.appsText)}</p>
      <AppCards />
      <p className="ui-secondary">{t(messages.appsSignIn)}</p>
    </>
  );
}
