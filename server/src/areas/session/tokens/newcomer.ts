import type { Tx } from '../../../platform/database.ts';

/** Somebody whom a provider brings and nobody here knows. */
interface Newcomer {
  readonly tenantId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes a newcomer a standard user, in the transaction; answers the id. */
export type MakePerson = (tx: Tx, newcomer: Newcomer) => Promise<string>;
