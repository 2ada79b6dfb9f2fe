import { Alert } from '@jackfield/kit/ui/core';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { common, failureText, useT } from '@jackfield/runtime';
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
  const { rows, isCurrent, isDirty, error } = edit;
  const countOf = (result: string) => rows.filter((row) => row.result === result).length;
  const refused = rows.filter(({ result }) => result === 'refused');
  const changed = countOf('changed');
  const same = countOf('same');
  const note = [
    t(editMessages.willChange, { count: changed }),
    ...(same > 0 ? [t(editMessages.same, { count: same })] : []),
  ].join(' · ');
  return (
    <FormDialog
      width={600}
      title={t(editMessages.title, { count: ids.length })}
      dirty={isDirty}
      note={rows.length > 0 ? note : undefined}
      confirmText={t(editMessages.confirm, { count: isCurrent ? changed : ids.length })}
      mayConfirm={isCurrent && changed > 0 && edit.noticed.mayGoOn}
      onClose={onClose}
      {...edit.dialog}
    >
      <p>{t(editMessages.intro)}</p>
      <BulkFields {...edit} />
      {edit.noticed.impact}
      {refused.length > 0 && (
        <Alert kind="warning" title={t(editMessages.refusedTitle, { count: refused.length })}>
          <ul className={css.refused}>
            {refused.map(({ entityId, name, errors }) => (
              <li key={entityId}>
                {t(common.nameReason, { name, reason: errors[0]?.message ?? '' })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {error && (
        <Alert kind="error" title={t(editMessages.checkFailed, { reason: failureText(error) })} />
      )}
    </FormDialog>
  );
}
