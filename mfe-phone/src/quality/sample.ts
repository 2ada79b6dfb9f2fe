import type { Sample } from './quality.ts';

/** What browsers tell of a connection that carries one sound each way: https://www.w3.org/TR/webrtc-stats/. */
interface Told {
  readonly type: string;
  readonly timestamp: number;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly packetsSent?: number;
  readonly fractionLost?: number;
  /** Seconds. */
  readonly jitter?: number;
  readonly roundTripTime?: number;
  readonly currentRoundTripTime?: number;
  readonly nominated?: boolean;
}

const milliseconds = (seconds: number | undefined) => (seconds ?? 0) * 1000;

/** Reads a sample from the figures of a browser, where the other end reports by RTCP. */
export function sampleOf(report: Iterable<readonly [string, Told]>, at: number): Sample {
  const all = [...report].map(([, one]) => one);
  const of = (type: string) => all.find((one) => one.type === type);
  const came = of('inbound-rtp');
  const told = of('remote-inbound-rtp');
  const way = all.find((one) => one.type === 'candidate-pair' && one.nominated);
  const roundTrip = told?.roundTripTime ?? way?.currentRoundTripTime;
  return {
    at,
    came: came?.packetsReceived ?? 0,
    missed: came?.packetsLost ?? 0,
    jitter: milliseconds(came?.jitter),
    sent: of('outbound-rtp')?.packetsSent ?? 0,
    told: told
      ? { at: told.timestamp, loss: told.fractionLost ?? 0, jitter: milliseconds(told.jitter) }
      : null,
    roundTrip: roundTrip === undefined ? null : milliseconds(roundTrip),
  };
}
