import type { EntityEvent, HubMethod, ReleaseChanged } from '@jackfield/contract';

/** One connection to the hub, as the channel needs it. */
export interface HubPort {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** When anything last arrived, pings included; milliseconds since 1970. */
  lastHeardAt(): number;
}

export interface HubListener {
  event(method: HubMethod, event: EntityEvent): void;
  /** Other versions of areas are served from now on. */
  released(change: ReleaseChanged): void;
  reconnecting(): void;
  reconnected(): void;
  closed(): void;
}

export type ConnectHub = (listener: HubListener) => HubPort;
