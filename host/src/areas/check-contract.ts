import { contractVersion } from '@jackfield/contract';
import { satisfies } from './satisfies.ts';

/** Throws for a range of the contract that this portal is outside of. */
export function checkContract(range: string): void {
  if (satisfies(contractVersion, range)) return;
  throw new Error(`It needs contract ${range}, this portal has ${contractVersion}`);
}
