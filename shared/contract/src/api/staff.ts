import * as v from 'valibot';
import {
  areaIdSchema,
  defineEndpoint,
  instantSchema,
  releaseManifestSchema,
} from '@jackfield/contract';
import { versionRefSchema } from './release.ts';

const source = ['docs/releasing.md'];

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * What one browser of staff gets in an area instead of the released version: a published version,
 * or outside production the build at an address of this machine.
 */
export const overrideSchema = v.union([
  versionRefSchema,
  v.object({
    /** Origin of a development server, such as http://localhost:3005. */
    address: v.pipe(v.string(), v.regex(loopback, 'Name an origin such as http://localhost:3005.')),
    /** The build's remote.json; fetched from the address when left out. */
    manifest: v.optional(releaseManifestSchema),
  }),
]);
export type Override = v.InferOutput<typeof overrideSchema>;

/** Overrides of a browser by area. */
export const overridesSchema = v.record(areaIdSchema, overrideSchema);
export type Overrides = v.InferOutput<typeof overridesSchema>;

export const staffSessionSchema = v.object({
  /** Null when nobody of staff is signed in with this browser. */
  staff: v.nullable(v.object({ name: v.string(), expiresAt: instantSchema })),
  overrides: overridesSchema,
});
export type StaffSession = v.InferOutput<typeof staffSessionSchema>;

export const startStaffSession = defineEndpoint('POST /api/support/session', {
  id: 'staff.signIn',
  summary: 'Signs staff in with the support key, for the calls about releases.',
  source,
  body: v.object({
    key: v.pipe(v.string(), v.maxLength(500)),
    name: v.pipe(v.string(), v.trim(), v.minLength(2, 'Say who you are.'), v.maxLength(100)),
  }),
  status: 201,
  answer: staffSessionSchema,
});

export const getStaffSession = defineEndpoint('GET /api/support/session', {
  id: 'staff.get',
  summary: 'Who of staff is signed in with this browser, and what it overrides.',
  source,
  answer: staffSessionSchema,
});

export const endStaffSession = defineEndpoint('DELETE /api/support/session', {
  id: 'staff.signOut',
  summary: 'Signs staff out; the overrides end with it.',
  source,
});

export const setOverrides = defineEndpoint('PUT /api/releases/override', {
  id: 'staff.setOverrides',
  summary: 'Replaces the overrides of this browser.',
  source,
  body: v.object({ areas: overridesSchema }),
  answer: staffSessionSchema,
});

export const clearOverrides = defineEndpoint('DELETE /api/releases/override', {
  id: 'staff.clearOverrides',
  summary: 'Gives this browser the released versions again.',
  source,
});
