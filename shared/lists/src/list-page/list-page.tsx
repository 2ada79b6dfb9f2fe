import { looksOf, useMayChange } from '@jackfield/kit/may';
import { Alert, Button, useIsPhone } from '@jackfield/kit/ui/core';
import type { LucideIcon } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { DataTable, type DataTableProps, Pager } from '@jackfield/kit/ui/table';
import { common, formatNumber, useT } from '@jackfield/runtime';
import { isShownIn } from './alike-columns.ts';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import type { ListFilter } from './filter.ts';
import { type ReactNode, useMemo } from 'react';
import { ListActions, type PrimaryAction, type SecondaryAction } from './list-actions.tsx';
import css from './list-page.module.css';
import { isNarrowed, type ListAddress, type ListParams } from './list-params.ts';
import { ListState, type StateTexts } from './list-state.tsx';
import { ListTools } from './list-tools.tsx';
import { listMessages } from './messages.ts';
import { PhoneList, type PhoneRow } from './phone-list.tsx';
import type { Pill } from './pills.tsx';
import { useAlikeColumns } from './use-alike-columns.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useListView } from './use-list-view.ts';
import { useSkeleton } from './use-skeleton.ts';

export interface ListPageProps<Row>
  extends Pick<
    DataTableProps<Row>,
    | 'columns'
    | 'rowId'
    | 'rowName'
    | 'onOpen'
    | 'menu'
    | 'busy'
    | 'flash'
    | 'letters'
    | 'rows'
    | 'groups'
  > {
  /** Name under which the person's view of the list is kept. */
  list: string;
  /** h1, plural noun: 'Users'. */
  title: string;
  /** The noun inside sentences: 'users'. */
  things: string;
  /** False where the title does not name what is listed, so that a count beside it would mislead. */
  isCounted?: boolean;
  icon: LucideIcon;
  /** `LinkTabs` of the lists that share the page; stay put in every state. */
  tabs?: ReactNode;
  /** Stands above search and rows, and scrolls with them, such as pictures of what they are. */
  lead?: ReactNode;
  /** One quiet line under the head, about everything that the list is of. */
  summary?: ReactNode;
  /** The one primary action, 'Add user'. */
  primary?: PrimaryAction;
  /** Beside it at desktop widths, the first of `more` below them. */
  secondary?: SecondaryAction;
  /** Further actions of the whole list, such as export and import, behind one button. */
  more?: ((state: { hidden: readonly string[]; isEmpty: boolean }) => MenuGroups) | undefined;
  params: ListParams;
  address?: ListAddress;
  onParams(change: Partial<ListParams>): void;
  searchPlaceholder: string;
  /** The placeholder below 768 px: 'Search users'. */
  searchPlaceholderShort: string;
  /** Status pills; the first stands for all, its value is ''. */
  pills?: readonly Pill[];
  pillsLabel?: string;
  filters?: readonly ListFilter[];
  /** How many there are without search and filters; null while not known. */
  all: number | null;
  /** How many match; null while not known. */
  total: number | null;
  /** Keys of the columns in which every row of the whole list says the same, where the server told. */
  alikeIn?: readonly string[] | undefined;
  /** First load runs, or a changed search has no answer yet. */
  loading: boolean;
  /** The last load failed; rows that are there stay under a warning. */
  failed?: boolean;
  /** Why it failed: said where nothing else is shown. */
  error?: unknown;
  onRetry(): void;
  texts: StateTexts;
  /** The person may not see the list at all. */
  denied?: { text: string; action: { label: string; run(): void } };
  phoneRow(row: Row): PhoneRow;
  /** Offers one long list; its rows then tell what is in sight. */
  canScroll?: boolean;
  chosen?: ReadonlySet<string>;
  onChosen?(chosen: ReadonlySet<string>): void;
  bulk?: { actions: readonly BulkAction[]; note?: string | undefined };
}

/**
 * A listing: head with count, search, pills, filters, bulk bar, rows, pager, and every
 * state it can be in. Holds nothing but the person's view; what it shows lives in the address.
 * Who may not change what it lists has none of the actions that change (RIGHT-02).
 * Give `rows.onRange` for a list that goes on without pages. Fills the height it is given.
 */
export function ListPage<Row>(given: ListPageProps<Row>) {
  const mayChange = useMayChange();
  const props = mayChange ? given : lookedAt(given);
  const { title, things, params, onParams, rows, total, loading, failed = false, chosen } = props;
  const t = useT();
  const phone = useIsPhone();
  const { view, change: setView, views } = useListView(props.list);
  const placeholders = useSkeleton(loading);
  const alike = useAlikeColumns(props);
  const columns = useMemo(
    () => props.columns.filter(isShownIn(view, alike)),
    [props.columns, view, alike],
  );
  const hasRows = rows.count > 0;
  const state = stateOf({
    denied: Boolean(props.denied),
    loading,
    failed,
    hasRows,
    narrowed: isNarrowed(params),
  });
  const bare = state === 'denied' || state === 'empty' || state === 'failed';
  const isListed = state === 'rows' || state === 'loading';
  const bulk =
    chosen && chosen.size > 0 && props.bulk ? { ...props.bulk, count: chosen.size } : null;
  const pending = !hasRows && (loading || placeholders);
  const summary = state !== 'denied' && state !== 'failed' && props.summary;
  const scroll = useKeptScroll(hasRows && !loading);

  return (
    <section className="ui-page" aria-label={title} data-waiting={pending} {...scroll}>
      <header className={css.head} data-bare={bare}>
        <h1>
          {title}
          {props.isCounted !== false && props.all !== null && !bare && !pending && (
            <span className={css.total}>{formatNumber(props.all)}</span>
          )}
        </h1>
        {summary && props.tabs && <div className={css.beside}>{summary}</div>}
        {state !== 'denied' && props.primary?.blocked && (
          <p className={`ui-secondary ${css.blocked}`}>{props.primary.blocked}</p>
        )}
        {state !== 'denied' && (
          <ListActions
            primary={state === 'empty' ? undefined : props.primary}
            secondary={props.secondary}
            more={props.more?.({ hidden: view.hidden, isEmpty: state === 'empty' })}
          />
        )}
      </header>
      {summary && !props.tabs && <div className={css.summary}>{summary}</div>}
      {props.tabs && <div className={css.tabs}>{props.tabs}</div>}
      <div className={props.lead ? css.whole : css.plain}>
        {state !== 'denied' && props.lead}
        {!bare && (
          <div className={css.tools}>
            {bulk ? (
              <BulkBar {...bulk} onClear={() => props.onChosen?.(new Set())} />
            ) : (
              <ListTools
                {...props}
                view={view}
                alike={alike}
                views={views}
                onView={setView}
                countsKnown={!pending}
              />
            )}
          </div>
        )}
        {failed && hasRows && (
          <div className={css.stale}>
            <Alert
              kind="warning"
              title={t(listMessages.staleTitle, { title })}
              action={
                <Button size="small" onClick={props.onRetry}>
                  {t(common.tryAgain)}
                </Button>
              }
            >
              {t(listMessages.staleText)}
            </Alert>
          </div>
        )}
        {!isListed && <ListState {...props} state={state} />}
        {isListed && phone && (
          <PhoneList
            {...props}
            label={title}
            loading={placeholders && pending ? 13 : 0}
            isWhole={Boolean(props.lead)}
          />
        )}
        {isListed && !phone && (
          <div className={css.table} data-refreshing={hasRows && loading && placeholders}>
            {(hasRows || placeholders) && (
              <DataTable
                {...props}
                label={title}
                columns={columns}
                sort={params.sort}
                onSort={(sort) => onParams({ sort })}
                onChoose={props.onChosen}
                density={view.density}
                pageOf={rows.onRange ? undefined : { ...params, total }}
                loading={placeholders && pending ? 13 : 0}
              />
            )}
          </div>
        )}
      </div>
      {isListed && !rows.onRange && (
        <Pager
          page={params.page}
          pageSize={params.pageSize}
          total={pending ? null : total}
          onPage={(page) => onParams({ page })}
          onPageSize={(pageSize) => onParams({ pageSize })}
          note={pending || placeholders ? t(listMessages.loading, { things }) : undefined}
        />
      )}
    </section>
  );
}

/** A list without what changes something. */
function lookedAt<Row>(props: ListPageProps<Row>): ListPageProps<Row> {
  const { primary: _primary, secondary, more, menu, rows, bulk: _bulk, ...rest } = props;
  const { chosen: _chosen, onChosen: _onChosen, ...shown } = rest;
  const first = rows.rowAt(0);
  const hasMenu = menu && first !== undefined && looksOf(menu(first)).length > 0;
  return {
    ...shown,
    rows,
    ...(secondary?.looks && { secondary }),
    more: more && ((state) => looksOf(more(state))),
    menu: hasMenu ? (row) => looksOf(menu(row)) : undefined,
  };
}

interface Facts {
  denied: boolean;
  loading: boolean;
  failed: boolean;
  hasRows: boolean;
  narrowed: boolean;
}

/** Which of its states a list is in; rows that are there outlive a failed or running load. */
export function stateOf({ denied, loading, failed, hasRows, narrowed }: Facts) {
  if (denied) return 'denied';
  if (hasRows) return 'rows';
  if (loading) return 'loading';
  if (failed) return 'failed';
  return narrowed ? 'no-match' : 'empty';
}
