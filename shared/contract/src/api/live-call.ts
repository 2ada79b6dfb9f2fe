import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';
import { callStopSchema } from './routing-call.ts';

/** A call that goes on now. */
const liveCallSchema = v.object({
  id: idSchema,
  direction: v.picklist(['inbound', 'outbound']),
  from: v.string(),
  to: v.string(),
  teammateId: v.nullable(idSchema),
  startedAt: instantSchema,
  stop: callStopSchema,
});
export type LiveCall = v.InferOutput<typeof liveCallSchema>;

/** Calls of the account that go on now; hub events of the type `call` say when to ask again. */
export const listLiveCalls = defineEndpoint('GET /api/call', {
  id: 'call.list',
  summary: 'Calls that go on now, with where each of them is.',
  source: ['docs/exchange.md'],
  answer: v.object({ items: v.array(liveCallSchema) }),
});
