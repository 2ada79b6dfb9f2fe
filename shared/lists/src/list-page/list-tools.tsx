import type { SavedView } from '@jackfield/contract/api/list-view';
import { useIsPhone } from '@jackfield/kit/ui/core';
import type { Column } from '@jackfield/kit/ui/table';
import { useCallback } from 'react';
import type { AlikeColumns } from './alike-columns.ts';
import { chosenFilters, type ListFilter } from './filter.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import type { ListAddress, ListParams } from './list-params.ts';
import css from './list-tools.module.css';
import { type Pill, Pills } from './pills.tsx';
import { SavedViews } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';
import { type ListView, ViewMenu } from './view-menu.tsx';

export interface ListToolsProps<Row> {
  params: ListParams;
  onParams(change: Partial<ListParams>): void;
  searchPlaceholder: string;
  searchPlaceholderShort: string;
  pills?: readonly Pill[];
  pillsLabel?: string;
  filters?: readonly ListFilter[];
  columns: readonly Column<Row>[];
  list: string;
  views: readonly SavedView[];
  /** The address of what is shown; without it the list keeps no views. */
  address?: ListAddress | undefined;
  view: ListView;
  /** What every row says in the columns that leave by themselves. */
  alike: AlikeColumns;
  onView(view: ListView): void;
  canScroll?: boolean | undefined;
  /** Counts are hidden while the list loads. */
  countsKnown: boolean;
}

/** Search, pills and filters above the rows. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { params, onParams, pills, countsKnown } = props;
  const filters = chosenFilters(props.filters ?? [], params, onParams);
  const phone = useIsPhone();
  const search = useCallback((value: string) => onParams({ search: value }), [onParams]);
  const shown = countsKnown ? pills : pills?.map(({ value, label }) => ({ value, label }));
  const saved = props.address && (
    <SavedViews
      list={props.list}
      views={props.views}
      query={props.address.query}
      onQuery={props.address.open}
    />
  );
  return (
    <div className={css.tools}>
      <SearchField
        value={params.search}
        onChange={search}
        placeholder={phone ? props.searchPlaceholderShort : props.searchPlaceholder}
      />
      {phone && filters.length > 0 && <FilterDrawer filters={filters} />}
      {phone && saved}
      {shown && (
        <Pills
          label={props.pillsLabel ?? ''}
          pills={shown}
          value={params.status}
          onChange={(status) => onParams({ status })}
        />
      )}
      {!phone && (
        <div className={css.end}>
          {filters.map((filter) => (
            <FilterChip key={filter.key} filter={filter} />
          ))}
          {saved}
          <ViewMenu
            view={props.view}
            columns={props.columns.filter(({ optional }) => optional)}
            alike={props.alike}
            onChange={props.onView}
            endless={
              props.canScroll
                ? {
                    value: params.endless ?? false,
                    onChange: (endless) => onParams({ endless }),
                  }
                : undefined
            }
          />
        </div>
      )}
    </div>
  );
}
