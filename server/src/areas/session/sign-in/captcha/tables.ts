import type { Instant } from '../../../../platform/columns.ts';

export interface CaptchaUsedTable {
  signature: string;
  expires_at: Instant;
}

declare module '../../../../platform/tables.ts' {
  interface Tables {
    captcha_used: CaptchaUsedTable;
  }
}
