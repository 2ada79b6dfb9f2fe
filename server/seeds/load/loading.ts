import type { PriceList } from '../../src/areas/prices/price-list.ts';
import type { Tx } from '../../src/platform/database.ts';
import type { SecretBox } from '../../src/platform/secret-box.ts';
import type { DemoAccount, DemoPerson } from '../demo/shapes.ts';
import { idOf } from '../ids.ts';

/** Takes the bytes of a medium; the platform's storage in the product. */
export interface SeedStorage {
  put(tenantId: string, id: string, bytes: Buffer, contentType: string): Promise<void>;
}

/** One account on its way into the database. */
export interface Loading {
  readonly tx: Tx;
  readonly account: DemoAccount;
  readonly tenantId: string;
  readonly now: Date;
  /** Of the account's currency. */
  readonly prices: PriceList;
  /** Hash of the demo password, made once for everybody. */
  readonly passwordHash: string;
  readonly storage: SeedStorage | null;
  readonly secrets: SecretBox;
  /** Id of a record by kind and name, the same at every load. */
  id(...parts: readonly string[]): string;
}

/** Id of a demo account. */
export function tenantIdOf(account: DemoAccount): string {
  return idOf('tenant', account.key);
}

/** The tenant owner: the first person of an account. */
export function ownerOf(account: DemoAccount): DemoPerson {
  const owner = account.people[0];
  if (!owner) throw new Error(`${account.companyName} has nobody.`);
  return owner;
}

/** Full name as the server makes it. */
export function nameOf(person: DemoPerson): string {
  return `${person.firstName} ${person.lastName}`;
}
