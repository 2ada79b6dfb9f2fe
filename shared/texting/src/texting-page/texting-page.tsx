import { numberOwnerSchema } from '@jackfield/contract/api/number';
import { exportTexting } from '@jackfield/contract/api/texting';
import { textingGroups } from '@jackfield/contract/api/texting-status';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Alert, Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Download, Hash, SearchX } from '@jackfield/kit/ui/icons';
import { Pager } from '@jackfield/kit/ui/table';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { exportAction } from '@jackfield/lists/csv-export';
import {
  chosenFilters,
  FilterChip,
  type ListFilter,
  Pills,
  SearchField,
  useSkeleton,
} from '@jackfield/lists/list-page';
import { accountAtom, call, common, formatNumber, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { groupNames } from '../texting-status/badge.tsx';
import type { TextingList } from '../texting-status/query.ts';
import { Jack, stateNames } from '../texting-status/chain.tsx';
import { pageMessages } from './messages.ts';
import { NumberCards } from './number-cards.tsx';
import { NumberTable, TableSkeleton } from './number-table.tsx';
import css from './texting-page.module.css';
import { filterOf, useTextingList } from './use-texting-list.ts';

const AddDialog = lazyPart(() =>
  import('../texting-status/add-dialog.tsx').then((file) => file.AddDialog),
);

interface TextingPageProps {
  /** What the tabs belong to: h1. */
  section: string;
  tabs: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** Filters beside the groups: whose numbers, and those of one campaign where there is any. */
function filtersOf(t: ReturnType<typeof useT>, campaigns: TextingList['campaigns']): ListFilter[] {
  const names = { company: t(pageMessages.company), teammate: t(common.user) };
  const owner = {
    key: 'ownerType',
    label: t(pageMessages.owner),
    options: numberOwnerSchema.options.map((value) => ({ value, label: names[value] })),
  };
  const campaign = {
    key: 'campaign',
    label: t(pageMessages.campaign),
    options: campaigns.map(({ id, name }) => ({ value: id, label: name })),
  };
  return campaigns.length > 0 ? [owner, campaign] : [owner];
}

/** Every number of the account with what keeps it from texting, the worst first (annex J6). */
export function TextingPage({ section, tabs }: TextingPageProps) {
  const t = useT();
  const isUsa = useAtomValue(accountAtom)?.country === 'USA';
  const list = useTextingList();
  const { params, onParams, query } = list;
  const { data } = query;
  const search = useCallback((value: string) => onParams({ search: value }), [onParams]);
  const filters = chosenFilters(filtersOf(t, data?.campaigns ?? []), params, onParams);
  const pills = [
    { value: '', label: t(pageMessages.all), count: data?.counts.all },
    ...textingGroups.map((group) => ({
      value: group,
      label: t(groupNames[group]),
      count: data?.counts[group],
    })),
  ];
  return (
    <TabbedPage label={t(pageMessages.title)} title={section} tabs={tabs}>
      <div className={css.whole}>
        <div className={css.lead}>
          <div className={css.words}>
            <h2>
              {t(pageMessages.title)}
              {data && <span className={css.count}>{formatNumber(data.counts.all)}</span>}
            </h2>
            <p className="ui-secondary">
              {t(isUsa ? pageMessages.intro : pageMessages.introCanada)}
            </p>
          </div>
          <Actions list={list} />
        </div>
        <div className={css.tools}>
          <SearchField
            value={params.search}
            onChange={search}
            placeholder={t(pageMessages.search)}
          />
          <Pills
            label={t(pageMessages.groups)}
            pills={pills}
            value={params.status}
            onChange={(status) => onParams({ status })}
          />
          <div className={css.filters}>
            {filters.map((filter) => (
              <FilterChip key={filter.key} filter={filter} />
            ))}
          </div>
        </div>
        <div className={css.body}>
          <Numbers list={list} />
        </div>
        {data && data.pageCount !== null && data.pageCount > 1 && (
          <Pager
            page={params.page}
            pageSize={data.limit}
            pageSizes={[data.limit]}
            total={data.total}
            onPage={(page) => onParams({ page })}
            onPageSize={() => undefined}
          />
        )}
        <footer className={css.foot}>
          <output className="ui-secondary">
            {data && t(pageMessages.worstFirst, { count: shownCount(data, params.status) })}
          </output>
          <Legend />
        </footer>
      </div>
    </TabbedPage>
  );
}

type List = ReturnType<typeof useTextingList>;

function shownCount({ counts }: TextingList, status: string): number {
  const group = textingGroups.find((one) => one === status);
  return group === undefined ? counts.all : counts[group];
}

/** The file of the list, and the way to bring all free numbers into a campaign at once. */
function Actions({ list: { params, query, lines } }: { list: List }) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const count = query.data?.addable ?? 0;
  const first = lines.flatMap((line) =>
    'number' in line && line.number.reason === 'notAttached' ? [line.number] : [],
  )[0];
  const file = exportAction({
    name: 'texting',
    load: () => call(exportTexting, { query: filterOf(params) }),
  });
  return (
    <div className={css.buttons}>
      <Button looks icon={<Download {...icon} />} onClick={file.run}>
        {t(common.exportCSV)}
      </Button>
      {count > 1 && first && (
        <Button type="primary" onClick={() => setAdding(true)}>
          {t(pageMessages.addMany, { count })}
        </Button>
      )}
      {isAdding && first && (
        <AddDialog first={first} count={count} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** The rows in every state that they can be in. */
function Numbers({ list }: { list: List }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { params, onParams, query, lines } = list;
  const { data, error, isPending } = query;
  const isLate = useSkeleton(isPending);
  if (!data) {
    if (!error) return isLate ? <TableSkeleton rows={12} /> : null;
    return (
      <div className={css.notice}>
        <LoadFailure title={t(pageMessages.failed)} query={query} />
      </div>
    );
  }
  if (lines.length === 0) {
    const isNarrowed = params.search !== '' || params.status !== '' || data.counts.all === 0;
    const hasFilters = Object.keys(params.filters).length > 0;
    if (!isNarrowed && !hasFilters) return null;
    return params.search === '' && params.status === '' && !hasFilters ? (
      <EmptyState icon={Hash} title={t(pageMessages.noneTitle)}>
        {t(pageMessages.noneText)}
      </EmptyState>
    ) : (
      <EmptyState
        icon={SearchX}
        title={t(pageMessages.noMatch)}
        action={
          <Button looks onClick={() => onParams({ search: '', status: '', filters: {} })}>
            {t(pageMessages.showAll)}
          </Button>
        }
      >
        {t(pageMessages.noMatchText)}
      </EmptyState>
    );
  }
  const isAllReady = data.counts.all > 0 && data.counts.ready === data.counts.all;
  const List = isPhone ? NumberCards : NumberTable;
  return (
    <>
      {error && (
        <div className={css.notice}>
          <Alert
            kind="warning"
            title={t(pageMessages.stale)}
            action={
              <Button looks size="small" onClick={() => void query.refetch()}>
                {t(common.tryAgain)}
              </Button>
            }
          />
        </div>
      )}
      {isAllReady && (
        <div className={css.notice}>
          <Alert kind="success" title={t(pageMessages.allReady, { count: data.counts.all })} />
        </div>
      )}
      <List lines={lines} flash={list.changed} onShow={list.show} />
    </>
  );
}

const legend = ['done', 'yours', 'waiting', 'stopped', 'later'] as const;

/** What the signs of the chain mean. */
function Legend() {
  const t = useT();
  return (
    <ul className={css.legend} aria-label={t(pageMessages.legend)}>
      {legend.map((state) => (
        <li key={state}>
          <Jack state={state} />
          {t(stateNames[state])}
        </li>
      ))}
    </ul>
  );
}
