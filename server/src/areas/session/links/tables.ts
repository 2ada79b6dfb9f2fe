import type { Instant, NullableInstant } from '../../../platform/columns.ts';
import type { LinkPurpose } from './links.ts';

export interface LinkTokenTable {
  id: string;
  tenant_id: string;
  teammate_id: string;
  purpose: LinkPurpose;
  token_hash: string;
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
  superseded_at: NullableInstant;
}

declare module '../../../platform/tables.ts' {
  interface Tables {
    link_token: LinkTokenTable;
  }
}
