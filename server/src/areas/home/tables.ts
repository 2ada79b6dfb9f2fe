import type { StartPage } from '@jackfield/contract';

interface HomeChoiceTable {
  tenant_id: string;
  teammate_id: string;
  start_page: StartPage | null;
  is_setup_folded: boolean;
  is_setup_over: boolean;
  hidden: string[];
  read: string[];
}

declare module '../../platform/tables.ts' {
  interface Tables {
    home_choice: HomeChoiceTable;
  }
}
