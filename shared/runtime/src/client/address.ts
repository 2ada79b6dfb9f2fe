import type { ClientConfig, Endpoint } from '@jackfield/contract';

type Members = Record<string, unknown>;

/** Calls that the specification puts below the configured auth address (OP-09). */
const belowAuth: readonly string[] = ['user.confirmEmail', 'connect.impersonate'];

/** Address of a call: configured base, path with its parameters filled in, query (API-02). */
export function addressOf(
  endpoint: Endpoint,
  config: Pick<ClientConfig, 'apiUrl' | 'authUrl'>,
  params: Members = {},
  query: Members = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const base = belowAuth.includes(endpoint.id)
    ? config.authUrl + path.slice('/api'.length)
    : config.apiUrl + path;
  const text = search.toString();
  return text ? `${base}${base.includes('?') ? '&' : '?'}${text}` : base;
}
