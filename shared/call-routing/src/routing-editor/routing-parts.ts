import type { RoutingTarget, TargetPlace } from '@jackfield/contract/api/routing';
import type { MediaActions } from '@jackfield/voice-media/media-manager';

/** A menu that calls can be sent to. */
export interface RoutingMenu {
  readonly id: string;
  readonly name: string;
  /** Without keys it leads nowhere and cannot be chosen (OP-79). */
  readonly isIncomplete: boolean;
}

/** The menus of the owner, and how one is added. */
export interface RoutingMenus {
  readonly items: readonly RoutingMenu[];
  /** Reads them anew; resolves once that is done. */
  readAgain(): Promise<unknown>;
  /** Opens Add IVR Menu; answers the id of the new menu, null when it was left (ROUTE-07). */
  onAdd(): Promise<string | null>;
  /** The page of one, where the form stands on a page that may be left for it. */
  pathOf?(id: string): string;
}

/** What the controls of an option need. */
export interface ControlProps {
  readonly place: TargetPlace;
  /** The record whose routing it is. */
  readonly ownerId: string;
  readonly value: RoutingTarget;
  readonly error?: string | undefined;
  /** Greetings of the owner, with what their dialog does; without them there is no message. */
  readonly greetings?: MediaActions | undefined;
  /** Menus of the owner; without them there is no IVR. */
  readonly menus?: RoutingMenus | undefined;
  onChange(value: RoutingTarget): void;
}

/** The same for the controls of one option. */
export type ControlOf<Type extends RoutingTarget['actionType']> = Omit<ControlProps, 'value'> & {
  readonly value: Extract<RoutingTarget, { actionType: Type }>;
};
