import { type ImportAnswer, mostImported } from '@jackfield/contract/api/batch';
import { QuoteBox } from '@jackfield/kit/price-box';
import { Alert } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { Pager } from '@jackfield/kit/ui/table';
import { common, failureText, type Message, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './import.module.css';
import { ImportGrid } from './import-grid.tsx';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

type Kind = 'all' | ImportAnswer['rows'][number]['result'];

const kindTitles: Readonly<Record<Kind, Message>> = {
  all: importMessages.all,
  added: importMessages.added,
  changed: importMessages.changed,
  same: importMessages.same,
  refused: importMessages.withFaults,
};

/** Kinds of rows to look at: all of them, errors, and those that there are. */
function kindsOf(checks: ImportAnswer['rows']): readonly Kind[] {
  const found = new Set(checks.map(({ result }) => result));
  const kinds = Object.keys(kindTitles) as Kind[];
  return kinds.filter((kind) => kind === 'all' || kind === 'refused' || found.has(kind));
}

/** The rows with a mark at each cell that the server would refuse; each can be corrected here. */
export function GridStep(props: Import) {
  const t = useT();
  const { rows, checks, read, room, error, ready, quote } = props;
  const [only, setOnly] = useState<Kind>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(50);

  const isUpdate = checks.some(({ result }) => result === 'changed' || result === 'same');
  const placesOf = (kind: Kind) =>
    kind === 'all'
      ? [...rows.keys()]
      : rows.flatMap((_row, at) => (checks[at]?.result === kind ? [at] : []));
  const changed = placesOf('changed').length;
  const kinds = kindsOf(checks);
  // What was looked at may be put right meanwhile.
  const chosen = kinds.includes(only) && placesOf(only).length > 0 ? only : 'all';
  const shown = placesOf(chosen);
  const last = Math.max(1, Math.ceil(shown.length / pageSize));
  const current = Math.min(page, last);
  const part = shown.slice((current - 1) * pageSize, current * pageSize);

  return (
    <div className={css.step}>
      {read?.isCut && (
        <Alert kind="warning" title={t(importMessages.tooMany, { most: mostImported })} />
      )}
      <p className="ui-secondary">{t(importMessages.notKept)}</p>
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
          value={chosen}
          onChange={(value) => {
            setOnly(value);
            setPage(1);
          }}
          options={kinds.map((kind) => ({
            value: kind,
            label: `${t(kindTitles[kind])} ${placesOf(kind).length}`,
          }))}
        />
        {room !== null && (
          <span className="ui-secondary">{t(importMessages.room, { count: room })}</span>
        )}
      </div>
      {isUpdate && (
        <p className="ui-secondary">
          {changed > 0 && <>{t(importMessages.knownUsers, { count: changed })} </>}
          {t(importMessages.missingStay)}
        </p>
      )}
      <ImportGrid {...props} shown={part} />
      {props.noticed.impact}
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
