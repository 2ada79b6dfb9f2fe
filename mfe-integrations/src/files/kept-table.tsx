import { paths } from '@jackfield/contract';
import type { KeptByFile } from '@jackfield/contract/api/config-file';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button } from '@jackfield/kit/ui/core';
import { Link, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import css from './files.module.css';
import { keptOptions } from './files-query.ts';
import { filesMessages as messages, kindMessages } from './messages.ts';

/** Records that are shown before all are asked for. */
const shownAtFirst = 20;

const pages: Readonly<Partial<Record<KeptByFile['kind'], (id: string) => string>>> = {
  team: (id) => paths.admin.teams.edit(id),
  person: (id) => paths.admin.users.edit(id),
};

/** Records that files keep, with the line that has each (FILE-01); nothing where there are none. */
export function KeptRecords() {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const kept = useQuery(keptOptions()).data?.items ?? [];
  if (kept.length === 0) return null;
  const shown = isWhole ? kept : kept.slice(0, shownAtFirst);
  return (
    <section className={css.section} aria-labelledby="files-kept">
      <header className={look.head}>
        <h2 id="files-kept">{t(messages.kept)}</h2>
        <span className="ui-secondary">{t(messages.keptText)}</span>
      </header>
      <PlainTable
        label={t(messages.kept)}
        columns={[{ title: t(messages.record) }, { title: t(messages.file) }]}
        rows={shown.map((one) => ({
          key: one.id,
          cells: [
            <span key="record" className={look.lines}>
              <Named kept={one} />
              <span className="ui-note">{t(kindMessages[one.kind])}</span>
            </span>,
            <code key="file" className={look.mono}>
              {t(messages.place, { path: one.path, line: String(one.line) })}
            </code>,
          ],
        }))}
      />
      {shown.length < kept.length && (
        <Button looks className={css.more} onClick={() => setWhole(true)}>
          {t(messages.showAll, { count: kept.length })}
        </Button>
      )}
    </section>
  );
}

function Named({ kept: { kind, id, key } }: { kept: KeptByFile }) {
  const to = pages[kind]?.(id);
  return to === undefined ? <span>{key}</span> : <Link to={to}>{key}</Link>;
}
