import * as v from 'valibot';

/** The areas that remotes serve, in the order of the workspace. */
export const areaIds = ['numbers', 'people', 'billing', 'compliance', 'settings'] as const;
export type AreaId = (typeof areaIds)[number];

/** A feature of the sidebar that a remote brings. */
export const navigationEntrySchema = v.object({
  id: v.string(),
  label: v.string(),
  path: v.string(),
  /** lucide icon name known to the host. */
  icon: v.optional(v.string()),
});

export type NavigationEntry = v.InferOutput<typeof navigationEntrySchema>;

/** What a remote's `remote.json` says, checked at build and at publishing. */
export const remoteManifestSchema = v.object({
  name: v.string(),
  area: v.picklist(areaIds),
  /** Path prefixes that the remote owns; the longest prefix wins. */
  routes: v.array(v.string()),
  contract: v.string(),
  navigation: v.optional(v.array(navigationEntrySchema), []),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;

/** One area as a browser sees it. */
export const registryAreaSchema = v.object({
  area: v.picklist(areaIds),
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
  config: v.unknown(),
});
export type RegistryArea = v.InferOutput<typeof registryAreaSchema>;

/** Product variant: names, labels, features and brand (annex B2, ui.md section 14). */
export const variantSchema = v.object({
  id: v.picklist(['direct', 'partner']),
  name: v.string(),
  features: v.object({
    portNumber: v.boolean(),
    chat: v.boolean(),
    userGuide: v.boolean(),
    enableSmsLabel: v.boolean(),
  }),
});
export type Variant = v.InferOutput<typeof variantSchema>;

/** What the server inlines into the page and serves at `/registry`. */
export const registrySchema = v.object({
  variant: variantSchema,
  areas: v.array(registryAreaSchema),
});
export type Registry = v.InferOutput<typeof registrySchema>;
