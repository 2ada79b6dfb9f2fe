import { PaintedTable } from '@jackfield/kit/painted-table';
import { Kbd } from '@jackfield/kit/ui/core';
import { Bookmark, Plus, Rows3, Search, SlidersHorizontal } from '@jackfield/kit/ui/icons';
import type { Column } from '@jackfield/kit/ui/table';
import { formatNumber, t } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { alikeColumns, isShownIn, noneAlike } from '../list-page/alike-columns.ts';
import chip from '../list-page/filter-chip.module.css';
import page from '../list-page/list-page.module.css';
import {
  isNarrowed,
  type ListDefaults,
  type ListParams,
  writeListParams,
} from '../list-page/list-params.ts';
import { listMessages } from '../list-page/messages.ts';
import type { PhoneRow } from '../list-page/phone-list.tsx';
import tools from '../list-page/list-tools.module.css';
import pillCss from '../list-page/pills.module.css';
import type { Pill } from '../list-page/pills.tsx';
import views from '../list-page/saved-views.module.css';
import search from '../list-page/search-field.module.css';
import type { ListView } from '../list-page/view-menu.tsx';
import css from './painted-list.module.css';
import { PaintedPager } from './painted-pager.tsx';
import { PaintedPhoneList } from './painted-phone-list.tsx';

/** A filter beside the pills. */
export interface PaintedFilter {
  key: string;
  label: string;
  options?: readonly { value: string; label: string }[];
}

export interface PaintedListProps<Row> {
  title: string;
  searchPlaceholder: string;
  searchPlaceholderShort: string;
  pills?: readonly Pill[];
  pillsLabel?: string;
  filters?: readonly PaintedFilter[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  rowName(row: Row): string;
  phoneRow(row: Row): PhoneRow;
  choosable?: boolean;
  hasMenu?: boolean;
  /** Whether a click on a row opens its thing; so unless stated. */
  opens?: boolean;
  /** Words of the list's primary button; without them the head has no buttons. */
  primary?: string;
  /** Words of the button beside it. */
  secondary?: string;
  /** As in `ListPage`. */
  tabs?: ReactNode;
  summary?: ReactNode;
  /** As in `ListPage`. */
  alikeIn?: readonly string[] | undefined;
  total: number;
  all: number;
  view: ListView;
  /** Name of the saved view that is open. */
  openView: string | undefined;
  params: ListParams;
  defaults: ListDefaults;
}

const small = { size: 16, strokeWidth: 1.75 } as const;

/** A search field that can't be typed into yet. */
function PaintedSearch({ value, placeholder }: { value: string; placeholder: string }) {
  return (
    <span className={search['search']}>
      <Search {...small} aria-hidden="true" />
      <input
        type="text"
        aria-label={placeholder}
        placeholder={placeholder}
        value={value}
        disabled
      />
      {value === '' && (
        <span className={search['hint']}>
          <Kbd keys={['/']} />
        </span>
      )}
    </span>
  );
}

type PillsProps = Pick<PaintedListProps<never>, 'pills' | 'pillsLabel' | 'params' | 'defaults'>;

/** The pills as links to the same list, narrowed. */
function PaintedPills({ pills: all = [], pillsLabel, params, defaults }: PillsProps) {
  const linkTo = (status: string) =>
    `?${writeListParams(new URLSearchParams(), { ...params, status, page: 1 }, defaults)}`;
  return (
    <nav className={pillCss['pills']} aria-label={pillsLabel}>
      {all.map(({ value, label, count }) => (
        <a
          key={value}
          className={pillCss['pill']}
          href={linkTo(value)}
          aria-current={value === params.status ? 'true' : undefined}
        >
          {label}
          {count !== undefined && <span className={pillCss['count']}>{formatNumber(count)}</span>}
        </a>
      ))}
    </nav>
  );
}

function PaintedChip({ filter, value }: { filter: PaintedFilter; value: string | undefined }) {
  const { label, options = [] } = filter;
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={chip['chip']} data-set={chosen !== undefined}>
      <button type="button" className={chip['open']} disabled>
        {chosen === undefined && <Plus size={13} strokeWidth={1.75} aria-hidden="true" />}
        {chosen === undefined ? label : t(listMessages.filterSet, { label, value: chosen.label })}
      </button>
    </span>
  );
}

/** The button of the saved views, with the name of the open one. */
function PaintedBookmark({ openView }: { openView: string | undefined }) {
  if (openView === undefined) {
    return (
      <span className={css['icon']} aria-hidden="true">
        <Bookmark {...small} />
      </span>
    );
  }
  return (
    <span className={views['open']} aria-hidden="true">
      <Bookmark size={14} strokeWidth={1.75} />
      <span className="ui-clip">{openView}</span>
    </span>
  );
}

const rowsOf = <Row,>(rows: readonly Row[]) => ({
  count: rows.length,
  rowAt: (index: number) => rows[index],
});

/** Head, tools, rows and pager of a `ListPage` for a page that no script has reached. */
export function PaintedList<Row>(props: PaintedListProps<Row>) {
  const { title, filters = [], params, view, all } = props;
  const { alikeIn } = props;
  const alike =
    alikeIn === undefined && isNarrowed(params)
      ? noneAlike
      : alikeColumns({ ...props, rows: rowsOf(props.rows) });
  const columns = props.columns.filter(isShownIn(view, alike));
  return (
    <section className="ui-page" aria-label={title}>
      <header className={page['head']} data-bare={false}>
        <h1>
          {title}
          <span className={page['total']}>{formatNumber(all)}</span>
        </h1>
        {props.summary && props.tabs && <div className={page['beside']}>{props.summary}</div>}
        {props.primary && (
          <div className={css['actions']} aria-hidden="true">
            <span className={css['more']} />
            {props.secondary && (
              <span className={`${css['primary']} ${css['secondary']}`}>{props.secondary}</span>
            )}
            <span className={css['primary']}>{props.primary}</span>
          </div>
        )}
      </header>
      {props.summary && !props.tabs && <div className={page['summary']}>{props.summary}</div>}
      {props.tabs && <div className={page['tabs']}>{props.tabs}</div>}
      <div className={page['plain']}>
        <div className={page['tools']}>
          <div className={`${tools['tools']} ${css['tools']}`}>
            <span className={css['onWide']}>
              <PaintedSearch value={params.search} placeholder={props.searchPlaceholder} />
            </span>
            <span className={css['onPhone']}>
              <PaintedSearch value={params.search} placeholder={props.searchPlaceholderShort} />
            </span>
            {filters.length > 0 && (
              <span className={`${css['onPhone']} ${css['button']}`} aria-hidden="true">
                <SlidersHorizontal size={18} strokeWidth={1.75} />
              </span>
            )}
            <span
              className={`${css['onPhone']} ${css['icon']} ${props.openView === undefined ? '' : views['set']}`}
              aria-hidden="true"
            >
              <Bookmark {...small} />
            </span>
            {props.pills && <PaintedPills {...props} />}
            <div className={`${tools['end']} ${css['end']}`}>
              {filters.map((filter) => (
                <PaintedChip
                  key={filter.key}
                  filter={filter}
                  value={params.filters[filter.key] ?? undefined}
                />
              ))}
              <PaintedBookmark openView={props.openView} />
              <span className={css['icon']} aria-hidden="true">
                <Rows3 {...small} />
              </span>
            </div>
          </div>
        </div>
        <PaintedPhoneList {...props} label={title} className={css['phone'] ?? ''} />
        <div className={`${page['table']} ${css['table']}`}>
          <PaintedTable
            label={title}
            columns={columns}
            rows={props.rows}
            rowId={props.rowId}
            rowName={props.rowName}
            sort={params.sort}
            density={view.density}
            choosable={props.choosable ?? false}
            hasMenu={props.hasMenu ?? false}
            opens={props.opens ?? true}
          />
        </div>
      </div>
      <PaintedPager params={params} total={props.total} className={css['pager'] ?? ''} />
    </section>
  );
}
