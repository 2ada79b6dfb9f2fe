import type { SavedView } from '@jackfield/contract/api/list-view';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { IconButton, useIsPhone } from '@jackfield/kit/ui/core';
import { Bookmark } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { useT } from '@jackfield/runtime';
import { useEffect, useRef, useState } from 'react';
import { defaultQuery } from './default-view.ts';
import { viewMessages } from './messages.ts';
import css from './saved-views.module.css';

/** Asks under which name the present filters are kept; its code comes with the first question. */
export const SaveView = lazyPart(() => import('./save-view.tsx').then((file) => file.SaveView));
const ManageViews = lazyPart(() => import('./manage-views.tsx').then((file) => file.ManageViews));

export interface SavedViewsProps {
  list: string;
  views: readonly SavedView[];
  /** What the list shows now, as a query; empty for everything. */
  query: string;
  onQuery(query: string): void;
}

/** Filters under names: open one, keep the present ones, rename, delete, choose the default. */
export function SavedViews({ list, views, query, onQuery }: SavedViewsProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [asking, setAsking] = useState<'save' | 'manage'>();
  const open = views.find((view) => view.query === query);
  useDefaultView(views, query, onQuery);

  const groups = [
    views.map((view) => ({
      key: view.id,
      label: view.name,
      chosen: view === open,
      run: () => onQuery(view === open ? '' : view.query),
    })),
    [
      {
        key: 'save',
        label: t(viewMessages.save),
        disabled: query === '' || open !== undefined,
        ...(query === '' && { reason: t(viewMessages.saveNothing) }),
        ...(open && { reason: t(viewMessages.savedAs, { name: open.name }) }),
        run: () => setAsking('save'),
      },
      ...(views.length > 0
        ? [{ key: 'manage', label: t(viewMessages.manage), run: () => setAsking('manage') }]
        : []),
    ],
  ];
  const close = () => setAsking(undefined);
  return (
    <>
      <Menu groups={groups} title={t(viewMessages.title)}>
        {open && !isPhone ? (
          <button
            type="button"
            className={css.open}
            aria-label={t(viewMessages.openView, { name: open.name })}
          >
            <Bookmark size={14} strokeWidth={1.75} aria-hidden="true" />
            <span className="ui-clip">{open.name}</span>
          </button>
        ) : (
          <IconButton
            label={open ? t(viewMessages.openView, { name: open.name }) : t(viewMessages.title)}
            className={open ? (css.set ?? '') : ''}
            icon={<Bookmark size={16} strokeWidth={1.75} />}
            size="small"
          />
        )}
      </Menu>
      {asking === 'save' && <SaveView list={list} query={query} onClose={close} />}
      {asking === 'manage' && <ManageViews list={list} views={views} onClose={close} />}
    </>
  );
}

/** Opens the default once, when the list was entered without asking for anything. */
function useDefaultView(
  views: readonly SavedView[],
  query: string,
  onQuery: (query: string) => void,
) {
  const isOver = useRef(query !== '');
  const wanted = defaultQuery(views);
  useEffect(() => {
    if (query !== '') isOver.current = true;
    if (isOver.current || wanted === undefined) return;
    isOver.current = true;
    onQuery(wanted);
  }, [query, wanted, onQuery]);
}
