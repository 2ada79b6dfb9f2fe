import {
  createSavedView,
  deleteSavedView,
  getListView,
  type ListViewAnswer,
  type SavedView,
  setListChoice,
  updateSavedView,
} from '@jackfield/contract/api/list-view';
import { compareNames } from '@jackfield/domain';
import { call, queryClient } from '@jackfield/runtime';

/** Key under which the query client keeps what a person has chosen for a list. */
export const memoryKey = (list: string) => ['listView', list];

/** Choice and saved views of the signed-in person, kept by the server (annex J8). */
export const readMemory = (list: string, signal: AbortSignal) =>
  call(getListView, { params: { list } }, { signal });

type Views = ListViewAnswer['views'];

function changeViews(list: string, change: (views: Views) => Views): void {
  queryClient.setQueryData<ListViewAnswer>(
    memoryKey(list),
    (memory) => memory && { ...memory, views: change(memory.views) },
  );
}

const byName = (views: Views): Views =>
  views.toSorted((one, other) => compareNames(one.name, other.name));

/** A view just stored in its place; where it is the default, no other is. */
function put(views: Views, view: SavedView): Views {
  const others = views
    .filter(({ id }) => id !== view.id)
    .map((other) => (view.isDefault ? { ...other, isDefault: false } : other));
  return byName([...others, view]);
}

/** Keeps rows and columns; rejects with ApiFailure. */
export async function keepChoice(
  list: string,
  choice: NonNullable<ListViewAnswer['choice']>,
): Promise<void> {
  queryClient.setQueryData<ListViewAnswer>(
    memoryKey(list),
    (memory) => memory && { ...memory, choice },
  );
  await call(setListChoice, { params: { list }, body: choice });
}

/** Keeps filters under a name; rejects with ApiFailure, for example when the name is taken. */
export async function keepView(list: string, view: Omit<SavedView, 'id'>): Promise<void> {
  const made = await call(createSavedView, { params: { list }, body: view });
  changeViews(list, (views) => put(views, made));
}

/** Changes members of a view; rejects with ApiFailure. */
export async function changeView(
  list: string,
  id: string,
  change: Partial<Omit<SavedView, 'id'>>,
): Promise<void> {
  const view = await call(updateSavedView, { params: { list, id }, body: change });
  changeViews(list, (views) => put(views, view));
}

/** Forgets a view; rejects with ApiFailure. */
export async function forgetView(list: string, id: string): Promise<void> {
  await call(deleteSavedView, { params: { list, id } });
  changeViews(list, (views) => views.filter((view) => view.id !== id));
}
