import { required } from '@jackfield/contract';
import { mostPortNumbers, type PortOrder } from '@jackfield/contract/api/port-in';
import { checkAddress } from '@jackfield/domain/address-rules';
import { formatList, t } from '@jackfield/runtime';
import { stepOf, withFaults } from '@jackfield/records/steps-page';
import * as v from 'valibot';
import { formMessages as messages } from '../messages.ts';
import { dateFault } from '../port-date/port-dates.ts';
import { hasTarget, type Portability, type PortValues, typedPortSchema } from './values.ts';

/** Steps of the form of an order, and what each asks for (PORT-01). */
export const portSteps = [
  { id: 'numbers', fields: ['numbers'] },
  { id: 'account', fields: ['accountNumber', 'billName', 'contactName', 'serviceAddress'] },
  { id: 'calls', fields: ['targets'] },
  { id: 'bill', fields: ['bill'] },
  { id: 'letter', fields: ['letter'] },
  { id: 'date', fields: ['wantedDate'] },
] as const;
export type PortStep = (typeof portSteps)[number]['id'];

/** A service address is a place, as one that help is sent to. */
export const addressRules = { format: 'two', isMandatory: true } as const;

type Fault = readonly [path: string, message: string];

function numberFault(numbers: readonly string[], known: Portability): string | null {
  if (numbers.length === 0) return t(messages.needsNumber);
  if (numbers.length > mostPortNumbers) return t(messages.tooMany, { most: mostPortNumbers });
  const checked = numbers.flatMap((number) => known.get(number) ?? []);
  if (checked.some(({ canMove }) => !canMove)) return t(messages.removeFirst);
  const carriers = [...new Set(checked.flatMap(({ carrier }) => carrier ?? []))];
  if (carriers.length < 2) return null;
  return t(messages.twoCarriers, { carriers: formatList(carriers) });
}

function accountFaults(values: PortValues): Fault[] {
  const lines = (['accountNumber', 'billName', 'contactName'] as const).flatMap((field): Fault[] =>
    values[field].trim() === '' ? [[field, required(field)()]] : [],
  );
  // The address form says each itself.
  const address = Object.keys(checkAddress(values.serviceAddress, addressRules));
  return [...lines, ...address.map((field): Fault => [`serviceAddress.${field}`, field])];
}

/** Rules of the form: what is typed, and what is stored beside it, the bill and the letter. */
export const portRules = (order: PortOrder | null, known: Portability) =>
  withFaults<PortValues>(typedPortSchema, (values) => {
    const { numbers, targets, wantedDate } = values;
    const number = numberFault(numbers, known);
    const date = order && dateFault(wantedDate, order.dates);
    return [
      ...(number === null ? [] : [['numbers', number] as const]),
      ...accountFaults(values),
      ...numbers.flatMap((one): Fault[] =>
        hasTarget(targets[one]) ? [] : [[`targets.${one}`, t(messages.needsTarget)]],
      ),
      ...(order?.bill ? [] : [['bill', t(messages.needsBill)] as const]),
      ...(order?.letter?.isCurrent ? [] : [['letter', t(messages.needsSignature)] as const]),
      ...(date === null ? [] : [['wantedDate', date] as const]),
    ];
  });

/** What the server refused, as the form knows it: targets by number. */
export const refusedOf = (
  refused: Readonly<Record<string, string>>,
  { numbers }: Pick<PortValues, 'numbers'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refused).map(([path, message]) => {
      const at = /^numbers[.[](\d+)\]?\.target/.exec(path)?.[1];
      if (at !== undefined) return [`targets.${numbers[Number(at)]}`, message];
      return [path.startsWith('numbers') ? 'numbers' : path, message];
    }),
  );

/** Steps of a stored draft that hold all that they ask for, up to the first that does not. */
export function seenSteps(schema: v.GenericSchema<PortValues>, values: PortValues): string[] {
  const faulty = new Set(
    (v.safeParse(schema, values).issues ?? []).map((issue) =>
      stepOf(portSteps, v.getDotPath(issue) ?? ''),
    ),
  );
  const first = portSteps.findIndex(({ id }) => faulty.has(id));
  return portSteps.slice(0, first === -1 ? -1 : first).map(({ id }) => id);
}
