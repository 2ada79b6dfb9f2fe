import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endsByRefer } from '../../../scripts/lib/asterisk.mjs';
import { callParts } from '../../test/wire/call-parts.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import {
  transferKinds,
  transferOf,
  transferPhones,
  TriedTransfer,
} from '../../test/wire/tried-transfer.ts';
import { WireExchange } from '../../test/wire/wire-exchange.ts';
import { answersSip } from '../asterisk/sip-options.ts';
import { Calls } from './calls.ts';
import { callOf } from './names.ts';
import { KeptInMemory } from './trial-exchange.ts';

const runs = process.env['NIGHTLY'] === '1' ? 1000 : 60;
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
/** Transfers that begin each second. */
const rate = 20;
/** Within which SIP is to answer, in milliseconds; what is locked never does. */
const within = 10_000;

const soon = fc.integer({ min: 0, max: 80 });
const anyTransfer = fc.record({
  isWithoutSubscription: fc.boolean(),
  anaHangsUp: fc.boolean(),
  benRings: soon,
  leavesAfter: fc.option(soon, { freq: 3 }),
  endedBy: fc.constantFrom('sent', 'taker'),
});
/** Each kind as often, and with subscriptions alone where Asterisk ends without. */
const storiesFor = (version: string) =>
  fc.sample(anyTransfer, { numRuns: runs, seed }).flatMap((drawn, at) => {
    const kind = transferKinds[at % transferKinds.length];
    const isWithoutSubscription = drawn.isWithoutSubscription && !endsByRefer(version);
    return kind ? [{ ...drawn, kind, isWithoutSubscription }] : [];
  });

describeWire('drawn transfers on a real Asterisk', (asterisk) => {
  const stories = storiesFor(asterisk.version);
  let errors: unknown[];
  let kept: KeptInMemory;
  let wire: WireExchange;
  let calls: Calls;
  let transfers: TriedTransfer[];

  beforeEach(async () => {
    errors = [];
    kept = new KeptInMemory();
    wire = await WireExchange.start(asterisk, { from: 20_000, to: 32_000 });
    wire.portal.phones = transferPhones(runs, wire.phones.own);
    transfers = stories.map((story, at) => new TriedTransfer(wire, at, story));
    const accountOf = (name: string) => transfers[transferOf(name)]?.account ?? null;
    calls = new Calls(
      callParts(wire, {
        kept,
      }),
      {
        portal: {
          accountOf: (asked) =>
            Promise.resolve(accountOf('phone' in asked ? asked.phone : asked.number)),
          heldAccount: () => null,
          tell: ({ id }, record) => Promise.resolve(transfers[Number(id)]?.tell(record)),
        },
        onError: (error) => errors.push(error),
      },
    );
    const endpoints = new Map<string, string>();
    wire.onEvent = (event) => {
      if ('channel' in event && 'name' in event.channel) {
        endpoints.set(event.channel.id, event.channel.name.replace(/^PJSIP\/(.*)-\w+$/, '$1'));
        if (event.type === 'StasisStart' && event.args.length === 1) {
          const phone = endpoints.get(event.channel.id) ?? '';
          const of = phone.startsWith('trunk') ? event.args[0] : phone;
          byCall.set(event.channel.id, transferOf(of ?? ''));
        }
      }
      calls.take(event);
    };
    const byCall = new Map<string, number>();
    wire.onWitnessed = ({ type, bridge, recording }) => {
      const isMessage = type === 'RecordingStarted';
      if (!isMessage && bridge?.channels.length !== 2) return;
      const who = bridge?.channels.map((id) => endpoints.get(id) ?? '') ?? ['message'];
      transfers[byCall.get(callOf(bridge?.id ?? recording?.name ?? '')) ?? -1]?.see(who);
    };
    for (const agent of [wire.phones, wire.carrier]) {
      agent.onCall = (call) => transfers[transferOf(call.user)]?.ring(call);
    }
  });

  afterEach(() => wire.stop());

  it(`[CALL-08] [CALL-10] end where they are sent, and SIP answers meanwhile (${runs} transfers, FC_SEED=${seed})`, {
    timeout: 600_000,
  }, async () => {
    const asked: Promise<boolean>[] = [];
    const watch = setInterval(() => asked.push(answersSip(wire.options.sip, within)), 100);
    const took: number[] = [];
    const faults: string[] = [];
    const begun: Promise<void>[] = [];
    const startedAt = performance.now();
    for (const [at, transfer] of transfers.entries()) {
      const pause = Math.max(0, startedAt + (at * 1000) / rate - performance.now());
      await new Promise((resolve) => setTimeout(resolve, pause));
      const fail = (error: unknown) => {
        faults.push(`${at} ${JSON.stringify(stories[at])} ${String(error)} ${transfer.seen}`);
      };
      begun.push(
        transfer.run().then((milliseconds) => {
          if (milliseconds !== null) took.push(milliseconds);
        }, fail),
      );
    }
    const seconds = (performance.now() - startedAt) / 1000;
    await Promise.all(begun);
    clearInterval(watch);
    const answers = await Promise.all(asked);
    took.sort((one, other) => one - other);
    const part = (share: number) => took[Math.floor(took.length * share)]?.toFixed(0);
    if (endsByRefer(asterisk.version)) {
      process.stdout.write(`Asterisk ${asterisk.version}: none without a subscription\n`);
    }
    process.stdout.write(
      `${runs} transfers in ${seconds.toFixed(1)} s, FC_SEED=${seed}: ${faults.length} failed; ` +
        `ms to talking p50 ${part(0.5)}, p95 ${part(0.95)} of ${took.length}; ` +
        `${answers.filter((one) => !one).length} of ${answers.length} OPTIONS unanswered\n`,
    );
    expect(faults).toEqual([]);
    expect(answers).not.toContain(false);
    expect(errors).toEqual([]);
    await wire.untilNothingLeft();
    expect([calls.size, ...kept.all()]).toEqual([0]);
  });
});
