import { contractVersion } from '@jackfield/contract';
import { satisfy } from '@module-federation/runtime/core';

/** Whether a semantic version lies in a range; an unreadable range is not satisfied. */
function satisfies(version: string, range: string): boolean {
  try {
    return range.trim() !== '' && satisfy(version, range);
  } catch {
    return false;
  }
}

/** Throws for a range of the contract that this portal is outside of. */
export function checkContract(range: string): void {
  if (satisfies(contractVersion, range)) return;
  throw new Error(`It needs contract ${range}, this portal has ${contractVersion}`);
}
