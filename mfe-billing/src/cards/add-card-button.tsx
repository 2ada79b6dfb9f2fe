import { Button } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useProvider } from './go-to-provider.ts';
import { cardMessages as messages } from './messages.ts';

/** Leads to the page of the payment provider where a card is entered (OP-106). */
export function AddCardButton() {
  const t = useT();
  const { isLeaving, leave } = useProvider('card');
  return (
    <Button
      size="small"
      icon={<Plus size={16} strokeWidth={1.75} />}
      loading={isLeaving}
      onClick={() => void leave()}
    >
      {t(messages.add)}
    </Button>
  );
}
