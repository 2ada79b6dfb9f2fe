import { PartFence } from '@jackfield/kit/parts';
import { KitProvider } from '@jackfield/kit/ui/core';
import { notify, RuntimeProvider, useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { isValidElement, useCallback, useMemo } from 'react';
import { Present } from '../areas/present.tsx';
import { messages } from './messages.ts';
import { type OpenedDialog, openedDialogAtom } from './opened-dialog.ts';

function Opened({ open, onClose }: Pick<OpenedDialog, 'open'> & { onClose(): void }) {
  const drawn = useMemo(() => open(onClose), [open, onClose]);
  return isValidElement(drawn) ? drawn : null;
}

/** What a command of an area has opened, fenced: what it throws closes it and is counted. */
export default function CommandDialog() {
  const t = useT();
  const [opened, setOpened] = useAtom(openedDialogAtom);
  const close = useCallback(() => setOpened(null), [setOpened]);
  if (!opened) return null;
  const { contributor, open } = opened;
  return (
    <RuntimeProvider>
      <KitProvider>
        <PartFence
          onError={(error) => {
            contributor.report(error);
            notify.error(t(messages.notOpened));
            close();
          }}
        >
          <Present area={contributor.area}>
            <Opened open={open} onClose={close} />
          </Present>
        </PartFence>
      </KitProvider>
    </RuntimeProvider>
  );
}
