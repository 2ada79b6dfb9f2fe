import * as v from 'valibot';

/**
 * What a value is made of, short enough to stand in a release's description: `string`, `number`,
 * `boolean`, `null`, `any`, or a literal after a `=`; one of several; a list; entries under any key;
 * members by name, those that may be left out with a `?` behind. What a request may hold stands
 * behind it: `string 1..50` has 1 to 50 characters, `number 0..` is 0 or more, `string .. ^\d+$` has
 * a pattern; of a list `many` says how many it may hold.
 */
export type Shape =
  | string
  | { readonly one: readonly Shape[] }
  | { readonly list: Shape; readonly many?: string | undefined }
  | { readonly each: Shape }
  | { readonly members: { readonly [name: string]: Shape } };

export const shapeSchema: v.GenericSchema<Shape> = v.union([
  v.string(),
  v.object({ one: v.array(v.lazy(() => shapeSchema)) }),
  v.object({ list: v.lazy(() => shapeSchema), many: v.optional(v.string()) }),
  v.object({ each: v.lazy(() => shapeSchema) }),
  v.object({
    members: v.record(
      v.string(),
      v.lazy(() => shapeSchema),
    ),
  }),
]);

/** What a call takes and what it answers. */
export const callShapesSchema = v.object({
  query: v.optional(shapeSchema),
  body: v.optional(shapeSchema),
  answer: v.optional(shapeSchema),
});
export type CallShapes = v.InferOutput<typeof callShapesSchema>;
