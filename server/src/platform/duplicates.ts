import { refusals } from '@jackfield/contract';
import { type Message, t } from '@jackfield/texts';
import { duplicate } from './errors.ts';
import { commonTexts } from './texts.ts';

interface Rule {
  readonly field?: string;
  /** The code's own text without. */
  readonly message?: Message;
}

const byConstraint: Readonly<Record<string, Rule>> = {
  teammate_email: { field: 'email', message: refusals.emailExisted },
  team_name: { field: 'name' },
  device_mac: { field: 'macAddress' },
  ivr_menu_name: { field: 'name' },
  number_order_open: { message: commonTexts.orderUnderWay },
  extension_taken: { field: 'extension' },
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
    const rule = byConstraint[String(constraint)];
    if (rule === undefined) throw error;
    throw duplicate(rule.field, rule.message && t(rule.message));
  }
}
