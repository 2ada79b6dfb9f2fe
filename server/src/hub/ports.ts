import type { Access, Role } from '@jackfield/contract';

/** The person whom a hub token belongs to. */
export interface PersonIdentity {
  readonly kind: 'person';
  readonly tenantId: string;
  readonly teammateId: string;
  readonly role: Role;
  readonly access?: Access | null;
  readonly sessionId: string;
  /** Milliseconds since 1970 at which the token ends; the socket is closed then. */
  readonly expiresAt: number;
}

/** A wall that shows the live board of an account: it hears that the board is another, and no more. */
export interface WallIdentity {
  readonly kind: 'wall';
  readonly tenantId: string;
  readonly wallId: string;
  /** Milliseconds since 1970 at which its link ends, infinite for one without an end. */
  readonly expiresAt: number;
}

export type HubIdentity = PersonIdentity | WallIdentity;

/** Checks a token; null when it is not valid, expired, or its session or link has ended. */
export type VerifyHubToken = (token: string) => Promise<HubIdentity | null>;

/** Told when a person's first socket opens and the last one closes. */
export interface PresencePort {
  connected(tenantId: string, teammateId: string): void;
  disconnected(tenantId: string, teammateId: string): void;
}

/** The part of a logger that the hub uses. */
export interface HubLog {
  warn(fields: object, message: string): void;
}

/** What the hub needs from its surroundings. */
export interface HubPorts {
  readonly verifyToken: VerifyHubToken;
  /** Whether a page of this origin may connect. */
  readonly isAllowedOrigin: (origin: string) => boolean;
  readonly presence: PresencePort;
  /** Makes sure that events of this tenant reach the hub from now on; awaited before a handshake. */
  readonly follow: (tenantId: string) => Promise<void>;
  readonly log: HubLog;
  /** Milliseconds since 1970, for the expiry of tokens. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets, for everything that lasts. */
  readonly ticks: () => number;
}
