import * as v from 'valibot';
import type { AccountCountry } from './primitives.ts';
import type { IvrOwner } from './api/ivr-events.ts';
import type { OfferedNumber } from './api/number.ts';
import type { CallOutcome } from './api/usage.ts';
import type { ToldImpact } from './api/routing-engine.ts';
import type { RoutedAccount } from './api/routing-config.ts';

/**
 * What each part takes. A part is a large piece of a page that one remote offers and others show;
 * its props are plain data and callbacks. Members may be added while the name stays; what breaks
 * whoever shows it gets the next number beside the old one, until nobody needs that any more.
 */
export interface PartProps {
  /** Menus of a company number or a team: list, keys, greetings (IVR-01 to IVR-25). */
  'call-routing/ivr-panel/v1': {
    owner: IvrOwner;
    /** Where calls of an hour go, on pages where that can be a menu. */
    hours?: readonly { readonly name: 'open' | 'closed'; readonly menuId: string | null }[];
    /** Sends calls of an hour to a menu and answers the way back; needed with `hours`. */
    setHourTarget?(
      hour: 'open' | 'closed',
      menuId: string,
      /** Names the impact that was seen of it. */
      asSeen: { seen?: string },
    ): Promise<(() => Promise<unknown>) | undefined>;
  };
  /** Map of the calls of a company number, a team or a user, with who answers when. */
  'call-routing/call-flow/v1': {
    /** The account with what the form holds. */
    config: RoutedAccount;
    root: { kind: 'company' | 'team' | 'teammate'; id: string };
    /** Leads to where a way of the call is changed. */
    onEdit?(place: {
      ownerKind: 'company' | 'team' | 'teammate' | 'menu';
      ownerId: string;
      part:
        | 'openHour'
        | 'closedHour'
        | 'override'
        | 'date'
        | 'sms'
        | 'missedCall'
        | 'key'
        | 'member'
        | 'telephone';
      /** Name of the date, or the key. */
      detail: string | null;
    }): void;
  };
  /** Proposes a phone number to buy and lets another be chosen; nothing is reserved by it (NUM-14). */
  'phone-numbers/number-picker/v1': {
    country: AccountCountry;
    /** Name of the group. */
    label: string;
    /** For whom the number is, in a sentence of the chooser. */
    intro?: string;
    /** `number` is null until one is proposed. */
    value: { readonly wanted: boolean; readonly number: OfferedNumber | null };
    onChange(value: { readonly wanted: boolean; readonly number: OfferedNumber | null }): void;
  };
  /** A quiet button that tells what happens to a call to a person's phone number now (annex J4). */
  'call-routing/try-call/v1': {
    /** In E.164; standard users try the own ones. */
    number: string;
  };
  /** "Try a call" over the page, with what a call that came in was; for admins (annex J4). */
  'call-routing/past-call/v1': {
    past: {
      /** The number of the account, in E.164. */
      readonly number: string;
      /** The caller's number; null when it was withheld. */
      readonly from: string | null;
      /** When it came in, as an ISO instant. */
      readonly at: string;
    };
    onClose(): void;
  };
  /** Why a call that came in went where it went, with the ways to change it; for admins. */
  'call-routing/call-reason/v1': {
    call: {
      /** The number of the account, in E.164. */
      readonly number: string;
      /** The caller's number; null when it was withheld. */
      readonly from: string | null;
      /** When it came in, as an ISO instant. */
      readonly at: string;
      readonly outcome: CallOutcome;
      /** Id of the user or team who had it; null for others, and when nobody had. */
      readonly takenBy: string | null;
    };
  };
  /** A step that is made at once where no caller notices, and asked about with who does (SAY-01). */
  'call-routing/noticed-step/v1': {
    /** Names the step, such as `undo {id}`. */
    name: string;
    /** Its dry run. */
    ask(options: { signal: AbortSignal }): Promise<ToldImpact>;
    /** Makes it as it was seen, and says what came of it. */
    act(asSeen: { seen?: string }): Promise<unknown>;
    title: string;
    confirmText: string;
    /** It was made, or decided against. */
    onClose(): void;
  };
  /** The phone of this browser: a button, and the card that it opens over any page (CALL-16). */
  'web-phone/phone/v1': {
    /** Called with each change; nothing is shown where the person has no phone here. */
    onState(state: {
      readonly isShown: boolean;
      /** A call goes on, which a reload of the page would end. */
      readonly isOnCall: boolean;
    }): void;
  };
}
export type PartName = keyof PartProps;

/** Name of a part: trade, piece and the number of its props, such as `call-routing/ivr-panel/v1`. */
export const partNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*\/v[1-9]\d*$/,
    'A part is named by its trade, itself and a number, such as call-routing/ivr-panel/v1.',
  ),
);

/** The module that a remote exposes for a part. */
export interface PartModule<Name extends PartName = PartName> {
  /** Semantic version range of the contract that the part was built for. */
  contract: string;
  /** Answers a React element; it becomes a part of the tree of whoever shows it. */
  render(props: PartProps[Name]): unknown;
}

/** Where a remote gets the parts that it needs. */
export interface PartSource {
  /** Loads a part of the version that this browser gets; a failed load is tried anew. */
  load<Name extends PartName>(name: Name): Promise<PartModule<Name>>;
  /** The part when it has been loaded before. */
  loaded<Name extends PartName>(name: Name): PartModule<Name> | undefined;
  /** Takes an error of a part that is shown, for the health of the version that offers it. */
  report(name: PartName, error: unknown): void;
}
