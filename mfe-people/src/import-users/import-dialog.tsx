import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { ColumnsStep } from '@jackfield/lists/import-dialog';
import { LeaveGuard } from '@jackfield/records/leave-guard';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useEffect, useRef } from 'react';
import { RollBackButton } from '../batches/roll-back-button.tsx';
import { userColumns } from './columns.ts';
import { DoneStep } from './done-step.tsx';
import { GridStep } from './grid-step.tsx';
import { importMessages } from './messages.ts';
import { RunStep } from './run-step.tsx';
import { SourceStep } from './source-step.tsx';
import { type Import, useImport } from './use-import.ts';

/** Wide only where the rows stand. */
const widths = { source: 750, columns: 750, grid: 1067, done: 600, run: 600 } as const;

/** Imports users from pasted rows or a file: source, preview with marks, result (annex J7). */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const flow = useImport();
  const { step, checks, isBusy, isCurrent, done } = flow;
  const refused = checks.filter(({ result }) => result === 'refused').length;
  const countOf = (wanted: string) => checks.filter(({ result }) => result === wanted).length;
  const counts = { added: countOf('added'), changed: countOf('changed'), same: countOf('same') };
  const isUpdate = counts.changed + counts.same > 0;
  const told = [
    ...(isUpdate ? [t(importMessages.counted, counts)] : []),
    t(importMessages.leftOutRows, { count: refused }),
  ].join(' · ');
  const note = isCurrent ? told : t(importMessages.checking);
  const isBegun = step === 'grid' || step === 'columns' || (step === 'source' && flow.text !== '');
  return (
    <Dialog
      open
      width={widths[step]}
      title={t(importMessages.title)}
      dirty={isBegun}
      busy={isBusy || flow.reading.busy}
      onClose={onClose}
      cancelText={step === 'done' || step === 'run' ? null : t(common.cancel)}
      note={step === 'grid' ? note : undefined}
      action={<Actions {...flow} onClose={onClose} />}
    >
      {step === 'source' && <SourceStep {...flow} />}
      {step === 'columns' && <ColumnsStep columns={userColumns.columns} work={flow.columns} />}
      {step === 'grid' && <GridStep {...flow} />}
      {step === 'run' && flow.run && <RunStep run={flow.run} />}
      {step === 'done' && done && <DoneStep done={done} />}
      <LeaveGuard dirty={isBegun} />
    </Dialog>
  );
}

function Actions({ onClose, ...flow }: Import & { onClose(): void }) {
  const t = useT();
  const { money } = useFormats();
  const { step, text, take, back, ready, shown, isBusy, isCurrent, send, done } = flow;
  if (step === 'source') {
    return (
      <Button
        type="primary"
        loading={flow.reading.busy}
        disabled={text.trim() === ''}
        onClick={() => take(text)}
      >
        {t(importMessages.continue)}
      </Button>
    );
  }
  if (step === 'columns') {
    return (
      <>
        <Button onClick={back}>{t(common.back)}</Button>
        <Button
          type="primary"
          disabled={flow.columns.missing.length > 0}
          onClick={flow.useTheseColumns}
        >
          {t(importMessages.continue)}
        </Button>
      </>
    );
  }
  if (step === 'run') {
    return (
      <>
        {flow.run?.state === 'stopped' && (
          <>
            <Button onClick={flow.leaveRun}>{t(common.back)}</Button>
            <Button onClick={flow.checkLeft}>{t(importMessages.checkLeft)}</Button>
          </>
        )}
        {flow.run?.state !== 'running' && flow.run?.batchId && (
          <RollBackButton batch={{ id: flow.run.batchId }} onDone={onClose} />
        )}
        <DoneButton onClose={onClose} />
      </>
    );
  }
  if (step === 'done') {
    return (
      <>
        {done?.batch && <RollBackButton batch={done.batch} onDone={onClose} />}
        <DoneButton onClose={onClose} />
      </>
    );
  }
  const changed = flow.checks.filter(({ result }) => result === 'changed').length;
  const isPriced = ready === 0 || shown !== undefined;
  const price = shown && shown.total > 0 ? money(shown.total, shown.currency) : undefined;
  const invite =
    price === undefined
      ? t(importMessages.invite, { count: ready })
      : t(importMessages.inviteFor, { count: ready, price });
  const both = changed === 0 ? invite : t(importMessages.save, { invite, count: changed });
  return (
    <>
      {flow.columns.hasChoice && (
        <Button disabled={isBusy} onClick={flow.changeColumns}>
          {t(importMessages.changeColumns)}
        </Button>
      )}
      <Button disabled={isBusy} onClick={back}>
        {t(common.back)}
      </Button>
      <Button
        type="primary"
        loading={isBusy}
        disabled={!isCurrent || ready + changed === 0 || !isPriced || !flow.noticed.mayGoOn}
        onClick={() => void send()}
      >
        {ready === 0 ? t(importMessages.change, { count: changed }) : both}
      </Button>
    </>
  );
}

/** Leaves the result. The button that had the focus is gone, so that this one takes it. */
function DoneButton({ onClose }: { onClose(): void }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} type="primary" onClick={onClose}>
      {t(common.done)}
    </Button>
  );
}
