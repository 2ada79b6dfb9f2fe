import { formatPhone } from '@jackfield/domain';
import type { Movement } from './bank.ts';
import type { MoneyRows } from './money-rows.ts';

/** What is known of something that was asked for once, whoever died meanwhile. */
export type Known = 'unknown' | 'done' | 'not done';

const sumOf = (cents: Iterable<number>): number => [...cents].reduce((sum, one) => sum + one, 0);
const sorted = (cents: readonly number[]): number[] => cents.toSorted((a, b) => a - b);
const netOf = ({ state, isReturned, cents }: Movement): number =>
  state === 'charged' && !isReturned ? cents : 0;

/**
 * The book again, from what people asked for and what the bank holds, and by nothing that the server
 * has written. What credit is asked for has amounts that nothing else costs.
 */
export class SecondBook {
  readonly #asked = new Map<number, Known>();
  readonly #numbers = new Map<string, Known>();
  #used = 0;

  /** Somebody asks for credit of an amount that nobody has asked for before. */
  askCredit(cents: number): void {
    this.#asked.set(cents, 'unknown');
  }
  /** What the person was answered. */
  hearCredit(cents: number, known: Known): void {
    this.#asked.set(cents, known);
  }
  /** Somebody buys a number, for which a line is invoiced. */
  askNumber(number: string): void {
    this.#numbers.set(number, 'unknown');
  }
  hearNumber(number: string, known: Known): void {
    this.#numbers.set(number, known);
  }
  knowsNumber(number: string): boolean {
    return this.#numbers.has(number);
  }
  /** The switch was answered that a call of this cost was taken in. */
  use(cents: number): void {
    this.#used += cents;
  }

  /** What is wrong with an account whose due work is done; empty where all is right. */
  problems(rows: MoneyRows, bank: readonly Movement[], topUp: number): string[] {
    const problems: string[] = [];
    const expectSame = (what: string, is: unknown, should: unknown): void => {
      const [one, other] = [JSON.stringify(is), JSON.stringify(should)];
      if (one !== other) problems.push(`${what}: ${one}, not ${other}`);
    };
    const isCredit = ({ cents }: Movement) => cents === topUp || this.#asked.has(cents);
    const charged = bank.filter(({ state }) => state === 'charged');
    const booked = rows.transactions.filter(({ status }) => status === 'succeeded');

    for (const [cents, known] of this.#asked) {
      const times = charged.filter((one) => one.cents === cents).length;
      const allowed = { unknown: [0, 1], done: [1], 'not done': [0] }[known];
      if (!allowed.includes(times))
        problems.push(`credit of ${cents} (${known}) charged ${times}x`);
    }
    for (const one of charged) {
      const of = booked.filter(({ payment }) => payment === one.reference);
      const cents = of.map((row) => (row.from === 'card' ? 1 : -1) * Math.abs(row.cents));
      expectSame(`what card payment ${one.cents} has booked`, sumOf(cents), netOf(one));
    }
    const atBank = new Set(charged.map(({ reference }) => reference));
    for (const { payment, cents } of booked) {
      if (payment !== null && !atBank.has(payment))
        problems.push(`${cents} is booked, not charged`);
    }
    const credit = sumOf(charged.filter(isCredit).map(netOf)) - this.#used;
    expectSame('balance', rows.balance, credit);

    const posted = (account: string) =>
      sumOf(rows.postings.filter((one) => one.account === account).map(({ cents }) => cents));
    expectSame('postings of credit', posted('credit'), credit);
    expectSame('postings of cards', posted('card'), -sumOf(charged.map(netOf)));
    expectSame('all postings', sumOf(rows.postings.map(({ cents }) => cents)), 0);

    let after = 0;
    booked.forEach(({ seq, from, to, cents, after: told }, at) => {
      const touches = from === 'credit' || to === 'credit';
      if (touches) after += cents;
      expectSame(`number ${at + 1} of the book`, [seq, told], [at + 1, touches ? after : null]);
    });

    const topUps = bank.filter(({ cents }) => cents === topUp);
    for (const one of topUps) {
      const isUnderWay = ({ askedAt, decidedAt }: Movement) =>
        askedAt < one.askedAt && one.askedAt < decidedAt;
      if (topUps.some(isUnderWay)) problems.push('a top-up while another was on its way');
    }

    const refunds = booked.filter(({ to }) => to === 'card').map(({ cents }) => Math.abs(cents));
    const fees = charged.filter((one) => !isCredit(one) && !one.isReturned);
    const paid = rows.invoices.filter(({ status, cents }) => status === 'paid' && cents > 0);
    expectSame(
      'paid invoices',
      sorted(paid.map(({ cents }) => cents)),
      sorted([...fees.map(({ cents }) => cents), ...refunds]),
    );
    for (const { cents, lines } of rows.invoices) expectSame('sum of lines', lines, cents);

    for (const { status, invoice, payments } of rows.orders) {
      const state = rows.invoices.find(({ id }) => id === invoice)?.status ?? '';
      const of = bank.filter(({ reference }) => payments.includes(reference));
      if (status === 'cancelled') expectSame('cost of a cancelled order', sumOf(of.map(netOf)), 0);
      const allowed = status === 'cancelled' ? ['void', 'paid'] : ['paid'];
      if (!allowed.includes(state))
        problems.push(`invoice of an order that is ${status}: ${state}`);
    }
    for (const [number, known] of this.#numbers) {
      const lines = rows.lines.filter((line) => line.includes(formatPhone(number))).length;
      const isBought = known === 'done' || (known === 'unknown' && rows.numbers.includes(number));
      expectSame(`lines of ${number} (${known})`, lines, isBought ? 1 : 0);
    }

    const owed = ['open', 'failed', 'payment_intent.payment_failed'];
    if (rows.status === 'suspended' && !rows.invoices.some(({ status }) => owed.includes(status))) {
      problems.push('suspended without owing anything');
    }
    const waiting = [...rows.payments, ...rows.transactions, ...rows.orders]
      .map(({ status }) => status)
      .filter((status) => status === 'pending');
    expectSame('what is pending', waiting, []);
    expectSame('late due work', rows.late, []);
    return problems;
  }
}
