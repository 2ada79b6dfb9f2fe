import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';
import { auditedSchema } from './audit.ts';

/** Somebody else who has a form open on a record. */
export const editorSchema = v.object({
  entity: auditedSchema,
  /** The record. */
  id: idSchema,
  person: v.object({
    id: idSchema,
    name: v.string(),
    /** Address of the photo; null for letters. */
    image: v.nullable(v.string()),
  }),
  since: instantSchema,
});
export type Editor = v.InferOutput<typeof editorSchema>;

const answer = v.object({ items: v.array(editorSchema) });
const source = ['annex J1'];

/** How long a form counts as open after it was last told of, in milliseconds. */
export const openFormLife = 25_000;
/** How often a browser tells of an open form, in milliseconds. */
export const openFormBeat = 10_000;

export const listEditors = defineEndpoint('GET /api/editing', {
  id: 'editing.list',
  summary:
    'Who else has a form open now: admins see all, others the own record. Never what is typed.',
  source,
  answer,
});

export const tellEditing = defineEndpoint('PUT /api/editing', {
  id: 'editing.tell',
  summary: 'Says that a form is open on a record, every 10 s, or that it is closed; locks nothing.',
  source,
  body: v.object({
    /** Made by the browser for each form. */
    form: v.pipe(v.string(), v.uuid()),
    entity: auditedSchema,
    id: idSchema,
    isOpen: v.boolean(),
  }),
  answer,
});
