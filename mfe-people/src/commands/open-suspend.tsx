import type { Command } from '@jackfield/contract';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { MenuPerson } from '../people/person-menu.ts';

/** Fetched when it opens. */
const OffboardingDialog = lazyPart(() =>
  import('../offboarding/offboarding-dialog.tsx').then((file) => file.OffboardingDialog),
);

/** The dialog that asks before a person is suspended. */
export const openSuspend =
  (person: MenuPerson): NonNullable<Command['open']> =>
  (onClose) => (
    <OffboardingDialog
      asking={{ action: 'suspend', person }}
      onClose={onClose}
      onDeleted={onClose}
    />
  );
