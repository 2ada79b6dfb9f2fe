import {
  type CommandContext,
  type CommandsContribution,
  type Hit,
  paths,
} from '@jackfield/contract';
import { listBrands } from '@jackfield/contract/api/brand';
import { call, t } from '@jackfield/runtime';
import { commandMessages } from './messages.ts';

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { compliance } = paths.admin;
/** Brands that are offered. */
const most = 5;

const isOpen = ({ role, country }: CommandContext) => role === 'admin' && country === 'USA';

/** Pages about registrations for text messages; admins of USA accounts only (ROLE-11). */
export const commands: CommandsContribution['commands'] = (context) =>
  isOpen(context)
    ? [
        {
          id: 'brands',
          kind: 'page',
          label: t(commandMessages.brands),
          words: [t(commandMessages.words)],
          to: compliance.brands(),
        },
        {
          id: 'addBrand',
          kind: 'action',
          label: t(commandMessages.addBrand),
          words: [t(commandMessages.words)],
          to: compliance.addBrand(),
        },
      ]
    : [];

/** Brands by name. */
export async function search(
  query: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (!isOpen(context)) return [];
  const { items } = await call(listBrands, {}, { signal });
  const wanted = query.toLocaleLowerCase();
  return items
    .filter(({ brandName }) => brandName.toLocaleLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ id, brandName }) => ({
      id,
      group: t(commandMessages.brands),
      icon: 'brand',
      text: brandName,
      to: compliance.brand(id),
    }));
}
