import {
  Blocks,
  Building2,
  CreditCard,
  Hash,
  Headset,
  type LucideIcon,
  ShieldCheck,
  UsersRound,
} from '@jackfield/kit/ui/icons';
import type { EntryIcon } from './sidebar-entries.ts';

export const sidebarIcons: Record<EntryIcon, LucideIcon> = {
  numbers: Hash,
  users: UsersRound,
  teams: Headset,
  company: Building2,
  compliance: ShieldCheck,
  billing: CreditCard,
  area: Blocks,
};
