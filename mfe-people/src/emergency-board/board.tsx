import { type EmergencyFilter, emergencyFilters } from '@jackfield/contract/api/emergency';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { Check } from '@jackfield/kit/ui/icons';
import { Pager } from '@jackfield/kit/ui/table';
import { oneOf, Pills, SearchField, useListParams } from '@jackfield/lists/list-page';
import { useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BoardHead } from './board-head.tsx';
import css from './board.module.css';
import { boardOptions } from './board-query.ts';
import { boardMessages as messages } from './messages.ts';
import { PersonRow } from './person-row.tsx';

const defaults = { sort: { key: 'state', direction: 'asc' } } as const;
/** From how many people on one looks for somebody. */
const searchedFrom = 50;
const lines = [1, 2, 3, 4, 5, 6, 7];

/** What the address of the page shows. */
export function useBoardParams() {
  const [params, change] = useListParams(defaults);
  const show: EmergencyFilter = oneOf(params.status, emergencyFilters) ?? 'toFix';
  return { ...params, show, change };
}

/** Who 911 would not find, each with the one thing to do about it, and everybody else. */
export function Board() {
  const t = useT();
  const { show, search, page, pageSize, change } = useBoardParams();
  const [open, setOpen] = useState<string>();
  const query = useQuery({
    ...boardOptions({ show, pageNum: page, limit: pageSize, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (query.error && !data) return <LoadFailure title={t(messages.failed)} query={query} />;
  const counts = data?.counts;
  const shown = emergencyFilters.filter(
    (filter) => filter !== 'unchecked' || (counts?.unchecked ?? 0) > 0 || show === 'unchecked',
  );
  const to = (filter: string) => change({ status: filter === 'toFix' ? '' : filter, search: '' });
  return (
    <div className={css.board}>
      {counts ? <BoardHead counts={counts} /> : <Skeleton width={320} height={40} />}
      <div className={`ui-actions ${css.tools}`}>
        <Pills
          label={t(messages.filters)}
          pills={shown.map((filter) => ({
            value: filter,
            label: t(messages[filter]),
            count: counts?.[filter],
          }))}
          value={show}
          onChange={to}
        />
        {counts && counts.people > searchedFrom && (
          <SearchField
            value={search}
            placeholder={t(messages.search)}
            onChange={(text) => change({ search: text })}
          />
        )}
      </div>
      {!data && lines.map((line) => <Skeleton key={line} width="100%" height={44} />)}
      {data && data.items.length > 0 && (
        <ul className={`ui-rows ${css.rows}`} aria-label={t(messages[show])}>
          {data.items.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isOpen={open === person.id}
              onOpen={() => setOpen(person.id)}
              onClose={() => setOpen(undefined)}
            />
          ))}
        </ul>
      )}
      {data && data.items.length === 0 && (search || show !== 'toFix') && (
        <p className="ui-secondary">{t(messages.nobody)}</p>
      )}
      {counts && show === 'toFix' && counts.valid > 0 && (
        <p className={css.more}>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(messages.moreValid, { count: counts.valid })}
          <Button type="link" size="small" onClick={() => to('valid')}>
            {t(messages.showThem)}
          </Button>
        </p>
      )}
      {data && (data.total ?? 0) > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPage={(next) => change({ page: next })}
          onPageSize={(size) => change({ pageSize: size })}
        />
      )}
    </div>
  );
}
