import * as v from 'valibot';
import { defineEndpoint } from '@jackfield/contract';

/** What files of rows are imported as. */
export const importKinds = ['users', 'blacklist', 'consents'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Headings that an account may teach for one kind of import. */
export const mostHeadings = 500;

/** A heading of files of an account, by its letters and digits alone, and the field it stands for. */
const headingSchema = v.object({
  heading: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** Null for a column that is skipped. */
  field: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))),
});
const headingsSchema = v.pipe(v.array(headingSchema), v.maxLength(mostHeadings));

const ofKind = v.object({ kind: v.picklist(importKinds) });
const source = ['annex J7'];

export const getImportColumns = defineEndpoint('GET /api/import-columns/{kind}', {
  id: 'importColumns.get',
  summary: 'What headings of files of the account meant at its last imports.',
  source,
  params: ofKind,
  answer: v.object({ headings: v.array(headingSchema) }),
});
export type ImportHeadings = v.InferOutput<typeof getImportColumns.answer>['headings'];

export const setImportColumns = defineEndpoint('PUT /api/import-columns/{kind}', {
  id: 'importColumns.set',
  summary: 'Keeps what headings of a file mean, for all who import; others stay as they are.',
  source,
  params: ofKind,
  body: v.object({ headings: headingsSchema }),
});
