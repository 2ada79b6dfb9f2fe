import { mostImported } from '@jackfield/contract/api/batch';
import { QuoteBox } from '@jackfield/kit/price-box';
import { Alert } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { Pager } from '@jackfield/kit/ui/table';
import { common, failureText, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './import.module.css';
import { ImportGrid } from './import-grid.tsx';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

/** The rows with a mark at each cell that the server would refuse; each can be corrected here. */
export function GridStep(props: Import) {
  const t = useT();
  const { rows, checks, read, room, error, ready, quote } = props;
  const [only, setOnly] = useState<'all' | 'faults'>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(50);

  const faulty = rows.flatMap((_row, at) => (checks[at]?.result === 'refused' ? [at] : []));
  const shown = only === 'faults' ? faulty : [...rows.keys()];
  const last = Math.max(1, Math.ceil(shown.length / pageSize));
  const current = Math.min(page, last);
  const part = shown.slice((current - 1) * pageSize, current * pageSize);

  return (
    <div className={css.step}>
      {read?.isCut && (
        <Alert kind="warning" title={t(importMessages.tooMany, { most: mostImported })} />
      )}
      {read && read.skipped.length > 0 && (
        <p className="ui-secondary">
          {t(importMessages.leftOut, { columns: read.skipped.join(', ') })}
        </p>
      )}
      {error && (
        <Alert kind="error" title={t(importMessages.checkFailed, { reason: failureText(error) })} />
      )}
      <div className={css.bar}>
        <Segmented
          label={t(common.show)}
          value={only}
          onChange={(value) => {
            setOnly(value);
            setPage(1);
          }}
          options={[
            { value: 'all', label: `${t(importMessages.all)} ${rows.length}` },
            { value: 'faults', label: `${t(importMessages.withFaults)} ${faulty.length}` },
          ]}
        />
        {room !== null && (
          <span className="ui-secondary">{t(importMessages.room, { count: room })}</span>
        )}
      </div>
      {part.length === 0 ? (
        <p className="ui-secondary">{t(importMessages.noFaults)}</p>
      ) : (
        <ImportGrid {...props} shown={part} />
      )}
      {shown.length > 50 && (
        <Pager
          page={current}
          pageSize={pageSize}
          total={shown.length}
          onPage={setPage}
          onPageSize={setPageSize}
          pageSizes={[50, 100]}
        />
      )}
      {ready > 0 && (
        <div className={css.price}>
          <QuoteBox quote={quote} />
        </div>
      )}
    </div>
  );
}
