import * as v from 'valibot';
import { areaIdSchema, remoteNameSchema } from './registry.ts';

const release = {
  area: areaIdSchema,
  remote: remoteNameSchema,
  version: v.pipe(v.string(), v.maxLength(64)),
};
const nameSchema = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z-]{0,29}$/));
const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/**
 * What a browser tells of one version of an area: that the area was opened, that its first page
 * never came, that something in it failed, how long a phase of loading took, a web vital. Times are
 * milliseconds; `count` is how often the same failed since the last call, once when left out. The
 * server counts each once a session, and takes only what a signed-in session says of the version
 * that its account is given.
 */
export const reportSchema = v.variant('kind', [
  v.object({ ...release, kind: v.literal('visit') }),
  v.object({ ...release, kind: v.literal('neverShown') }),
  v.object({
    ...release,
    kind: v.literal('error'),
    message: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  }),
  v.object({ ...release, kind: v.literal('load'), phase: nameSchema, value: amountSchema }),
  v.object({ ...release, kind: v.literal('vital'), name: nameSchema, value: amountSchema }),
]);
export type Report = v.InferOutput<typeof reportSchema>;

/** Body of a call with reports. */
export const reportsSchema = v.object({
  reports: v.pipe(v.array(reportSchema), v.minLength(1), v.maxLength(50)),
});
