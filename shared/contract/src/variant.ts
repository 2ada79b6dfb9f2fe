import * as v from 'valibot';
import { startPageSchema } from './primitives.ts';

/** A variant's id: the name of its folder. */
export const variantIdSchema = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a word in small letters, digits and hyphens'),
);

const colour = v.pipe(
  v.string('must be a colour such as #0B6B64'),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0B6B64'),
);

/** The brand's colours in one theme; in CSS `--ui-brand-<name>`. */
export const brandSchema = v.strictObject({
  /** Filled buttons and the mark, with `hover`, `active` and the words on them. */
  solid: colour,
  hover: colour,
  active: colour,
  onSolid: colour,
  /** Links, selected words and the ring of the focus. */
  text: colour,
  /** Background of what is selected, the stronger one, and the border on either. */
  tint: colour,
  tint2: colour,
  edge: colour,
  /** Board beside the sign-in, and the lines on it. */
  deep: colour,
  deepLine: colour,
});
export type Brand = v.InferOutput<typeof brandSchema>;
export type BrandKey = keyof Brand;

/** The brand in both themes. */
export const rampSchema = v.strictObject({ light: brandSchema, dark: brandSchema });
export type Ramp = v.InferOutput<typeof rampSchema>;

const flag = v.boolean('must be true or false');

/** Switches of the product (annex B2). */
export const featuresSchema = v.strictObject({
  portNumber: flag,
  chat: flag,
  userGuide: flag,
  enableSmsLabel: flag,
});

/** What the sidebar has, by the ids of `navigation`; entries of further areas are `area.entry`. */
export const sidebarIds = [
  'numbers',
  'users',
  'teams',
  'company',
  'company-info',
  'e911',
  'usage',
  'blacklist',
  'company-numbers',
  'port',
  'compliance',
  'brands',
  'campaigns',
  'billing',
  'subscription',
  'billing-information',
  'call-credits',
  'international-call',
] as const;
const knownIds = new Set<string>(sidebarIds);
const ownEntry = /^[a-z][a-z0-9-]{1,30}\.\S+$/;

const sidebarId = v.pipe(
  v.string('must be the id of a sidebar entry'),
  v.check(
    (id) => knownIds.has(id) || ownEntry.test(id),
    `must be one of ${sidebarIds.join(', ')}, or area.entry of a further area`,
  ),
);
const entryLabel = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(40, 'must have at most 40 characters'),
);

/** How a variant changes the sidebar. */
export const navigationSchema = v.strictObject({
  /** What comes first, on each level; the others follow as they are. */
  order: v.optional(v.array(sidebarId, 'must be a list of sidebar entries'), []),
  /** Entries that are left out; their pages stay. */
  hidden: v.optional(v.array(sidebarId, 'must be a list of sidebar entries'), []),
  /** Words of entries, the same in every language; a text of the variant has one for each. */
  labels: v.optional(
    v.record(sidebarId, entryLabel, 'must be an object with a label for each entry'),
    {},
  ),
});
export type Navigation = v.InferOutput<typeof navigationSchema>;

/** Product variant as the browser knows it: name, features and brand (annex B2). */
export const variantSchema = v.object({
  id: variantIdSchema,
  name: v.string(),
  features: featuresSchema,
  /** The page that admins begin with who have chosen none; the users listing unless given. */
  startPage: v.optional(startPageSchema),
  brand: rampSchema,
  navigation: v.optional(navigationSchema),
});
export type Variant = v.InferOutput<typeof variantSchema>;
