import type { Status } from '@jackfield/contract';
import { common, t } from '@jackfield/runtime';

/** A person or team as pickers know it. */
export interface Picked {
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  /** People whom an admin sees; standard users read names alone (annex C3). */
  readonly status?: Status;
  readonly profileImage?: string | null;
}

/** An item of the lists: whole for admins, its name for standard users. */
interface Listed {
  readonly id: string;
  readonly extension: string;
  readonly name?: string;
  readonly fullName?: string;
  readonly status?: Status;
  readonly profileImage?: string | null;
}

/** What pickers show of an item, whoever reads it. */
export function pickedOf({ id, extension, name, fullName, status, profileImage }: Listed): Picked {
  return {
    id,
    extension,
    name: fullName ?? name ?? '',
    ...(status && { status }),
    ...(profileImage !== undefined && { profileImage }),
  };
}

/** Says of people whose phones do not ring how they stand; undefined for all others. */
export function standingOf(status: Status | undefined): string | undefined {
  if (status === 'pending') return t(common.pending);
  return status === 'suspended' ? t(common.suspended) : undefined;
}
