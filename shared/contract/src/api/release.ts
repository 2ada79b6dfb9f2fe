import * as v from 'valibot';
import {
  areaIdSchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  releaseManifestSchema,
  remoteNameSchema,
  versionTextSchema,
} from '@jackfield/contract';

const source = ['docs/releasing.md'];
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Header of publishing: a token of RELEASE_TOKEN or RELEASE_TOKENS. */
export const releaseTokenHeader = 'x-release-token';
/** Name of the person or job behind a support key or release token, percent-encoded. */
export const staffNameHeader = 'x-staff-name';

/** One version of one remote. */
export const versionRefSchema = v.object({ remote: remoteNameSchema, version: versionTextSchema });
export type VersionRef = v.InferOutput<typeof versionRefSchema>;

const audienceOf = <Tenant extends v.GenericSchema<string>>(tenantSchema: Tenant) =>
  v.union([
    v.literal('all'),
    v.pipe(
      v.object({
        percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
        tenants: v.optional(v.pipe(v.array(tenantSchema), v.maxLength(200))),
      }),
      v.check(
        ({ percent, tenants }) => percent !== undefined || tenants !== undefined,
        'Name a percentage or tenants.',
      ),
    ),
  ]);

/** Who gets a version: everybody, or the named tenants first and then a share of the others. */
export const audienceSchema = audienceOf(idSchema);
export type Audience = v.InferOutput<typeof audienceSchema>;

/** The same as people say it: a tenant by its id, its company's name or a part of that. */
const askedAudienceSchema = audienceOf(
  v.pipe(v.string(), v.trim(), v.minLength(2, 'Name a company.'), v.maxLength(200)),
);

/** A tenant as staff know it. */
export const companySchema = v.object({ id: idSchema, name: v.string() });
export type Company = v.InferOutput<typeof companySchema>;

/** The 75th percentile over sessions, each with its last value: three of four were as fast or faster. */
const measureSchema = v.object({ count, p75: v.number() });

/** What signed-in sessions of a variant met with a version since a point in time; each counts once. */
export const healthSchema = v.object({
  /** Sessions that opened the area. */
  visits: count,
  /** Of these, sessions in which something of the area failed. */
  errors: count,
  /** Of these, sessions that entered the area and waited for its first page in vain. */
  neverShown: count,
  /** Milliseconds per phase: `shown` until the first page is painted, `entry`, `mount`, `part`. */
  loads: v.record(v.string(), measureSchema),
  /** Web vitals; milliseconds, CLS without unit. */
  vitals: v.record(v.string(), measureSchema),
  since: instantSchema,
});
export type Health = v.InferOutput<typeof healthSchema>;

const pointedSchema = v.object({ ...versionRefSchema.entries, health: healthSchema });

/** Sessions after which a canary is judged: of each version, or of the canary where none saw a page. */
export const judgedFrom = { each: 30, unseen: 5 } as const;

/** A version that a pointer names and the portal that answers can't run. */
export const misfitSchema = v.object({
  channel: v.picklist(['live', 'canary']),
  ...versionRefSchema.entries,
  /** What its host or server lacks, in words. */
  reason: v.string(),
  /** What people get instead; null when no version that was live before fits. */
  instead: v.nullable(versionRefSchema),
});
export type Misfit = v.InferOutput<typeof misfitSchema>;

/** What a variant serves in one area; `version` is for If-Match and 0 before the first move. */
export const pointerSchema = v.object({
  variant: v.string(),
  area: areaIdSchema,
  /** Remote that the variant's file names for the area. */
  remote: v.string(),
  version: count,
  live: v.nullable(pointedSchema),
  previous: v.nullable(versionRefSchema),
  canary: v.nullable(
    v.object({
      ...pointedSchema.entries,
      percent: v.number(),
      tenants: v.array(idSchema),
      /** The named tenants with their companies' names; left out are those that are gone. */
      companies: v.array(companySchema),
    }),
  ),
  /** The server rolls the canary back by itself when it is clearly worse. */
  autoRollback: v.boolean(),
  /** Sessions that it takes to judge a canary: of each version, or of its own if none saw a page. */
  judgedFrom: v.object({ each: count, unseen: count }),
  /** Of live and canary, what is held back until the portal fits it. */
  misfits: v.array(misfitSchema),
  movedByStart: v.boolean(),
  movedAt: v.nullable(instantSchema),
});
export type ReleasePointer = v.InferOutput<typeof pointerSchema>;

/** A page that a smoke opened, signed in, in a headless browser. */
const smokedPageSchema = v.object({
  path: v.string(),
  /** Milliseconds until its heading stood. */
  ms: count,
  painted: v.boolean(),
  /** What stood in the way; only of a page that did not paint. */
  reason: v.optional(v.string()),
});

/** What a smoke of a build saw. Who publishes signs it; the portal does not repeat it. */
export const smokeReportSchema = v.object({
  remote: remoteNameSchema,
  version: versionTextSchema,
  /** SHA-256 of the build's remote.json, which has the digest of every other file; hexadecimal. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** None of a remote that only offers parts. */
  pages: v.pipe(v.array(smokedPageSchema), v.maxLength(200)),
  /** Such as `Chromium 141.0.7390.54`. */
  browser: v.string(),
  /** Version of the host that showed the pages. */
  host: v.string(),
  at: instantSchema,
});
export type SmokeReport = v.InferOutput<typeof smokeReportSchema>;

/** `exempt` is what a portal found built in its own tree, or had before smokes were asked for. */
export const smokeStateSchema = v.picklist(['passed', 'missing', 'exempt']);
export type SmokeState = v.InferOutput<typeof smokeStateSchema>;

/** A published version. */
export const releaseSchema = v.object({
  ...versionRefSchema.entries,
  area: areaIdSchema,
  contract: v.string(),
  bytes: count,
  /** Whether its pages were seen to paint; see `smokeReportSchema`. */
  smoke: smokeStateSchema,
  /** Why this portal can't run it, in words; it is held until the portal can. */
  misfit: v.nullable(v.string()),
  publishedAt: instantSchema,
  publishedBy: v.string(),
  lastReferencedAt: instantSchema,
  /** Where a pointer names it, such as `direct live`, `partner canary`. */
  usedBy: v.array(v.string()),
  /** Set when the version may not run any more. */
  withdrawn: v.nullable(v.object({ at: instantSchema, by: v.string(), why: v.string() })),
});
export type Release = v.InferOutput<typeof releaseSchema>;

export const moveKinds = [
  'promote',
  'canary',
  'endCanary',
  'rollback',
  'autoRollback',
  'withdraw',
  'start',
] as const;

/** One move of a pointer, as the history keeps it. */
export const releaseMoveSchema = v.object({
  id: idSchema,
  at: instantSchema,
  who: v.string(),
  via: v.picklist(['ui', 'api', 'system']),
  variant: v.string(),
  area: areaIdSchema,
  kind: v.picklist(moveKinds),
  from: v.nullable(versionRefSchema),
  to: v.nullable(versionRefSchema),
  audience: v.nullable(v.unknown()),
  why: v.string(),
});
export type ReleaseMove = v.InferOutput<typeof releaseMoveSchema>;

const whySchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'Say why in a few words.'),
  v.maxLength(500),
);
const pointerParams = v.object({ variant: v.string(), area: v.string() });

export const listPointers = defineEndpoint('GET /api/releases', {
  id: 'release.status',
  summary: 'What each variant serves in each area, with canary and health of the last 24 hours.',
  source,
  answer: v.object({
    /** Variant of the portal that answers. */
    variant: v.string(),
    variants: v.array(
      v.object({ id: v.string(), name: v.string(), areas: v.array(pointerSchema) }),
    ),
  }),
});

const meant = v.optional(v.picklist(['true', 'false']));

/** Body: the gzipped tarball of a remote's dist folder with its smoke.json, `application/gzip`. */
export const publishRelease = defineEndpoint('POST /api/releases', {
  id: 'release.publish',
  summary: 'Publishes a built remote from its gzipped tarball; nothing live changes.',
  source,
  encoding: 'gzip',
  query: v.object({
    /** Paths of the live version may be missing. */
    dropRoutes: meant,
    /** The version may be far larger than the live one. */
    bigger: meant,
  }),
  status: 201,
  answer: v.object({
    ...releaseSchema.entries,
    /** Bytes of its files, without their compressed forms. */
    weight: count,
    /** The same of the versions that are live. */
    live: v.array(v.object({ version: versionTextSchema, weight: count })),
    /** What still works and is to go, in words. */
    warnings: v.optional(v.array(v.string())),
  }),
});

export const listReleases = defineEndpoint('GET /api/releases/versions', {
  id: 'release.list',
  summary: 'Published versions, newest first.',
  source,
  query: v.object({
    area: v.optional(areaIdSchema),
    remote: v.optional(remoteNameSchema),
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))),
  }),
  answer: listSchema(releaseSchema),
});

export const getRelease = defineEndpoint('GET /api/releases/versions/{remote}/{version}', {
  id: 'release.get',
  summary: 'A published version with its files, and its health and last messages in a variant.',
  source,
  params: v.object({ remote: v.string(), version: v.string() }),
  query: v.object({
    /** The variant of the portal that answers, unless given. */
    variant: v.optional(v.string()),
  }),
  answer: v.object({
    ...releaseSchema.entries,
    manifest: releaseManifestSchema,
    smokeReport: v.nullable(smokeReportSchema),
    files: v.array(v.object({ name: v.string(), size: count, sha256: v.string() })),
    health: healthSchema,
    messages: v.array(v.object({ message: v.string(), count, lastAt: instantSchema })),
  }),
});

export const getPointer = defineEndpoint('GET /api/releases/{variant}/{area}', {
  id: 'release.pointer',
  summary: 'What a variant serves in one area.',
  source,
  params: pointerParams,
  answer: pointerSchema,
});

export const promoteRelease = defineEndpoint('POST /api/releases/{variant}/{area}/promote', {
  id: 'release.promote',
  summary: 'Gives a published version to all tenants, a share of them, or named ones.',
  source,
  params: pointerParams,
  body: v.object({
    ...versionRefSchema.entries,
    audience: askedAudienceSchema,
    why: whySchema,
    autoRollback: v.optional(v.boolean()),
  }),
  versioned: true,
  answer: pointerSchema,
});

export const rollBackRelease = defineEndpoint('POST /api/releases/{variant}/{area}/rollback', {
  id: 'release.rollback',
  summary:
    'Ends the canary, or without one goes back: to the previous version, or to one that was live before.',
  source,
  params: pointerParams,
  body: v.pipe(
    v.object({
      why: whySchema,
      /** A version that was live before, of the remote that is live; a canary ends with it. */
      version: v.optional(versionTextSchema),
      /** So many versions back among those that were live, without withdrawn ones; likewise. */
      steps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
    }),
    v.check(
      ({ version, steps }) => version === undefined || steps === undefined,
      'Name a version or a number of steps, not both.',
    ),
  ),
  versioned: true,
  answer: pointerSchema,
});

export const withdrawRelease = defineEndpoint(
  'POST /api/releases/versions/{remote}/{version}/withdraw',
  {
    id: 'release.withdraw',
    summary:
      'Withdraws a version: it goes from every variant, and is never given, previewed or gone back to again.',
    source,
    params: v.object({ remote: v.string(), version: v.string() }),
    body: v.object({
      why: whySchema,
      /** Version of the same remote to go to where it is live; the previous one unless given. */
      instead: v.optional(versionTextSchema),
    }),
    answer: v.object({
      release: releaseSchema,
      /** The pointers that it left. */
      pointers: v.array(pointerSchema),
    }),
  },
);

/** Versions that a variant can go back to in an area, the last one first. */
export const listWaysBack = defineEndpoint('GET /api/releases/{variant}/{area}/back', {
  id: 'release.back',
  summary: 'Versions that were live before and may be live again, the last one first.',
  source,
  params: pointerParams,
  answer: v.object({
    versions: v.array(
      v.object({
        ...versionRefSchema.entries,
        /** What the portal lacks for it, so that it can't be chosen; null when it fits. */
        misfit: v.nullable(v.string()),
      }),
    ),
    /** Whether going back takes the area away from everybody, as its first version is live. */
    leadsToNothing: v.boolean(),
  }),
});

export const findCompanies = defineEndpoint('GET /api/releases/companies', {
  id: 'release.companies',
  summary: 'Companies whose name has these words, for the audience of a canary; 20 at most.',
  source,
  query: v.object({ search: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200)) }),
  answer: v.object({ items: v.array(companySchema), hasMore: v.boolean() }),
});

export const releaseHistory = defineEndpoint('GET /api/releases/{variant}/{area}/history', {
  id: 'release.history',
  summary: 'Moves of a pointer, newest first.',
  source,
  params: pointerParams,
  query: v.object({
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))),
    startAfter: v.optional(idSchema),
  }),
  answer: listSchema(releaseMoveSchema),
});
