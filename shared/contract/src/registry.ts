import * as v from 'valibot';
import { contributionKindSchema } from './contributions.ts';
import { callShapesSchema } from './fit/shape-schema.ts';
import { partNameSchema } from './parts.ts';
import { daySchema, roleSchema } from './primitives.ts';
import { variantSchema } from './variant.ts';

/** An area's name: a word in small letters, the key of a variant's `remotes`. */
export const areaIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'An area is named in small letters, digits and hyphens.'),
);
export type AreaId = v.InferOutput<typeof areaIdSchema>;

/** An area's name as people read it. */
const labelSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** An entry that a remote adds to the sidebar, below those of the specification. */
export const navigationEntrySchema = v.object({
  id: v.string(),
  label: labelSchema,
  /** Path of the page; below one of the remote's routes. */
  path: v.string(),
});

/** A note about something new: enough to know whether a person has read it, without its words. */
const newsEntrySchema = v.object({
  /** The same for good, and unique in the remote. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'A note is named in small letters.')),
  /** The day since when it is there. */
  on: daySchema,
  /** Whom it is for; everybody who may open the area unless given. */
  who: v.optional(v.pipe(v.array(roleSchema), v.minLength(1))),
});
export type NewsEntry = v.InferOutput<typeof newsEntrySchema>;

const hasOwnIds = (notes: NewsEntry[]) => new Set(notes.map(({ id }) => id)).size === notes.length;

/** Every page carries it, so that old notes make room for new ones. */
const newsSchema = v.pipe(
  v.array(newsEntrySchema),
  v.maxLength(20, 'A release lists at most 20 notes.'),
  v.check(hasOwnIds, 'Two notes have the same id.'),
);

/** What a remote's `remote.json` says, checked at build and at publishing. */
export const remoteManifestSchema = v.object({
  name: v.string(),
  area: areaIdSchema,
  /** What people read where the area is named, for example when it cannot be opened. */
  label: labelSchema,
  /** Path prefixes that the remote owns; the longest prefix wins. */
  routes: v.array(v.string()),
  contract: v.string(),
  navigation: v.optional(v.array(navigationEntrySchema), []),
  /** Parts that the remote offers to others, each with its module. */
  parts: v.optional(v.record(partNameSchema, v.string())),
  /** What the remote adds to pages of the host, by kind, each with its module. */
  contributions: v.optional(v.record(contributionKindSchema, v.string())),
  /** Module of the first rows that the server paints, one per listing. */
  firstRows: v.optional(v.string()),
  /** Notes about what is new; their words are in the module of the contribution `news`. */
  news: v.optional(newsSchema),
  /** Parts that the remote shows; a portal that has none of that name does not take it. */
  needs: v.optional(v.array(partNameSchema)),
});

/** Name of a remote's package, such as `mfe-billing`. */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,62}$/, 'A remote is named in small letters, digits and hyphens.'),
);

/** Version of a build: the hash of its files, or any text of letters, digits, dots and hyphens. */
export const versionTextSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?!dev$)[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*$/i,
    'A version is letters, digits, dots and hyphens, and not "dev".',
  ),
  v.maxLength(64, 'A version has at most 64 characters.'),
);

const integritySchema = v.pipe(
  v.string(),
  v.startsWith('sha384-', 'The integrity is a sha384 digest.'),
);

/** What a browser loads of a part or contribution, beside the entry of its remote. */
const moduleFilesSchema = v.object({
  /** Files of the module, each with its subresource integrity; none in a build from source. */
  files: v.array(v.object({ file: v.string(), integrity: integritySchema })),
});
const partsSchema = v.record(partNameSchema, moduleFilesSchema);
const contributionsSchema = v.record(contributionKindSchema, moduleFilesSchema);

/** What a page needs beside the entry of its remote, so that the portal can ask for all of it at once. */
const pageFilesSchema = v.object({
  /** Files with the digests by which the entry asks for them; another one would load them twice. */
  files: v.array(v.object({ file: v.string(), integrity: v.string() })),
  /** Shared modules of the host. */
  shared: v.array(v.string()),
});
export type PageFiles = v.InferOutput<typeof pageFilesSchema>;

/** Script and style of the first rows, for the server alone, and the patterns of their pages. */
const firstRowsSchema = v.object({
  patterns: v.array(v.string()),
  files: v.array(v.object({ file: v.string(), integrity: integritySchema })),
});

/** What a build takes of a portal, as its compiler saw it. */
const usesSchema = v.object({
  /** Names by the shared module that they are taken from. */
  names: v.record(v.string(), v.array(v.string())),
  /** Calls of the API, such as `GET /api/team/{id}`. */
  calls: v.array(v.string()),
  /** Numbers of the types of names, by module; `paths.users` is a member of `paths`. */
  types: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** What the calls take and answer. */
  shapes: v.optional(v.record(v.string(), callShapesSchema)),
  /** Events of the bus that are sent or heard, and kinds of records whose changes are followed. */
  events: v.optional(v.object({ bus: v.array(v.string()), live: v.array(v.string()) })),
  /** Custom properties that its styles read from the host's theme, such as `--ui-line`. */
  tokens: v.optional(v.array(v.string())),
});

/** The `remote.json` of a build: what the remote says of itself, and what its files are. */
export const releaseManifestSchema = v.object({
  ...remoteManifestSchema.entries,
  name: remoteNameSchema,
  version: v.string(),
  entry: v.literal('remoteEntry.js', 'The entry is remoteEntry.js.'),
  /** Subresource integrity of the entry. */
  integrity: integritySchema,
  preload: v.array(v.string()),
  /** What each page loads, by the pattern of its address. */
  pages: v.optional(v.record(v.string(), pageFilesSchema)),
  /** Modules that the remote takes from the host, with the version range it was built for. */
  shared: v.record(v.string(), v.string()),
  parts: v.optional(partsSchema),
  contributions: v.optional(contributionsSchema),
  firstRows: v.optional(firstRowsSchema),
  /** What the build takes by name; a portal that lacks one of them does not take the version. */
  uses: v.optional(usesSchema),
  /** Every file of the build with its digest. */
  files: v.optional(v.record(v.string(), integritySchema)),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>;

/** One area as a browser sees it. */
export const registryAreaSchema = v.object({
  area: areaIdSchema,
  label: v.string(),
  name: v.string(),
  version: v.string(),
  /** Address of the federation entry, same origin. */
  entry: v.string(),
  /** Subresource integrity of the entry; a mismatch fails closed. */
  integrity: v.string(),
  /** Files that the first page of the area needs, for preload links. */
  preload: v.array(v.string()),
  routes: v.array(v.string()),
  contract: v.string(),
  navigation: v.array(navigationEntrySchema),
  /** Parts that the area offers to others. */
  parts: v.optional(partsSchema),
  /** What the area adds to pages of the host. */
  contributions: v.optional(contributionsSchema),
  /** Notes about what is new, of the version that this browser gets. */
  news: v.optional(newsSchema),
  config: v.unknown(),
  /** True when staff chose another version for this browser than the released one. */
  override: v.optional(v.boolean()),
  /** Why this portal can't run any version of the area, in words; it is not to be loaded then. */
  misfit: v.optional(v.string()),
});
export type RegistryArea = v.InferOutput<typeof registryAreaSchema>;

/** What the server inlines into the page and serves at `/registry`. */
export const registrySchema = v.object({
  /** Version of the host's build; the versions of the areas fit it. */
  host: v.optional(v.string()),
  variant: variantSchema,
  areas: v.array(registryAreaSchema),
  /** Versions that may not run any more; a page that has one of them loads anew when it can. */
  withdrawn: v.optional(v.array(v.object({ name: v.string(), version: v.string() }))),
});
export type Registry = v.InferOutput<typeof registrySchema>;
