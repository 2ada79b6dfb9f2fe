import { NoticedStep } from '@jackfield/call-routing/call-flow';
import { type Batch, rollBackBatch } from '@jackfield/contract/api/batch';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { Button } from '@jackfield/kit/ui/core';
import { Undo2 } from '@jackfield/kit/ui/icons';
import { call, common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { batchMessages } from './messages.ts';
import { useRollBack } from './use-roll-back.ts';

export interface RollBackButtonProps {
  batch: Pick<Batch, 'id'>;
  size?: 'small';
  onDone?(): void;
}

/** Takes a batch back, after saying which callers notice where some do (annex J7, SAY-01). */
export function RollBackButton({ batch, size, onDone }: RollBackButtonProps) {
  const t = useT();
  const { rollBack } = useRollBack();
  const [isWanted, setWanted] = useState(false);
  const { id } = batch;
  return (
    <>
      <Button
        {...(size && { size })}
        loading={isWanted}
        icon={<Undo2 size={15} strokeWidth={1.75} />}
        onClick={() => setWanted(true)}
      >
        {t(common.undo)}
      </Button>
      {isWanted && (
        <NoticedStep
          name={`rollback ${id}`}
          ask={(options) => call(dryRunOf(rollBackBatch), { params: { id } }, options)}
          act={(asSeen) => rollBack(id, asSeen).then((isDone) => isDone && onDone?.())}
          title={t(batchMessages.undoTitle)}
          confirmText={t(common.undo)}
          onClose={() => setWanted(false)}
        />
      )}
    </>
  );
}
