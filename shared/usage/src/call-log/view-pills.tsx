import { Bookmark, Plus } from '@jackfield/kit/ui/icons';
import { Button } from '@jackfield/kit/ui/core';
import { type ListParams, Pills, SaveView, useListView } from '@jackfield/lists/list-page';
import { firstRowsAtom, useT } from '@jackfield/runtime';
import { useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import css from './call-log.module.css';
import { callLogPage, type LogOf } from './call-query.ts';
import { callLogMessages } from './messages.ts';
import { paramsOf } from './params-of.ts';

/** Views that everybody has, by what their addresses ask for. */
const given = [
  { query: 'direction=inbound', label: callLogMessages.inboundView },
  { query: 'days=30&open=1', label: callLogMessages.openView },
  { query: 'days=30&direction=inbound&long=1', label: callLogMessages.longView },
] as const;

interface ViewPillsProps extends LogOf {
  list: string;
  query: string;
  onQuery(query: string): void;
}

/** Given and saved views with how many calls each shows; the present filters can be kept. */
export function ViewPills({ list, query, onQuery, ...of }: ViewPillsProps) {
  const t = useT();
  const { views } = useListView(list);
  const [isSaving, setSaving] = useState(false);
  const isTime = useAtomValue(firstRowsAtom);
  const all = [
    ...given.map(({ query: asked, label }) => ({ query: asked, label: t(label) })),
    ...views.map(({ query: asked, name }) => ({ query: asked, label: name })),
  ];
  const counts = useQueries({
    queries: all.map((view) => {
      const params: ListParams = { ...paramsOf(view.query), page: 1, pageSize: 1 };
      const { queryKey, load } = callLogPage(params, of);
      return { queryKey, queryFn: ({ signal }) => load(signal), enabled: isTime };
    }),
    combine: (answers) =>
      answers.map(({ data }) => (data as { total: number | null } | undefined)?.total ?? undefined),
  });
  const isKept = all.some((view) => view.query === query);
  return (
    <div className={css.views}>
      <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" />
      <Pills
        label={t(callLogMessages.views)}
        pills={all.map((view, at) => ({
          value: view.query,
          label: view.label,
          count: counts[at],
        }))}
        value={query}
        onChange={onQuery}
      />
      {!isKept && query !== '' && (
        <Button
          type="text"
          icon={<Plus size={14} strokeWidth={1.75} />}
          onClick={() => setSaving(true)}
        >
          {t(callLogMessages.saveView)}
        </Button>
      )}
      {isSaving && <SaveView list={list} query={query} onClose={() => setSaving(false)} />}
    </div>
  );
}
