import {
  areaIdSchema,
  emailForm,
  featuresSchema,
  navigationSchema,
  rampSchema,
  remoteNameSchema,
  startPageSchema,
} from '@jackfield/contract';
import * as v from 'valibot';

const text = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(60, 'must have at most 60 characters'),
);

const svgFile = v.pipe(
  v.string('must name an SVG file of the folder, such as mark.svg'),
  v.regex(/^[a-z0-9][a-z0-9-]*\.svg$/i, 'must name an SVG file of the folder, such as mark.svg'),
);

const host = v.pipe(
  v.string('must be a host name such as portal.acme.example'),
  v.toLowerCase(),
  v.regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    'must be a host name such as portal.acme.example, without port',
  ),
);

const link = v.pipe(
  v.string('must be an address that begins with https://'),
  v.check(
    (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
    'must be an address that begins with https://',
  ),
);
const addressOrLink = v.union(
  [link, v.pipe(v.string(), v.regex(emailForm))],
  'must be an email address, or one that begins with https://',
);

/** Texts by message id. */
const texts = v.record(v.string(), v.string('must be a text'), 'must be an object of texts by id');
const language = v.pipe(
  v.string(),
  v.check(isLanguage, 'must be named by a language such as en or es'),
);

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

const area = v.pipe(
  areaIdSchema,
  v.check((name) => name.length > 1, 'must be named in small letters, digits and hyphens'),
);

const remote = v.pipe(
  v.string('must be the name of a remote, such as mfe-billing'),
  v.check(
    (name) => v.is(remoteNameSchema, name),
    'must be the name of a remote, such as mfe-billing',
  ),
);

/** What stands in `variant.json`; members that it does not know are refused. */
export const variantFileSchema = v.strictObject({
  /** Served where VARIANT names none. */
  default: v.optional(v.boolean('must be true or false'), false),
  /** Host names under which a portal shows this variant, whatever VARIANT names. */
  hosts: v.optional(v.array(host, 'must be a list of host names'), []),
  /** What people read as the product's name. */
  name: text,
  mark: svgFile,
  favicon: svgFile,
  brand: rampSchema,
  features: featuresSchema,
  /** The remote of each area. */
  remotes: v.pipe(
    v.record(area, remote, 'must be an object with a remote for each area'),
    v.check((remotes) => Object.keys(remotes).length > 0, 'must name one area at least'),
  ),
  /** Other names of areas than the remotes give themselves. */
  labels: v.optional(v.record(area, text, 'must be an object with a name for each area'), {}),
  /** Configuration per area, handed to the remote as it is. */
  config: v.optional(
    v.record(area, v.unknown(), 'must be an object with the configuration of each area'),
    {},
  ),
  /** Words of its own, by language and message id. */
  texts: v.optional(v.record(language, texts, 'must be an object with texts by language'), {}),
  navigation: v.optional(navigationSchema),
  /** Where links lead; the settings of the process count for what is left out. */
  addresses: v.optional(
    v.strictObject({
      help: v.optional(link),
      account: v.optional(link),
      porting: v.optional(link),
      support: v.optional(addressOrLink),
    }),
    {},
  ),
  /** Addresses of scripts of others; the settings of the process count for what is left out. */
  scripts: v.optional(
    v.strictObject({
      analytics: v.optional(link),
      chat: v.optional(link),
      userGuide: v.optional(link),
    }),
    {},
  ),
  startPage: v.optional(v.picklist(startPageSchema.options, 'must be home or users')),
});

/** A variant as its folder describes it. */
export interface VariantFile
  extends Omit<v.InferOutput<typeof variantFileSchema>, 'mark' | 'favicon'> {
  /** Name of the folder. */
  readonly id: string;
  /** A symbol element with the shapes of the mark. */
  readonly mark: string;
  /** The bytes of the favicon. */
  readonly favicon: Buffer;
}
