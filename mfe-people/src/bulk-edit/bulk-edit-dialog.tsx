import { Alert, Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, useT } from '@jackfield/runtime';
import css from './bulk-edit.module.css';
import { BulkFields } from './bulk-fields.tsx';
import { editMessages } from './messages.ts';
import { useBulkEdit } from './use-bulk-edit.ts';

export interface BulkEditDialogProps {
  ids: readonly string[];
  onClose(): void;
  /** The change was made. */
  onDone(): void;
}

/** Changes the same members of many people, after telling what that does (annex J7). */
export function BulkEditDialog({ ids, onClose, onDone }: BulkEditDialogProps) {
  const t = useT();
  const edit = useBulkEdit(ids, onDone);
  const { rows, isBusy, isCurrent, isDirty, error, failure } = edit;
  const countOf = (result: string) => rows.filter((row) => row.result === result).length;
  const refused = rows.filter(({ result }) => result === 'refused');
  const changed = countOf('changed');
  const same = countOf('same');
  const note = [
    t(editMessages.willChange, { count: changed }),
    ...(same > 0 ? [t(editMessages.same, { count: same })] : []),
  ].join(' · ');
  return (
    <Dialog
      open
      title={t(editMessages.title, { count: ids.length })}
      dirty={isDirty}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void edit.send()}
      note={rows.length > 0 ? note : undefined}
      action={
        <Button
          type="primary"
          loading={isBusy}
          disabled={!isCurrent || changed === 0}
          onClick={() => void edit.send()}
        >
          {t(editMessages.confirm, { count: isCurrent ? changed : ids.length })}
        </Button>
      }
    >
      <div className={css.body}>
        <p>{t(editMessages.intro)}</p>
        <BulkFields {...edit} />
        {refused.length > 0 && (
          <Alert kind="warning" title={t(editMessages.refusedTitle, { count: refused.length })}>
            <ul className={css.refused}>
              {refused.map(({ entityId, name, errors }) => (
                <li key={entityId}>
                  {t(editMessages.refused, { name, reason: errors[0]?.message ?? '' })}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {error && (
          <Alert kind="error" title={t(editMessages.checkFailed, { reason: failureText(error) })} />
        )}
        {failure !== undefined && <Alert kind="error" title={failure} />}
      </div>
    </Dialog>
  );
}
