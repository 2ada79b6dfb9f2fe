import type { Batch } from '@jackfield/contract/api/batch';
import { Button } from '@jackfield/kit/ui/core';
import { Undo2 } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { useRollBack } from './use-roll-back.ts';

export interface RollBackButtonProps {
  batch: Pick<Batch, 'id'>;
  size?: 'small';
  onDone?(): void;
}

/** Takes a batch back with one click, and says whom it left alone (annex J7). */
export function RollBackButton({ batch, size, onDone }: RollBackButtonProps) {
  const t = useT();
  const { rollBack, isBusy } = useRollBack();
  return (
    <Button
      {...(size && { size })}
      loading={isBusy}
      icon={<Undo2 size={15} strokeWidth={1.75} />}
      onClick={() => void rollBack(batch.id).then((isDone) => isDone && onDone?.())}
    >
      {t(common.undo)}
    </Button>
  );
}
