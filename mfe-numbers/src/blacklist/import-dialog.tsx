import { type BlacklistDirection, importLimit } from '@jackfield/contract/api/blacklist';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Upload } from '@jackfield/kit/ui/icons';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { readTextFile } from '@jackfield/lists/csv-export';
import { common, useT } from '@jackfield/runtime';
import { useRef } from 'react';
import css from './import-dialog.module.css';
import { ImportLines } from './import-lines.tsx';
import { blacklistMessages } from './messages.ts';
import { useBlockImpact } from './use-block-impact.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  direction: BlacklistDirection;
  onClose(): void;
}

/** Blocks many at once: pasted or from a file, looked through line by line first (annex J7). */
export function ImportDialog({ direction, onClose }: ImportDialogProps) {
  const t = useT();
  const file = useRef<HTMLInputElement>(null);
  const work = useImport(direction, onClose);
  const { marked } = work;
  const count = marked?.filter(({ mark }) => mark === 'new').length ?? 0;
  const change = work.adding.length > 0 ? { adding: work.adding, removing: [] } : undefined;
  const { impact, mayGoOn } = useBlockImpact(direction, change);
  const intro =
    direction === 'outbound'
      ? blacklistMessages.importOutboundText
      : blacklistMessages.importInboundText;

  return (
    <FormDialog
      width={600}
      title={t(blacklistMessages.importTitle)}
      dirty={work.text !== ''}
      note={marked && t(blacklistMessages.leftOut, { count: marked.length - count })}
      confirmText={t(marked ? blacklistMessages.addMany : blacklistMessages.check, { count })}
      mayConfirm={marked === null || (count > 0 && mayGoOn)}
      beside={
        marked && (
          <Button disabled={work.step.busy} onClick={work.back}>
            {t(common.back)}
          </Button>
        )
      }
      onClose={onClose}
      {...work.step.dialog}
    >
      {marked ? (
        <>
          <ImportLines lines={marked} />
          {impact}
        </>
      ) : (
        <div className={css.source}>
          <p>{t(intro)}</p>
          <div>
            <Button
              icon={<Upload size={16} strokeWidth={1.75} />}
              onClick={() => file.current?.click()}
            >
              {t(common.chooseFile)}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              aria-label={t(common.chooseFile)}
              className={css.file}
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) void readTextFile(chosen).then(work.setText);
                event.target.value = '';
              }}
            />
          </div>
          <Field
            label={t(blacklistMessages.rows)}
            hint={t(blacklistMessages.rowsHint, { most: importLimit })}
            error={work.isEmpty ? t(blacklistMessages.nothing) : undefined}
          >
            <TextArea
              rows={8}
              value={work.text}
              onChange={(event) => work.setText(event.target.value)}
            />
          </Field>
        </div>
      )}
      {work.isCut && (
        <Alert kind="warning" title={t(blacklistMessages.tooMany, { most: importLimit })} />
      )}
    </FormDialog>
  );
}
