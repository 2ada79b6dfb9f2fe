import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChargeAnswer, Charges } from '../src/payments/payments.ts';

const settles = 48 * 3_600_000;

type Charge = Parameters<Charges['charge']>[0];
type Asked = Charge & { readonly now: number };

/** A provider of cards in another process than the portal, which therefore outlives it. */
export interface FarProvider {
  readonly url: string;
  /** What was charged to cards, once for each reference. */
  readonly charges: ReadonlyMap<string, Charge>;
  /** Lets the answers go that it owes; null gives all that follow at once. */
  holdAnswers(until: Promise<void> | null): void;
  close(): void;
}

/** Cards whose id begins with `slow` are charged after two days. */
export async function startFarProvider(): Promise<FarProvider> {
  const charges = new Map<string, Charge & { askAt: number }>();
  let held: Promise<void> | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const asked = JSON.parse(Buffer.concat(parts).toString()) as Asked;
      const { now, ...charge } = asked;
      const askAt = charge.card.startsWith('slow') ? now + settles : now;
      const made = charges.get(charge.reference) ?? { ...charge, askAt };
      charges.set(charge.reference, made);
      await held;
      response.end(JSON.stringify({ askAt: made.askAt > now ? made.askAt : null }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges,
    holdAnswers(until) {
      held = until;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Asks it for a charge, as the port of payments answers one. */
export async function askCharge(url: string, charge: Charge, now: Date): Promise<ChargeAnswer> {
  const body = JSON.stringify({ ...charge, now: now.getTime() } satisfies Asked);
  const response = await fetch(url, { method: 'POST', body });
  const { askAt } = (await response.json()) as { askAt: number | null };
  if (askAt !== null) return { state: 'settling', askAt: new Date(askAt) };
  return { state: 'charged', chargeId: `ch_${charge.reference}` };
}
