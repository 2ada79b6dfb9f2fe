import type { Endpoint } from '@jackfield/contract';
import { publicPath } from '@jackfield/contract/published';
import { ApiError } from '../errors.ts';

interface Place {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** What the paths of the contract look like, with the methods that each takes. */
function placesOf(endpoints: Iterable<Endpoint>): Place[] {
  const methods = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, publicPath(endpoint)]) {
      if (path === null) continue;
      const source = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
      methods.set(source, [...(methods.get(source) ?? []), endpoint.method]);
    }
  }
  return [...methods].map(([source, taken]) => ({
    pattern: new RegExp(`^${source}/?$`, 'i'),
    methods: taken,
  }));
}

/** The refusal of an address that no route serves, with the methods of the address where it has some. */
export interface UnknownCall {
  readonly refusal: ApiError;
  /** Value of the Allow header; empty where the address is none of the contract. */
  readonly allow: string;
}

/**
 * Tells what no route took: 404 NOSUCHCALL for an address of nothing, 405 METHODNOTALLOWED for one of the
 * contract that is called otherwise. A route that finds nothing itself has 404 NOTFOUND.
 */
export function createUnknownCall(
  endpoints: ReadonlyMap<string, Endpoint>,
): (method: string, url: string) => UnknownCall {
  let places: Place[] = [];
  let known = -1;
  return (method, url) => {
    if (known !== endpoints.size) {
      places = placesOf(endpoints.values());
      known = endpoints.size;
    }
    const [path = ''] = url.split('?');
    const taken = places.filter(({ pattern }) => pattern.test(path));
    const methods = [...new Set(taken.flatMap((place) => place.methods))].sort();
    if (methods.includes(method)) return { refusal: new ApiError('NOTFOUND'), allow: '' };
    const code = methods.length === 0 ? 'NOSUCHCALL' : 'METHODNOTALLOWED';
    return { refusal: new ApiError(code), allow: methods.join(', ') };
  };
}
