import type { Call } from './document.ts';

/** What stands for a value in the request of a call: a name in capitals, such as `$ID`. */
const standIn = (name: string) => `$${name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}`;

/** A call as a `curl` command, with names in capitals for what its caller fills in (KEY-02). */
export function exampleOf({ method, path, parameters, body }: Call, origin: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => standIn(name));
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${name}=${standIn(name)}`);
  const isVersioned = parameters.some(({ name }) => name === 'If-Match');
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${origin}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    '  -H "Authorization: Bearer $KEY"',
    ...(isVersioned ? [String.raw`  -H "If-Match: \"$VERSION\""`] : []),
    ...(body ? ['  -H "Content-Type: application/json"', '  -d @body.json'] : []),
  ];
  return lines.join(' \\\n');
}
