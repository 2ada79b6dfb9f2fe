import type { PartSource } from '@jackfield/contract';
import { PartsContext } from '@jackfield/kit/parts';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { GlobalDialogs } from '../onboarding/global-dialogs.tsx';

/** The dialogs that may lie over any page, with the component library they need. */
export default function Dialogs({ parts }: { parts: PartSource }) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <PartsContext value={parts}>
          <GlobalDialogs />
        </PartsContext>
      </KitProvider>
    </RuntimeProvider>
  );
}
