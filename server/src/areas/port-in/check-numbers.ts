import type { FieldError } from '@jackfield/contract';
import type { CheckedNumber } from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import { countryOfNumber } from '@jackfield/domain/phone-numbers';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Portability, PortInProvider } from '../../porting/provider.ts';
import { orderName } from './order.ts';
import { texts } from './texts.ts';

/** States of orders that no number moves by any more. */
const ended = ['done', 'partlyDone', 'cancelled'] as const;

/** Numbers that another open order of the account moves, with its name. */
export async function orderedElsewhere(
  tx: Tx,
  tenantId: string,
  numbers: readonly string[],
  own: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('port_number as n')
    .innerJoin('port_order as o', 'o.id', 'n.order_id')
    .select(['n.number as phone', 'o.number', 'o.id'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.number', 'in', numbers)
    .where('n.state', '<>', 'leftOut')
    .where('o.state', 'not in', ended)
    .execute();
  const others = rows.filter(({ id }) => id !== own);
  return new Map(others.map((row) => [row.phone, orderName(row)]));
}

/** Which of some numbers an account has here, over all accounts. */
export async function numbersHere(tx: Tx, numbers: readonly string[], now: Date) {
  const { rows } = await sql<{ number: string }>`
    select taken_numbers(${[...numbers]}, ${now}) as number`.execute(tx);
  return new Set(rows.map(({ number }) => number));
}

/** Why numbers cannot come, as far as this server knows it, by number. */
async function knownReasons(
  context: RequestContext,
  numbers: readonly string[],
  own: string | null,
): Promise<Map<string, string>> {
  const { tenantId, country } = signedIn(context);
  return context.read(async (tx) => {
    const ordered = await orderedElsewhere(tx, tenantId, numbers, own);
    const here = await numbersHere(tx, numbers, context.clock.now());
    const mine = await tx
      .selectFrom('phone_number')
      .select('number')
      .where('tenant_id', '=', tenantId)
      .where('number', 'in', [...numbers])
      .execute();
    const reasons = new Map<string, string>();
    for (const number of numbers) {
      const order = ordered.get(number);
      if (countryOfNumber(number, country) !== country) {
        reasons.set(number, t(texts.notHere));
      } else if (mine.some((one) => one.number === number)) {
        reasons.set(number, t(texts.alreadyYours));
      } else if (here.has(number)) reasons.set(number, t(texts.servedHere));
      else if (order !== undefined) reasons.set(number, t(texts.inOrder, { order }));
    }
    return reasons;
  });
}

const unavailable = () => new ApiError('PROVIDERUNAVAILABLE');

/** Which numbers can come here, in their order (PORT-01). Throws 503 without the provider. */
export async function checkNumbers(
  portIn: PortInProvider,
  context: RequestContext,
  wanted: readonly string[],
  own: string | null = null,
): Promise<CheckedNumber[]> {
  const numbers = [...new Set(wanted)];
  const reasons = await knownReasons(context, numbers, own);
  const asked = numbers.filter((number) => !reasons.has(number));
  const answers = await portIn.check(signedIn(context).tenantId, asked).catch((): Portability[] => {
    throw unavailable();
  });
  const byNumber = new Map(answers.map((answer) => [answer.number, answer]));
  return numbers.map((number) => {
    const { carrier = null, obstacle = null } = byNumber.get(number) ?? {};
    const reason = reasons.get(number) ?? (obstacle && t(texts[obstacle]));
    if (reason !== null) return { number, canMove: false, carrier: null, reason };
    // Not every provider says who it is.
    return { number, canMove: true, carrier: carrier ?? t(texts.currentCarrier), reason };
  });
}

/**
 * The one carrier that numbers leave. Throws 400 at each number that cannot move, or is at another
 * carrier than the rest; `placeOf` is the path of a number in the body.
 */
export function carrierOf(
  checked: readonly CheckedNumber[],
  placeOf: (number: string) => string,
  known: string | null = null,
): string {
  const carrier = known ?? checked.find((one) => one.carrier !== null)?.carrier ?? '';
  const errors = checked.flatMap(({ number, carrier: other, reason }): FieldError[] => {
    const field = placeOf(number);
    if (reason !== null) return [{ code: 'INVALID', field, message: reason }];
    if (other === carrier || other === null) return [];
    const message = t(texts.otherCarrier, { number: formatPhone(number), other, carrier });
    return [{ code: 'INVALID', field, message }];
  });
  if (errors.length > 0) throw new ApiError('INVALIDINPUT', { errors });
  return carrier;
}
