import { satisfy } from '@module-federation/runtime/core';

/** Whether a semantic version lies in a range; an unreadable range is not satisfied. */
export function satisfies(version: string, range: string): boolean {
  try {
    return range.trim() !== '' && satisfy(version, range);
  } catch {
    return false;
  }
}
