import { clientConfigSchema, registrySchema } from '@jackfield/contract';
import { configAtom, store, variantAtom } from '@jackfield/runtime/core';
import * as v from 'valibot';

const pageDataSchema = v.object({
  registry: registrySchema,
  config: clientConfigSchema,
});

/** What the server inlined into the page: registry and configuration. */
export type PageData = v.InferOutput<typeof pageDataSchema>;

/** Reads the inlined data; throws when the page was not made by the portal's server. */
export function readPageData(from: Document = document): PageData {
  const text = from.getElementById('page-data')?.textContent ?? '{}';
  return v.parse(pageDataSchema, JSON.parse(text));
}

/** Hands configuration and variant to everything that reads them. */
export function applyPageData({ registry, config }: PageData): void {
  store.set(configAtom, config);
  store.set(variantAtom, registry.variant);
  document.documentElement.dataset['variant'] = registry.variant.id;
}
