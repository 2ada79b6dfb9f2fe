import type { RoutePlace } from './edges.ts';
import type { NodeKind } from './call.ts';

/** Why a call takes the way to a node: hours, a key, or that nobody answered. */
export interface FlowLabel {
  kind: 'override' | 'always' | 'open' | 'closed' | 'date' | 'key' | 'missed';
  /** Name of the date, or the key. */
  text: string | null;
}

/** What a map says of a node besides its name. */
export interface FlowFacts {
  /** People who can answer: of a team, a call group. */
  active?: number;
  members?: number;
  inboundFlow?: 'ringGroup' | 'callQueue';
  /** Keys of a menu, its seconds without a key, and that it was drawn further up. */
  keys?: number;
  seconds?: number;
  isRepeated?: boolean;
  /** Numbers of a company number. */
  numbers?: readonly string[];
  /** Whose number it is that calls are forwarded to, where the account has it. */
  ownerName?: string;
}

/** A stop on the map of a number or a team, with where the call goes from it. */
export interface FlowNode {
  /** The way from the root, such as 'open/2/timeout'; '' is the root. */
  key: string;
  label: FlowLabel | null;
  kind: NodeKind | 'hangup' | 'missing';
  id: string;
  name: string;
  facts: FlowFacts;
  /** warning: nobody answers there now; dead: the call is lost. */
  state: 'fine' | 'warning' | 'dead';
  /** Where the way to the node is changed; null for the root. */
  place: RoutePlace | null;
  children: FlowNode[];
}
