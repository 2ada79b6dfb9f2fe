import * as v from 'valibot';
import { defineEndpoint, idSchema, requiredText } from '@jackfield/contract';

/** Name of a list, such as people.users. */
const listNameSchema = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z]+(\.[a-z]+)*$/));

/** Keys of columns. */
const columnKeys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40));

/** How rows stand, and which columns a person has put away or wants to see in any case. */
export const listChoiceSchema = v.object({
  density: v.picklist(['comfortable', 'compact']),
  hidden: columnKeys,
  /** Shown even while every row says the same in them. */
  shown: v.optional(columnKeys),
});
export type ListChoice = v.InferOutput<typeof listChoiceSchema>;

/** Filters kept under a name; `query` is what stands behind the ? of the list's address. */
export const savedViewSchema = v.object({
  id: idSchema,
  name: v.string(),
  query: v.string(),
  /** The list opens with it when its address asks for nothing. */
  isDefault: v.boolean(),
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Views of one list that a person may keep. */
export const mostSavedViews = 20;

const viewMembers = {
  name: requiredText('name', 40),
  query: v.pipe(v.string(), v.maxLength(1000)),
  isDefault: v.boolean(),
};

const ofList = v.object({ list: listNameSchema });
const ofView = v.object({ list: listNameSchema, id: idSchema });
const source = ['annex J8'];

export const getListView = defineEndpoint('GET /api/list/{list}', {
  id: 'listView.get',
  summary: 'How the signed-in person looks at a list: rows, columns, saved views by name.',
  source,
  params: ofList,
  answer: v.object({
    /** Null until the person has chosen something. */
    choice: v.nullable(listChoiceSchema),
    views: v.array(savedViewSchema),
  }),
});
export type ListViewAnswer = v.InferOutput<typeof getListView.answer>;

export const setListChoice = defineEndpoint('PUT /api/list/{list}/choice', {
  id: 'listView.choose',
  summary: 'Keeps density and columns of a list for the signed-in person.',
  source,
  params: ofList,
  body: listChoiceSchema,
});

export const createSavedView = defineEndpoint('POST /api/list/{list}/view', {
  id: 'savedView.create',
  summary: 'Keeps filters of a list under a name of its own.',
  source,
  params: ofList,
  body: v.object(viewMembers),
  status: 201,
  answer: savedViewSchema,
});

export const updateSavedView = defineEndpoint('PUT /api/list/{list}/view/{id}', {
  id: 'savedView.update',
  summary: 'Renames a saved view, replaces its filters, or makes it the default.',
  source,
  params: ofView,
  body: v.partial(v.object(viewMembers)),
  answer: savedViewSchema,
});

export const deleteSavedView = defineEndpoint('DELETE /api/list/{list}/view/{id}', {
  id: 'savedView.delete',
  summary: 'Forgets a saved view.',
  source,
  params: ofView,
});
