import type { AccountCountry, Status } from '@jackfield/contract';
import type { AccountHold } from '../spend-guard.ts';
import type {
  BusinessHour,
  IvrKey,
  MenuMedia,
  RoutingTarget,
} from '@jackfield/contract/api/routing';

/** A phone number of the account with whom it belongs to. */
export interface RoutedNumber {
  id: string;
  /** As stored: plus sign and digits. */
  number: string;
  label: string;
  ownerType: 'company' | 'teammate';
  ownerId: string;
  /** Registered for text messages, where a registration is needed. */
  canText: boolean;
}

/** "Closed today": until an instant (milliseconds) every call goes to the target (annex J4). */
export interface RoutingOverride {
  until: number;
  target: RoutingTarget;
  /** Who set it, and why; null when that is not known. */
  by: string | null;
  note: string | null;
}

/** A place of the routing as it is stored. */
export type UnreadablePart = 'openHour' | 'closedHour' | 'missedCall' | 'override' | 'date';

interface Stored {
  /** What is stored of it and cannot be read; `date` are the hours. */
  unreadable?: readonly UnreadablePart[] | undefined;
}

/** A company number: hours, and where calls go inside and outside of them (ENT-06). */
export interface RoutedCompany extends Stored {
  id: string;
  label: string;
  /** The account's main line. */
  isDefault?: boolean | undefined;
  businessHour: BusinessHour;
  openHour: RoutingTarget;
  closedHour: RoutingTarget;
  override: RoutingOverride | null;
  /** Where text messages go; null: nowhere. */
  sms: { actionType: 'teammate' | 'team' | 'message'; actionValue: string } | null;
}

/** A team with its hours and what happens inside and outside of them (ENT-07). */
export interface RoutedTeam extends Stored {
  id: string;
  name: string;
  inboundFlow: 'ringGroup' | 'callQueue';
  /** Ring group: 'simultaneous' or, one after the other, 'single'. */
  option: 'simultaneous' | 'single';
  ringSeconds: number;
  maxWaitSeconds: number;
  /** Call queue: how many may wait, and ids of the music that they hear, in its order. */
  maxCallers?: number | undefined;
  holdMusic?: readonly string[] | undefined;
  memberIds: readonly string[];
  /** Call queue: who of them signed out and takes no calls of it. */
  signedOutIds?: readonly string[] | undefined;
  businessHour: BusinessHour;
  openHour: RoutingTarget;
  missedCall: RoutingTarget;
  override: RoutingOverride | null;
  hasGreeting: boolean;
  /** Id of the selected voicemail greeting; null: the default one. */
  greeting?: string | null | undefined;
}

/** A person; only active people with a telephone can answer (annex E1). */
export interface RoutedPerson extends Stored {
  id: string;
  name: string;
  firstName?: string | undefined;
  status: Status;
  /** False: the last telephone or app was removed, and nothing rings. */
  hasTelephone?: boolean | undefined;
  missedCall: RoutingTarget;
  hasGreeting: boolean;
  /** Id of the selected voicemail greeting; null: the default one. */
  greeting?: string | null | undefined;
  /** Whose mailbox takes calls that a deletion leaves without target (OP-72). */
  isAccountOwner?: boolean | undefined;
}

/** An IVR menu of a company number or a team (ENT-19). */
export interface RoutedMenu {
  id: string;
  ownerType: 'company' | 'team';
  ownerId: string;
  name: string;
  isDefault: boolean;
  keys: readonly IvrKey[];
  menuMedia: MenuMedia;
  media: readonly RoutedMedium[];
  /** How often the menu is repeated before the timeout entry counts. */
  retries: number;
  /** Seconds without a key. */
  timeout: number;
}

/** A sound: of a menu, or the greeting of a message target. */
export interface RoutedMedium {
  id: string;
  fileName: string;
  /** The text that was turned into speech. */
  text: string | null;
}

/** A greeting that a message target plays. */
export interface RoutedMessage extends RoutedMedium {
  ownerType: 'company' | 'team';
  ownerId: string;
}

/** Whether calls to a person ring: somebody active, with a telephone as far as is known. */
export const canRing = (person: RoutedPerson | undefined): boolean =>
  person?.status === 'active' && person.hasTelephone !== false;

/** Everything that decides where a call of an account goes (annex J4). Never change it in place. */
export interface RoutingConfig {
  country: AccountCountry;
  numbers: readonly RoutedNumber[];
  companies: readonly RoutedCompany[];
  teams: readonly RoutedTeam[];
  /** Cancelled people are left out. */
  people: readonly RoutedPerson[];
  menus: readonly RoutedMenu[];
  messages: readonly RoutedMessage[];
  blockedCallers: readonly string[];
  blockedNumbers: readonly string[];
  /** ISO 3166 alpha-3 codes. */
  blockedCountries: readonly string[];
  /** Countries that may be called besides the account's own; null: all. */
  allowedCountries: readonly string[] | null;
  /** What keeps outgoing calls back, forwarded ones too; nothing unless given. */
  hold?: AccountHold | null | undefined;
}

/** The configuration by id, made once for each. */
export interface RoutingIndex {
  config: RoutingConfig;
  numbers: ReadonlyMap<string, RoutedNumber>;
  companies: ReadonlyMap<string, RoutedCompany>;
  teams: ReadonlyMap<string, RoutedTeam>;
  people: ReadonlyMap<string, RoutedPerson>;
  menus: ReadonlyMap<string, RoutedMenu>;
  messages: ReadonlyMap<string, RoutedMessage>;
  blockedCallers: ReadonlySet<string>;
}

/** Ids of the members of a team who ring for it, in their order. */
export function teamRingers({ people }: Pick<RoutingIndex, 'people'>, team: RoutedTeam): string[] {
  const { inboundFlow, memberIds, signedOutIds = [] } = team;
  const isOut = (id: string) => inboundFlow === 'callQueue' && signedOutIds.includes(id);
  return memberIds.filter((id) => canRing(people.get(id)) && !isOut(id));
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

const made = new WeakMap<RoutingConfig, RoutingIndex>();

/** Records by id, numbers by their digits. Kept by the object. */
export function indexOf(config: RoutingConfig): RoutingIndex {
  const known = made.get(config);
  if (known !== undefined) return known;
  const index: RoutingIndex = {
    config,
    numbers: new Map(config.numbers.map((number) => [number.number, number])),
    companies: byId(config.companies),
    teams: byId(config.teams),
    people: byId(config.people),
    menus: byId(config.menus),
    messages: byId(config.messages),
    blockedCallers: new Set(config.blockedCallers),
  };
  made.set(config, index);
  return index;
}
