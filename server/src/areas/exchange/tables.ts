import type { CallPhase } from '@jackfield/contract/api/live-call';
import type { ToldStop } from '@jackfield/contract/api/routing-call';
import type { Instant, Json, NullableJson } from '../../platform/columns.ts';

/** The way of a call that the exchange led, by the id of its usage record. */
interface CallWayTable {
  tenant_id: string;
  call_id: string;
  way: Json<ToldStop[]>;
}

/** The bytes of a medium, by what they are. */
interface MediaHashTable {
  tenant_id: string;
  media_id: string;
  /** Hexadecimal. */
  sha256: string;
}

/** A call that goes on now. */
interface LiveCallTable {
  id: string;
  tenant_id: string;
  /** Name of the exchange that tells of it. */
  exchange: string;
  direction: 'inbound' | 'outbound';
  from_number: string;
  to_number: string;
  teammate_id: string | null;
  started_at: Instant;
  stop: Json<ToldStop>;
  phase: NullableJson<CallPhase>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    call_way: CallWayTable;
    live_call: LiveCallTable;
    media_hash: MediaHashTable;
  }
}
