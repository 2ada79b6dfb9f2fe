import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaIdSchema, variantSchema } from '@jackfield/contract';
import * as v from 'valibot';

/** A variant's file: what the browser sees of it, and which remote serves each area. */
export const variantFileSchema = v.object({
  ...variantSchema.entries,
  remotes: v.record(areaIdSchema, v.string()),
  /** Other names of areas than the remotes give themselves. */
  labels: v.optional(v.record(areaIdSchema, v.string()), {}),
  /** Configuration per area, handed to the remote as it is. */
  config: v.optional(v.record(v.string(), v.unknown()), {}),
});
export type VariantFile = v.InferOutput<typeof variantFileSchema>;

/** Reads all variants of a folder by id; a wrong file stops the start. */
export function readVariants(folder: string): Map<string, VariantFile> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => {
      const file = v.parse(variantFileSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return [file.id, file];
    }),
  );
}
