import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';

const source = ['decision 7'];

/** Which record of which kind, such as a `cardPayment`. */
const subject = { kind: v.pipe(v.string(), v.maxLength(100)), subjectId: idSchema };

export const listSetAside = defineEndpoint('GET /api/support/due-work', {
  id: 'support.listDueWork',
  summary: 'Work that failed so often that it is done no more, the longest first.',
  source,
  answer: v.object({
    items: v.array(
      v.object({
        ...subject,
        tenantId: idSchema,
        companyName: v.string(),
        attempts: v.number(),
        lastError: v.nullable(v.string()),
        /** When it was tried last. */
        triedAt: instantSchema,
      }),
    ),
  }),
});

export const retrySetAside = defineEndpoint('POST /api/support/due-work', {
  id: 'support.retryDueWork',
  summary: 'Has work that was set aside done again, at once.',
  source,
  body: v.object(subject),
});
