import { directoryDays, type DirectoryRequest, outcomes } from '@jackfield/contract/api/directory';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import css from './directory.module.css';
import { type RequestFilter, requestsOptions } from './directory-query.ts';
import { outcomeMessages, requestMessages as messages } from './messages.ts';

/** What the directory sent, for whoever looks why somebody is not as expected (SCIM-01). */
export function RequestsSection() {
  const t = useT();
  const [filter, setFilter] = useState<RequestFilter>('all');
  return (
    <section className={css.part} aria-labelledby="directory-requests">
      <header className={look.head}>
        <h2 id="directory-requests">{t(messages.title)}</h2>
      </header>
      <div className={css.filter}>
        <Field label={t(messages.filter)}>
          <Select<RequestFilter>
            value={filter}
            options={[
              { value: 'all', label: t(messages.all) },
              ...outcomes.map((what) => ({ value: what, label: t(outcomeMessages[what]) })),
            ]}
            onChange={setFilter}
          />
        </Field>
      </div>
      <Requests filter={filter} />
      <p className="ui-note">{t(messages.note, { days: directoryDays })}</p>
    </section>
  );
}

function Requests({ filter }: { filter: RequestFilter }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { dateTime } = useFormats();
  const query = useInfiniteQuery(requestsOptions(filter));
  const rows = query.data;
  if (query.isPending) return <RowsSkeleton />;
  if (!rows) return <LoadFailure title={t(messages.failed)} query={query} />;
  if (rows.length === 0) return <p>{t(messages.none)}</p>;
  return (
    <>
      <PlainTable
        label={t(messages.title)}
        columns={[
          { title: t(messages.time) },
          { title: t(messages.request), isForWide: true },
          { title: t(messages.outcome) },
        ]}
        rows={rows.map((request) => ({
          key: request.id,
          cells: [
            <span key="time" className={look.lines}>
              {dateTime(request.at)}
              {isPhone && <Sent request={request} />}
            </span>,
            <Sent key="sent" request={request} />,
            <Answered key="answer" request={request} />,
          ],
        }))}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(common.showMore)}
        </Button>
      )}
    </>
  );
}

function Sent({ request: { method, path, body } }: { request: DirectoryRequest }) {
  const t = useT();
  return (
    <span className={look.lines}>
      <code className={look.mono}>
        {method} {path}
      </code>
      {body !== '' && (
        <details className={css.body}>
          <summary>{t(messages.body)}</summary>
          <code className={look.mono}>{body}</code>
        </details>
      )}
    </span>
  );
}

function Answered({ request: { status, what, reason } }: { request: DirectoryRequest }) {
  const t = useT();
  return (
    <span className={look.lines}>
      <span>{what === null ? status : t(outcomeMessages[what])}</span>
      {reason !== null && <span className="ui-note">{reason}</span>}
    </span>
  );
}
