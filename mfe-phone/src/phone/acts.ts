import type { Line, LineCall } from '@jackfield/web-phone/line';

/** What a person does with the phone; ids are of calls. */
export interface Acts {
  /**
   * Calls a number or an extension; the call that goes on is put on hold.
   * @param isPriceShown its price is not asked about again
   */
  call(to: string, name?: string, isPriceShown?: boolean): void;
  /** Takes a call, and puts the one that goes on on hold. */
  answer(id: string): void;
  decline(id: string): void;
  /** Ends a call, and the one that is together with it. */
  end(call: LineCall): void;
  mute(call: LineCall): void;
  hold(call: LineCall): void;
  /** Goes on with one of two calls alone, and holds the other. */
  switchTo(id: string): void;
  /** Takes a call on hold in to the one that goes on: all three hear each other. Rejects where the browser cannot. */
  together(id: string, otherId: string): Promise<void>;
  press(id: string, keys: string): void;
  transfer(id: string, to: string): void;
  join(id: string, otherId: string): void;
}

/**
 * The acts of a line.
 * @param current the call that the person talks in
 * @param onName keeps what a person who is called is called
 */
export function actsOf(
  line: Line,
  current: LineCall | null,
  onName: (id: string, name: string) => void,
): Acts {
  /** What is done with one of two calls that are together is done with both. */
  const each = ({ id, isTogether }: LineCall, act: (id: string) => void) => {
    if (!isTogether) return act(id);
    for (const one of line.see().calls) if (one.isTogether) act(one.id);
  };
  const holdCurrent = () => {
    if (current?.state === 'talking') line.hold(current.id, true);
  };
  return {
    call(to, name = '') {
      holdCurrent();
      const id = line.call(to);
      if (name !== '') onName(id, name);
    },
    answer(id) {
      holdCurrent();
      line.answer(id);
    },
    decline: (id) => line.decline(id),
    end: (call) => each(call, (id) => line.hangUp(id)),
    mute: (call) => each(call, (id) => line.mute(id, !call.isMuted)),
    hold: (call) => each(call, (id) => line.hold(id, call.state !== 'held')),
    together(id, otherId) {
      // A person is muted for both, or for none.
      line.mute(id, current?.isMuted === true);
      return line.together(id, otherId);
    },
    switchTo(id) {
      line.apart();
      holdCurrent();
      line.hold(id, false);
    },
    press: (id, keys) => line.press(id, keys),
    transfer: (id, to) => line.transfer(id, to),
    join: (id, otherId) => line.join(id, otherId),
  };
}
