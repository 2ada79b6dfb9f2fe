import * as v from 'valibot';
import { defineEndpoint, startPageSchema } from '@jackfield/contract';

/** Most warnings that are hidden, or read, at once. */
export const hiddenLimit = 200;

/** Warnings, each by its name and what it said. */
const marksSchema = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000))),
  v.maxLength(hiddenLimit),
);

/** How a person has Home. */
export const homeChoiceSchema = v.object({
  /** The page that opens after sign-in; null: the one that the portal's operator has set. */
  startPage: v.nullable(startPageSchema),
  /** "Getting set up" shows its head only. */
  isSetupFolded: v.boolean(),
  /** "Getting set up" is not shown any more: it was done, or hidden. */
  isSetupOver: v.boolean(),
  /** Warnings that are not shown, each by its name and what it said when it was hidden. */
  hidden: marksSchema,
  /** Warnings that the bell counts no more, in the same form. */
  read: marksSchema,
});
export type HomeChoice = v.InferOutput<typeof homeChoiceSchema>;

export const getHomeChoice = defineEndpoint('GET /api/home', {
  id: 'home.get',
  summary: 'How the signed-in person has Home.',
  source: ['annex J9'],
  answer: homeChoiceSchema,
});

export const setHomeChoice = defineEndpoint('PUT /api/home', {
  id: 'home.choose',
  summary: 'Keeps the own start page, and what is folded, over, hidden or read.',
  source: ['annex J9'],
  body: v.partial(homeChoiceSchema),
  answer: homeChoiceSchema,
});
