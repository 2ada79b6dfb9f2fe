import type { Clock } from '../platform/clock.ts';

/** A number that has come to a campaign; the same id again is the same wish. */
export interface SwitchOrder {
  readonly phoneNumberId: string;
  /** E.164. */
  readonly number: string;
  readonly campaignId: string;
  readonly attachedAt: Date;
}

/** Whether a number is on, or when to ask again. */
export type SwitchAnswer =
  | { readonly state: 'on' }
  | { readonly state: 'open'; readonly askAgainAt: Date };

/**
 * Port to whoever lets the texts of a number through once it belongs to a campaign; within a day, as
 * carriers have it. A throw means that it could not be reached: the same is asked again later.
 */
export interface NumberSwitch {
  switchOn(order: SwitchOrder): Promise<SwitchAnswer>;
  /** Ends what a number sends, once it is of no campaign; one that is off already is accepted. */
  switchOff(left: { readonly tenantId: string; readonly number: string }): Promise<void>;
}

/** How long the sandbox takes for a number. */
export const sandboxSwitchTime = 10 * 60_000;

/** The switch of installations without a carrier: every number is on ten minutes after it came. */
export function createSandboxSwitch(clock: Clock): NumberSwitch {
  return {
    async switchOn({ attachedAt }) {
      const onAt = new Date(attachedAt.getTime() + sandboxSwitchTime);
      return clock.now() >= onAt ? { state: 'on' } : { state: 'open', askAgainAt: onAt };
    },
    async switchOff() {},
  };
}
