import {
  createSavedView,
  deleteSavedView,
  getListView,
  setListChoice,
  updateSavedView,
} from '@jackfield/contract/api/list-view';
import type { FastifyInstance } from 'fastify';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { selectChoice, selectViews } from './repository.ts';
import { createView, deleteView, ownList, updateView } from './saved-views.ts';
import { setChoice } from './set-choice.ts';

const everybody = { who: ['admin', 'standard'] } as const;

const listViewPolicy = definePolicy({
  'listView.get': everybody,
  'listView.choose': everybody,
  'savedView.create': everybody,
  'savedView.update': everybody,
  'savedView.delete': everybody,
});

/** How people look at lists: each has only the own choices and views (annex J8). */
export function addListViewRoutes(app: FastifyInstance): void {
  addPolicy(app, listViewPolicy);

  addRoute(app, getListView, ({ context, params }) =>
    context.read(async (tx) => {
      const of = ownList(context, params.list);
      return { choice: await selectChoice(tx, of), views: await selectViews(tx, of) };
    }),
  );

  addRoute(app, setListChoice, ({ context, params, body }) =>
    setChoice(context, ownList(context, params.list), body),
  );

  addRoute(app, createSavedView, ({ context, params, body }) =>
    createView(context, ownList(context, params.list), body),
  );

  addRoute(app, updateSavedView, ({ context, params, body }) =>
    updateView(context, ownList(context, params.list), { id: params.id, change: body }),
  );

  addRoute(app, deleteSavedView, ({ context, params }) =>
    deleteView(context, ownList(context, params.list), params.id),
  );
}
