import { tollFreePrefixes } from '@jackfield/domain/number-search';
import { defineMessages, type Message, t } from '@jackfield/texts';
import type { ColumnType } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type {
  Portability,
  PortAnswer,
  PortFault,
  PortInProvider,
  SentPortOrder,
} from './provider.ts';

/** What the sandbox keeps of an order: its verdict, and no secret of it. */
interface KeptOrder {
  readonly numbers: readonly string[];
  readonly wantedAt: string;
  readonly faults: readonly PortFault[];
}

interface SandboxPortOrderTable {
  reference: string;
  sent: ColumnType<KeptOrder | null, string | null | undefined, string | null>;
  sent_at: Date;
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../platform/tables.ts' {
  interface Tables {
    sandbox_port_order: SandboxPortOrderTable;
  }
}

/** What the other carriers say, in their words. */
const texts = defineMessages('server.porting', {
  account: 'Account number not found.',
  address: 'Service address mismatch on TN {number}.',
  name: 'Customer name mismatch.',
  pin: 'PIN does not match.',
  protected: 'Port protection is on for TN {number}.',
  stays: 'Number not released by the donor switch.',
  unit: 'Service address incomplete: unit missing.',
});

/** How long the other carrier looks at an order, and how long numbers take to move. */
const lookTime = 60_000;
const moveTime = 15 * 60_000;

/** Area codes of Alaska and Hawaii. */
const notServed = ['907', '808'];
/** Area codes of Alabama. */
const gulfCoast = ['205', '251', '256', '334', '659', '938'];

const areaCode = (number: string) => number.slice(2, 5);
const digits = (text: string) => text.replaceAll(/\D/g, '');

function portabilityOf(number: string): Portability {
  const code = areaCode(number);
  const cannot = (obstacle: NonNullable<Portability['obstacle']>) => ({
    number,
    carrier: null,
    obstacle,
  });
  if ((tollFreePrefixes as readonly string[]).includes(code)) return cannot('tollFree');
  if (notServed.includes(code)) return cannot('notServed');
  if (number.endsWith('0000')) return cannot('unknown');
  const carrier = gulfCoast.includes(code) ? 'Gulf Coast Telecom' : 'Continental Telephone';
  return { number, carrier, obstacle: null };
}

/** What is wrong with the account at the other carrier. */
function accountFaults({ numbers, accountNumber, pin, billName }: SentPortOrder): PortFault[] {
  const faults: PortFault[] = [];
  const of = (field: PortFault['field'], says: Message, cause: PortFault['cause']) =>
    faults.push({ field, number: null, says: t(says), cause });
  const ported = numbers.flatMap(({ number }) => [digits(number), digits(number).slice(1)]);
  if (ported.includes(digits(accountNumber))) {
    of('accountNumber', texts.account, 'accountIsNumber');
  } else if (accountNumber.endsWith('0000')) {
    of('accountNumber', texts.account, 'accountUnknown');
  }
  if (pin === '0000') of('pin', texts.pin, 'pin');
  if (billName.includes('sandbox:name')) of('billName', texts.name, 'name');
  return faults;
}

/**
 * What the sandbox finds wrong with an order, as documented for trials (docs/operating.md): what
 * follows from the order alone, so that a correction corrects it.
 */
function faultsOf(order: SentPortOrder): PortFault[] {
  const faults = accountFaults(order);
  const { houseNumber, addressLine2 } = order.serviceAddress;
  if (houseNumber === '1' && addressLine2 === '') {
    const says = t(texts.unit);
    faults.push({ field: 'serviceAddress', number: null, says, cause: 'unitMissing' });
  }
  for (const { number, serviceAddress } of order.numbers) {
    const shown = digits(number).slice(1);
    if (number.endsWith('57') && serviceAddress.city === order.serviceAddress.city) {
      const says = t(texts.address, { number: shown });
      faults.push({ field: 'serviceAddress', number, says, cause: 'otherAddress' });
    }
    if (number.endsWith('58')) {
      const says = t(texts.protected, { number: shown });
      faults.push({ field: 'number', number, says, cause: 'protected' });
    }
  }
  return faults;
}

const staysBehind = (number: string) => number.endsWith('59');

function moved(numbers: readonly string[]): PortAnswer {
  return {
    state: 'moved',
    servedBy: 'localNumber',
    moved: numbers.filter((number) => !staysBehind(number)),
    failed: numbers.filter(staysBehind).map((number) => ({ number, says: t(texts.stays) })),
  };
}

function answerOf({ numbers, wantedAt, faults }: KeptOrder, sentAt: Date, now: Date): PortAnswer {
  const looked = new Date(sentAt.getTime() + lookTime);
  if (now < looked) return { state: 'open', askAt: looked };
  if (faults.length > 0) return { state: 'rejected', faults };
  const movesAt = new Date(wantedAt);
  if (now < movesAt) return { state: 'dated', movesAt, askAt: movesAt };
  const arrived = new Date(movesAt.getTime() + moveTime);
  if (now >= arrived) return moved(numbers);
  return { state: 'moving', servedBy: 'localNumber', moved: [], askAt: arrived };
}

const kept = (tx: Tx, reference: string) =>
  tx
    .selectFrom('sandbox_port_order')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();

/**
 * The provider of installations without one: it says after a minute what follows from the order by
 * documented rules, confirms the wanted date, and moves the numbers within 15 minutes then.
 */
export function createSandboxPortIn({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): PortInProvider {
  return {
    async check(_tenantId, numbers) {
      return numbers.map(portabilityOf);
    },
    async submit(order) {
      const now = clock.now();
      const sent: KeptOrder = {
        numbers: order.numbers.map(({ number }) => number),
        wantedAt: order.wantedAt.toISOString(),
        faults: faultsOf(order),
      };
      await db.system((tx) =>
        tx
          .insertInto('sandbox_port_order')
          .values({ reference: order.reference, sent: JSON.stringify(sent), sent_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return { isTaken: true, askAt: new Date(now.getTime() + lookTime) };
    },
    async ask({ reference }) {
      const row = await db.system((tx) => kept(tx, reference));
      if (row === undefined) throw new Error(`The provider does not know ${reference}.`);
      if (row.cancelled_at !== null || row.sent === null) return { state: 'cancelled' };
      return answerOf(row.sent, row.sent_at, clock.now());
    },
    cancel({ reference }) {
      const now = clock.now();
      return db.system(async (tx) => {
        const row = await kept(tx, reference);
        if (row?.sent && new Date(row.sent.wantedAt) <= now) return row.cancelled_at !== null;
        await tx
          .insertInto('sandbox_port_order')
          .values({ reference, sent_at: now, cancelled_at: now })
          .onConflict((conflict) => conflict.column('reference').doUpdateSet({ cancelled_at: now }))
          .execute();
        return true;
      });
    },
  };
}
