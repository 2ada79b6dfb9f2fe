import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { GlobalDialogs } from '../onboarding/global-dialogs.tsx';

/** The dialogs that may lie over any page, with the component library they need. */
export default function Dialogs() {
  return (
    <RuntimeProvider>
      <KitProvider>
        <GlobalDialogs />
      </KitProvider>
    </RuntimeProvider>
  );
}
