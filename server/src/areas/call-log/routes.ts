import {
  callLogFigures,
  exportCallLog,
  getCallReport,
  getLoggedCall,
  listCallLog,
  setCallNote,
  setCallReport,
} from '@jackfield/contract/api/call-log';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { exportCallsFile } from './export.ts';
import { callFigures, countCalls } from './figures.ts';
import { readCall, selectCalls } from './listing.ts';
import { setNote } from './note.ts';
import { readReport, setReport } from './report.ts';
import { callScope } from './scope.ts';

/** Figures and files; the log is read again as soon as a call ends. */
const late = { mayBeLate: true };

const everybody = { who: ['admin', 'standard'] } as const;

/** Everybody has a log; whose calls are in it, scope.ts says. */
const callLogPolicy = definePolicy({
  'callLog.list': everybody,
  'callLog.figures': everybody,
  'callLog.export': everybody,
  'callLog.get': everybody,
  // What is noted is of who talks, and nobody talks by the phone of somebody else.
  'callLog.setNote': { ...everybody, impersonation: false },
  'callReport.get': everybody,
  'callReport.set': everybody,
});

/** Every call once, with who was reached and how it ended (LOG-01, LOG-02). */
export function addCallLogRoutes(app: FastifyInstance): void {
  addPolicy(app, callLogPolicy);

  addRoute(app, listCallLog, ({ context, query }) =>
    context.read(async (tx) => {
      const scope = await callScope(tx, context, query);
      const page = wantedPage(query, { isPaged: true });
      return pageAnswer(await selectCalls(tx, scope, page), await countCalls(tx, scope), page);
    }),
  );

  addRoute(
    app,
    callLogFigures,
    ({ context, query }) =>
      context.read(async (tx) => callFigures(tx, await callScope(tx, context, query))),
    late,
  );

  addRoute(
    app,
    exportCallLog,
    async ({ context, query }) => {
      const scope = await context.read((tx) => callScope(tx, context, query));
      return exportCallsFile(context, scope);
    },
    late,
  );

  addRoute(app, getCallReport, ({ context }) =>
    context.read((tx) => readReport(tx, signedIn(context))),
  );

  addRoute(app, setCallReport, ({ context, body }) => setReport(context, body));

  addRoute(app, setCallNote, ({ context, params, body }) =>
    setNote(context, { id: params.id.toLowerCase(), note: body.note }),
  );

  addRoute(app, getLoggedCall, ({ context, params }) =>
    context.read(async (tx) =>
      readCall(tx, await callScope(tx, context, {}), params.id.toLowerCase()),
    ),
  );
}
