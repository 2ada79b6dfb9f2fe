import type { Endpoint } from '@jackfield/contract';
import fc, { type Arbitrary } from 'fast-check';
import { asText, type Mutation, mutations, spoil } from './mutations.ts';
import { type Known, valuesOf } from './values.ts';

/** A call to make. */
export interface FuzzRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly version: number;
}

const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const membersOf = (value: unknown): [string, string][] =>
  isMembers(value)
    ? Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => [name, asText(member)])
    : [];

/** Text as one part of an address; what UTF-8 cannot write becomes the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');

function pathOf({ path }: Endpoint, params: unknown): string {
  const given = Object.fromEntries(membersOf(params));
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encoded(given[name] || 'x'));
}

function queryOf(query: unknown): string {
  const pairs = membersOf(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function payloadOf(endpoint: Endpoint, body: unknown): [type: string, payload: string | Buffer] {
  if (endpoint.encoding === 'form') {
    const pairs = membersOf(body).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
    return ['application/x-www-form-urlencoded', pairs.join('&')];
  }
  if (endpoint.encoding === undefined || endpoint.encoding === 'json') {
    return ['application/json', JSON.stringify(body) ?? ''];
  }
  return [`application/${endpoint.encoding}`, Buffer.from(asText(body))];
}

function requestOf(endpoint: Endpoint, parts: Parts): FuzzRequest {
  const headers: Record<string, string> = { 'x-jackfield': '1', 'if-match': `"${parts.version}"` };
  const path = pathOf(endpoint, parts.params) + queryOf(parts.query);
  if (endpoint.method === 'GET' || endpoint.body === undefined) {
    return { path, headers, payload: undefined };
  }
  const [type, payload] = payloadOf(endpoint, parts.body);
  return { path, headers: { ...headers, 'content-type': type }, payload };
}

function partsOf(endpoint: Endpoint, known: Known): Arbitrary<Parts> {
  const values = (schema: Endpoint['body']) =>
    schema === undefined ? fc.constant(undefined) : valuesOf(schema, known);
  return fc.record(
    {
      params: values(endpoint.params),
      query: values(endpoint.query),
      body: values(endpoint.body),
      version: fc.constantFrom(1, 1, 1, 2),
    },
    { noNullPrototype: true },
  );
}

/** Requests that the schemas of an endpoint accept. */
export function validRequests(endpoint: Endpoint, known: Known): Arbitrary<FuzzRequest> {
  return partsOf(endpoint, known).map((parts) => requestOf(endpoint, parts));
}

/** Valid requests of which one part is spoilt: parameters, query or body. */
export function mutatedRequests(endpoint: Endpoint, known: Known): Arbitrary<FuzzRequest> {
  const spoilt = (parts: Parts, where: 'params' | 'query' | 'body', how: Mutation) =>
    requestOf(endpoint, { ...parts, [where]: spoil(parts[where] ?? {}, how) });
  const places = (['params', 'query', 'body'] as const).filter(
    (where) => where === 'query' || endpoint[where] !== undefined,
  );
  return fc
    .tuple(partsOf(endpoint, known), fc.constantFrom(...places), mutations)
    .map(([parts, where, how]) => spoilt(parts, where, how));
}
