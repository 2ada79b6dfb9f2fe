import { allowNamePunctuation, clientConfigSchema, registrySchema } from '@jackfield/contract';
import { configAtom, loadCatalogue, store, variantAtom } from '@jackfield/runtime/core';
import { sourceLanguage } from '@jackfield/texts';
import * as v from 'valibot';

const pageDataSchema = v.object({
  registry: registrySchema,
  config: clientConfigSchema,
  /** The variant's own words in the language of the code; those of others come with them. */
  texts: v.optional(v.record(v.string(), v.string()), {}),
});

/** What the server inlined into the page: registry, configuration and the variant's words. */
export type PageData = v.InferOutput<typeof pageDataSchema>;

/** Reads the inlined data; throws when the page was not made by the portal's server. */
export function readPageData(from: Document = document): PageData {
  const text = from.getElementById('page-data')?.textContent ?? '{}';
  return v.parse(pageDataSchema, JSON.parse(text));
}

/** Hands configuration, variant and its words to everything that reads them. */
export function applyPageData({ registry, config, texts }: PageData): void {
  loadCatalogue(sourceLanguage, texts);
  store.set(configAtom, config);
  allowNamePunctuation(config.namePunctuation);
  store.set(variantAtom, registry.variant);
  document.documentElement.dataset['variant'] = registry.variant.id;
}
