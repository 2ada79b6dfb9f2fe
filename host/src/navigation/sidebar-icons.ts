import {
  Blocks,
  Building2,
  CreditCard,
  Hash,
  Headset,
  House,
  type LucideIcon,
  ShieldCheck,
  UserRound,
  UsersRound,
} from '@jackfield/kit/ui/icons';
import type { EntryIcon } from './sidebar-entries.ts';

export const sidebarIcons: Record<EntryIcon, LucideIcon> = {
  home: House,
  numbers: Hash,
  users: UsersRound,
  teams: Headset,
  company: Building2,
  compliance: ShieldCheck,
  billing: CreditCard,
  own: UserRound,
  area: Blocks,
};
