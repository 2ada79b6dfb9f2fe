import { Button } from '@jackfield/kit/ui/core';
import { ExternalLink } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useProvider } from './go-to-provider.ts';
import { cardMessages as messages } from './messages.ts';

/** Leads to the billing portal, outside of this one (BILL-09). */
export function PortalButton() {
  const t = useT();
  const { isLeaving, leave } = useProvider('portal');
  return (
    <Button
      icon={<ExternalLink size={16} strokeWidth={1.75} />}
      loading={isLeaving}
      onClick={() => void leave()}
    >
      {t(messages.openPortal)}
    </Button>
  );
}
