import type { Endpoint } from '@jackfield/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { valuesOf } from './fuzz/values.ts';
import { idParameters, type WholeAccount } from './whole-account.ts';

const seed = 4;
const known = { ids: [''], emails: ['ana@example.com'], texts: ['UTC'] };

/** Sign-in, releases and support have tests of their own; what is left are the pages of accounts. */
export const isOfPages = ({ id }: Endpoint): boolean =>
  !/^(account|support|staff|release|auth)\./.test(id);

/** Values that a schema takes; every id in them is one of the given. */
export function samplesOf(
  schema: v.GenericSchema | undefined,
  ids: readonly string[],
  numRuns = 1,
): unknown[] {
  if (schema === undefined) return [undefined];
  return fc.sample(valuesOf(schema, { ...known, ids }), { numRuns, seed });
}

/** A path of the account's own records; `ids` stand for some of its parameters. */
export function pathOf(
  endpoint: Endpoint,
  { ids: own }: WholeAccount,
  ids: Readonly<Record<string, string>> = {},
): string {
  const [rest = {}] = samplesOf(endpoint.params, [own.teammate]);
  const named = idParameters(endpoint).map(({ name, kind }) => [name, own[kind]] as const);
  const values: Record<string, unknown> = {
    ...(rest as object),
    ...Object.fromEntries(named),
    ...ids,
  };
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Schemas of the query of an endpoint by name. */
export function queryOf({ query }: Endpoint): Readonly<Record<string, v.GenericSchema>> {
  return query !== undefined && 'entries' in query
    ? (query.entries as Record<string, v.GenericSchema>)
    : {};
}

/** Members of a query that a call cannot do without. */
export function neededQuery(endpoint: Endpoint, own: WholeAccount): Record<string, string> {
  const needed = Object.entries(queryOf(endpoint)).filter(([, schema]) => !v.is(schema, undefined));
  return Object.fromEntries(
    needed.map(([name, schema]) => [
      name,
      String(name === 'tenantId' ? own.tenantId : samplesOf(schema, [own.ids.teammate])[0]),
    ]),
  );
}
