import { Checkbox } from '@jackfield/kit/ui/form';
import { notify, session, useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './home.module.css';
import { homeMessages } from './messages.ts';
import { useHomeChoice } from './use-home-choice.ts';

/** Whether the person begins here; what the operator has set stands until one is chosen. */
export function StartChoice() {
  const t = useT();
  const { query, choose } = useHomeChoice();
  const preset = useAtomValue(variantAtom).startPage ?? 'users';

  async function change(isHome: boolean): Promise<void> {
    const isKept = await choose({ startPage: isHome ? 'home' : 'users' });
    if (!isKept) return;
    // The next redirect asks the profile.
    await session.reloadProfile().catch(notify.failure);
    notify.success(t(isHome ? homeMessages.startKept : homeMessages.usersKept));
  }

  if (!query.data) return null;
  return (
    <div className={css.start}>
      <Checkbox
        checked={(query.data.startPage ?? preset) === 'home'}
        onChange={(event) => void change(event.target.checked)}
      >
        {t(homeMessages.start)}
      </Checkbox>
    </div>
  );
}
