import * as v from 'valibot';

const address = v.optional(v.string(), '');

/**
 * A language that people may choose: its BCP 47 tag, its name in itself, and what names the bytes of
 * its texts; none for the language of the code, whose texts are in the code.
 */
export const languageSchema = v.object({
  tag: v.string(),
  name: v.string(),
  version: v.optional(v.string()),
});
export type Language = v.InferOutput<typeof languageSchema>;

/** Address of the texts of a language: those of some areas, or all of them (LANG-02). */
export const textsAddress = (
  { tag, version = '' }: Pick<Language, 'tag' | 'version'>,
  areas?: readonly string[],
): string => `/languages/${tag}.json?v=${version}${areas ? `&of=${areas.toSorted().join()}` : ''}`;

/** Cookie with the tag that this browser's person chose last; read before the sign-in. */
export const languageCookie = 'language';

/** Runtime configuration that the browser reads (annex F8); unknown keys are ignored. */
export const clientConfigSchema = v.object({
  apiUrl: address,
  authUrl: v.optional(v.string(), '/api'),
  hubUrl: v.optional(v.string(), '/hub'),
  accountUrl: address,
  helpUrl: address,
  portingUrl: address,
  /** Numbers move here by orders in the portal (PORT-01); else `portingUrl` leads away (OP-33). */
  portIn: v.optional(v.boolean(), false),
  resellerId: address,
  supportAddress: address,
  captchaSiteKey: address,
  /** Id of the variant. */
  variant: address,
  appVersion: v.optional(v.string(), '2.230.1'),
  storageUpdateChannel: v.optional(v.string(), 'stable'),
  chatEnabled: v.optional(v.boolean(), true),
  alternateChatEnabled: v.optional(v.boolean(), false),
  sipRequestEnabled: v.optional(v.boolean(), true),
  numberProviders: v.optional(v.string(), 'bandwidth,localNumber'),
  /** Names of people may hold apostrophe, hyphen and full stop (OP-127). */
  namePunctuation: v.optional(v.boolean(), false),
  bandwidthMinimum: v.optional(v.number(), 4),
  maxGreetings: v.optional(v.number(), 10),
  analyticsUrl: address,
  chatUrl: address,
  userGuideUrl: address,
  downloads: v.optional(
    v.object({
      windows: v.optional(v.string()),
      macos: v.optional(v.string()),
      ios: v.optional(v.string()),
      android: v.optional(v.string()),
    }),
    {},
  ),
  languages: v.optional(v.array(languageSchema), [{ tag: 'en', name: 'English' }]),
});
export type ClientConfig = v.InferOutput<typeof clientConfigSchema>;
