import { v5 } from 'uuid';

const namespace = '7a1c9b5e-6a0f-5d43-9f0c-3d6f3c1f0a11';

/** Id of a demo record: the same at every load, so that links to demo data keep working. */
export function idOf(...parts: readonly string[]): string {
  return v5(parts.join('/'), namespace);
}
