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
  end(id: string): void;
  mute(call: LineCall): void;
  hold(call: LineCall): void;
  /** Goes on with a call that is on hold, and holds the other. */
  switchTo(id: string): void;
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
    end: (id) => line.hangUp(id),
    mute: ({ id, isMuted }) => line.mute(id, !isMuted),
    hold: ({ id, state }) => line.hold(id, state !== 'held'),
    switchTo(id) {
      holdCurrent();
      line.hold(id, false);
    },
    press: (id, keys) => line.press(id, keys),
    transfer: (id, to) => line.transfer(id, to),
    join: (id, otherId) => line.join(id, otherId),
  };
}
