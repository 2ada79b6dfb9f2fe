import type { FieldError } from '@jackfield/contract';
import { ApiError } from './errors.ts';

const byConstraint: Readonly<Record<string, FieldError>> = {
  teammate_email: { code: 'DUPLICATE', field: 'email', message: 'This email is existed' },
  team_name: { code: 'DUPLICATE', field: 'name', message: 'This input is exited' },
  device_mac: { code: 'DUPLICATE', field: 'macAddress', message: 'This input is exited' },
  ivr_menu_name: { code: 'DUPLICATE', field: 'name', message: 'This input is exited' },
  number_order_open: { code: 'DUPLICATE', message: 'An order is under way already.' },
  extension_taken: { code: 'DUPLICATE', field: 'extension', message: 'This input is exited' },
};

/**
 * Makes a broken unique rule of people, devices, teams and orders the refusal that names its field
 * (VAL-15, VAL-17, OP-125).
 */
export async function namingDuplicates<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
    const refused = byConstraint[String(constraint)];
    if (refused === undefined) throw error;
    throw new ApiError('DUPLICATE', {
      errors: [refused],
      ...(refused.message !== undefined && { message: refused.message }),
    });
  }
}
