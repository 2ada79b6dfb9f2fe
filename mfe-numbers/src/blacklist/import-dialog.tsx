import { type BlacklistDirection, importLimit } from '@jackfield/contract/api/blacklist';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Upload } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { readTextFile } from '@jackfield/lists/csv-export';
import { useT } from '@jackfield/runtime';
import { useRef } from 'react';
import css from './import-dialog.module.css';
import { ImportLines } from './import-lines.tsx';
import { blacklistMessages } from './messages.ts';
import { useBlockNotices } from './use-block-notices.tsx';
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
  const { notices, mayGoOn } = useBlockNotices(direction, change);
  const go = marked ? work.add : work.check;
  const intro =
    direction === 'outbound'
      ? blacklistMessages.importOutboundText
      : blacklistMessages.importInboundText;

  return (
    <Dialog
      open
      width={600}
      title={t(blacklistMessages.importTitle)}
      dirty={work.text !== ''}
      busy={work.isBusy}
      onClose={onClose}
      onSubmit={() => void (mayGoOn && go())}
      note={marked && t(blacklistMessages.leftOut, { count: marked.length - count })}
      action={
        marked ? (
          <>
            <Button disabled={work.isBusy} onClick={work.back}>
              {t(blacklistMessages.back)}
            </Button>
            <Button
              type="primary"
              loading={work.isBusy}
              disabled={count === 0 || !mayGoOn}
              onClick={() => void work.add()}
            >
              {t(blacklistMessages.addMany, { count })}
            </Button>
          </>
        ) : (
          <Button type="primary" loading={work.isBusy} onClick={() => void work.check()}>
            {t(blacklistMessages.check)}
          </Button>
        )
      }
    >
      {marked ? (
        <>
          <ImportLines lines={marked} />
          {notices}
        </>
      ) : (
        <div className={css.source}>
          <p>{t(intro)}</p>
          <div>
            <Button
              icon={<Upload size={16} strokeWidth={1.75} />}
              onClick={() => file.current?.click()}
            >
              {t(blacklistMessages.choose)}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              aria-label={t(blacklistMessages.choose)}
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
      {work.error !== undefined && <Alert kind="error" title={work.error} />}
    </Dialog>
  );
}
