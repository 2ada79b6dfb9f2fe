import * as v from 'valibot';
import { defineEndpoint } from '@jackfield/contract';
import { callStopSchema } from './routing-call.ts';

/** The way of a call that the exchange led; 404 for every other one. */
export const usageWay = defineEndpoint('GET /api/usage/{id}/way', {
  id: 'usage.way',
  summary: 'The way that a call took: its stops, when it came there, and why.',
  source: ['docs/exchange.md'],
  answer: v.object({ way: v.array(callStopSchema) }),
});
