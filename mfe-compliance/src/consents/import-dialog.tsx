import { mostConsents } from '@jackfield/contract/api/consent';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Upload } from '@jackfield/kit/ui/icons';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { readTextFile } from '@jackfield/lists/csv-export';
import { common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { consentKey, importRows } from './consent-query.ts';
import css from './import-dialog.module.css';
import { ImportRows } from './import-rows.tsx';
import { type MarkedRow, markRows } from './mark-rows.ts';
import { consentMessages as words } from './messages.ts';
import { readRows } from './read-rows.ts';

interface ImportDialogProps {
  campaignId: string;
  zone: string;
  onClose(): void;
}

/** Agreements out of a file, looked through row by row before anything is added (annex J6). */
export function ImportDialog({ campaignId, zone, onClose }: ImportDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<readonly MarkedRow[] | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isCut, setCut] = useState(false);
  const read = (next: string) => {
    setText(next);
    setEmpty(false);
  };
  const fresh = (marked ?? []).flatMap(({ mark, wanted }) =>
    mark === 'new' && wanted ? [wanted] : [],
  );
  const out = marked?.filter(({ mark }) => mark === 'optedOut').length ?? 0;

  const checked = useConfirm(async () => {
    const { rows, isCut: hasMore } = readRows(text, zone);
    setEmpty(rows.length === 0);
    setCut(hasMore);
    if (rows.length === 0) return;
    const wanted = rows.flatMap((row) => (row.wanted ? [row.wanted] : []));
    const { marks } =
      wanted.length > 0 ? await importRows(campaignId, wanted, true) : { marks: [] };
    setMarked(markRows(rows, marks));
  });
  const imported = useConfirm(() => importRows(campaignId, fresh, false), {
    done: ({ added }) => t(words.imported, { count: added }),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: consentKey }),
  });
  const step = marked ? imported : checked;

  return (
    <FormDialog
      width={600}
      title={t(words.importTitle)}
      dirty={text !== ''}
      note={out > 0 && t(words.skipped, { count: out })}
      confirmText={marked ? t(words.importMany, { count: fresh.length }) : t(words.check)}
      mayConfirm={marked === null || fresh.length > 0}
      beside={
        marked && (
          <Button disabled={step.busy} onClick={() => setMarked(null)}>
            {t(common.back)}
          </Button>
        )
      }
      onClose={onClose}
      {...step.dialog}
    >
      {marked ? (
        <ImportRows rows={marked} />
      ) : (
        <div className={css.source}>
          <p>{t(words.importText)}</p>
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
                if (chosen) void readTextFile(chosen).then(read);
                event.target.value = '';
              }}
            />
          </div>
          <Field
            label={t(words.rows)}
            hint={t(words.rowsHint, { most: mostConsents })}
            error={isEmpty ? t(words.nothing) : undefined}
          >
            <TextArea rows={8} value={text} onChange={(event) => read(event.target.value)} />
          </Field>
        </div>
      )}
      {isCut && <Alert kind="warning" title={t(words.tooMany, { most: mostConsents })} />}
    </FormDialog>
  );
}
