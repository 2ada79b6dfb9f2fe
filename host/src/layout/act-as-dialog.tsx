import { ReasonDialog } from '@jackfield/kit/reason-dialog';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider, session, useT } from '@jackfield/runtime';
import { messages } from './messages.ts';

/** Asks why somebody who looks at a person's portal wants to change things in it (annex J8). */
export function ActAsDialog({ name, onClose }: { name: string; onClose(): void }) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <Question name={name} onClose={onClose} />
      </KitProvider>
    </RuntimeProvider>
  );
}

function Question({ name, onClose }: { name: string; onClose(): void }) {
  const t = useT();
  return (
    <ReasonDialog
      title={t(messages.actAsTitle, { name })}
      confirmText={t(messages.actAs, { name })}
      hint={t(messages.actAsHint)}
      required
      confirm={(reason) => session.act(reason)}
      onClose={onClose}
    >
      {t(messages.actAsText, { name })}
    </ReasonDialog>
  );
}
