import type { ReleaseManifest } from '@jackfield/contract';
import type { moveKinds, SmokeReport, SmokeState } from '@jackfield/contract/api/release';
import type { Overrides } from '@jackfield/contract/api/staff';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant, NullableJson } from '../platform/columns.ts';

/** A stored file of a version. */
export interface ReleaseFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export interface ReleaseTable {
  remote: string;
  version: string;
  area: string;
  manifest: Json<ReleaseManifest>;
  entry: string;
  integrity: string;
  preload: Json<string[]>;
  files: Json<ReleaseFile[]>;
  bytes: number;
  smoke_state: SmokeState;
  smoke_report: NullableJson<SmokeReport>;
  published_at: Instant;
  published_by: string;
  last_referenced_at: Instant;
  withdrawn_at: NullableInstant;
  withdrawn_by: string | null;
  withdrawn_why: string | null;
}

export interface ReleasePointerTable {
  variant: string;
  area: string;
  live_remote: string | null;
  live_version: string | null;
  previous_remote: string | null;
  previous_version: string | null;
  canary_remote: string | null;
  canary_version: string | null;
  canary_percent: Generated<number>;
  canary_tenants: Json<string[]>;
  canary_since: NullableInstant;
  auto_rollback: Generated<boolean>;
  moved_by_start: Generated<boolean>;
  moved_at: Instant;
  version: Generated<number>;
}

export interface ReleaseMoveTable {
  id: string;
  at: Instant;
  who: string;
  via: 'ui' | 'api' | 'system';
  variant: string;
  area: string;
  kind: (typeof moveKinds)[number];
  from_remote: string | null;
  from_version: string | null;
  to_remote: string | null;
  to_version: string | null;
  audience: NullableJson<unknown>;
  why: string;
}

interface ReleaseAreaTable {
  variant: string;
  area: string;
  remote: string;
  added_by: string;
  added_at: Instant;
}

interface ReleaseSessionTable {
  variant: string;
  remote: string;
  version: string;
  session: string;
  person: string;
  seen_at: Instant;
  error_at: NullableInstant;
  never_shown_at: NullableInstant;
  measures: Json<Record<string, number>>;
  messages: Generated<number>;
}

interface ReleaseMessageTable {
  variant: string;
  remote: string;
  version: string;
  message: string;
  count: number;
  last_at: Instant;
}

interface ReleaseTagTable {
  remote: string;
  tag: string;
  version: string;
  made_at: Instant;
  made_by: string;
  moved_at: Instant;
  moved_by: string;
}

interface StaffSessionTable {
  id: string;
  token_hash: string;
  name: string;
  overrides: Json<Overrides>;
  created_at: Instant;
  expires_at: Instant;
  ended_at: NullableInstant;
}

declare module '../platform/tables.ts' {
  interface Tables {
    release: ReleaseTable;
    release_pointer: ReleasePointerTable;
    release_move: ReleaseMoveTable;
    release_session: ReleaseSessionTable;
    release_area: ReleaseAreaTable;
    release_message: ReleaseMessageTable;
    release_tag: ReleaseTagTable;
    staff_session: StaffSessionTable;
  }
}
