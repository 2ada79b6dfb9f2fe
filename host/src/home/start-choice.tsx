import { Checkbox } from '@jackfield/kit/ui/form';
import { notify, session, useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { startTransition, useOptimistic } from 'react';
import css from './home.module.css';
import { homeMessages } from './messages.ts';
import { useHomeChoice } from './use-home-choice.ts';

/** Whether the person begins here; what the operator has set stands until one is chosen. */
export function StartChoice() {
  const t = useT();
  const { query, choose } = useHomeChoice();
  const preset = useAtomValue(variantAtom).startPage ?? 'users';
  const kept = (query.data?.startPage ?? preset) === 'home';
  // The box answers the press itself; what the queries hold reaches the page a moment later.
  const [isHome, show] = useOptimistic(kept);

  async function change(wanted: boolean): Promise<void> {
    show(wanted);
    const isKept = await choose({ startPage: wanted ? 'home' : 'users' });
    if (!isKept) return;
    // The next redirect asks the profile.
    await session.reloadProfile().catch(notify.failure);
    notify.success(t(wanted ? homeMessages.startKept : homeMessages.usersKept));
  }

  if (!query.data) return null;
  return (
    <div className={css.start}>
      <Checkbox
        checked={isHome}
        onChange={({ target }) => startTransition(() => change(target.checked))}
      >
        {t(homeMessages.start)}
      </Checkbox>
    </div>
  );
}
