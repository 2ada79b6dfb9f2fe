export interface CalendarFeedTable {
  tenant_id: string;
  token_hash: string;
  created_by: string;
  created_at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    calendar_feed: CalendarFeedTable;
  }
}
