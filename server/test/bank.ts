import { parseCents } from '@jackfield/domain';
import type { Charge, ChargeAnswer, Charges } from '../src/payments/payments.ts';
import type { Life } from './mortal-database.ts';

/** What the bank does with a card: the first part of the card's id. */
export const conducts = ['charged', 'declined', 'settling', 'waiting'] as const;
export type Conduct = (typeof conducts)[number];

const hour = 3_600_000;
/** How long a charge waits until it is decided by itself. */
const waits: Record<Conduct, number> = {
  charged: 0,
  declined: 0,
  settling: 48 * hour,
  waiting: 23 * hour,
};

/** What the bank holds of a charge. */
export interface Movement {
  readonly reference: string;
  readonly card: string;
  readonly cents: number;
  state: Conduct | 'undone';
  readonly askedAt: number;
  /** When money that is on its way comes, or the customer's word is too late. */
  decidedAt: number;
  isReturned: boolean;
}

/** How well the bank is reached: not at all, or so that its answers get lost. */
export type Line = 'well' | 'down' | 'mute';

/** A provider of cards that outlives every process which asks it. */
export class Bank {
  readonly #movements = new Map<string, Movement>();
  line: Line = 'well';

  /** The bank as one process asks it. */
  port(life: Life, now: () => Date): Charges {
    const ask = async <T>(name: string, answer: () => T): Promise<T> => {
      life.step(`before ${name}`);
      if (this.line === 'down') throw new Error('connection refused');
      const result = answer();
      life.step(`after ${name}`);
      if (this.line === 'mute') throw new Error('connection reset');
      return result;
    };
    return {
      charge: (charge) => ask('the charge', () => this.#charge(charge, now().getTime())),
      undo: ({ reference }) => ask('the undo', () => this.#undo(reference)),
    };
  }

  /** What it was asked for by an account, whose id ends the ids of its cards. */
  of(tenantId: string): Movement[] {
    return [...this.#movements.values()].filter(({ card }) => card.endsWith(tenantId));
  }

  #charge({ reference, card, amount }: Charge, now: number): ChargeAnswer {
    const conduct = conducts.find((one) => card.startsWith(one)) ?? 'declined';
    const made = this.#movements.get(reference) ?? {
      reference,
      card,
      cents: parseCents(amount),
      state: conduct,
      askedAt: now,
      decidedAt: now + waits[conduct],
      isReturned: false,
    };
    this.#movements.set(reference, made);
    const isDecided = made.decidedAt <= now;
    if (made.state === 'settling' && isDecided) made.state = 'charged';
    if (made.state === 'waiting' && isDecided) made.state = 'declined';
    const askAt = new Date(made.decidedAt);
    switch (made.state) {
      case 'charged':
        return { state: 'charged', chargeId: `ch_${reference}` };
      case 'settling':
        return { state: 'settling', askAt };
      case 'waiting':
        return { state: 'unconfirmed', confirmUrl: `https://bank.example/${reference}`, askAt };
      default:
        return { state: 'declined' };
    }
  }

  #undo(reference: string): boolean {
    const made = this.#movements.get(reference);
    if (made === undefined) {
      const none = { reference, card: '', cents: 0, askedAt: 0, decidedAt: 0, isReturned: false };
      this.#movements.set(reference, { ...none, state: 'undone' });
      return false;
    }
    if (made.state === 'charged') made.isReturned = true;
    else made.state = 'undone';
    return made.isReturned;
  }
}
