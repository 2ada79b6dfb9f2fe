import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import { type Difference, isLost } from '@jackfield/domain/routing';
import { formatList, t } from '@jackfield/runtime';
import { changeMessages as messages } from './change-messages.ts';

/** What callers notice, as one or two sentences; `until` says what they met until now. */
export interface ChangeText {
  is: string;
  until: string | null;
}

type Branch = Difference['before'];

const isReached = ({ kind }: Branch) => kind === 'answered' || kind === 'menu';
const isMany = ({ kind, node }: Branch) =>
  kind === 'answered' && node.kind === 'callgroup' && node.id.includes(',');

/** '1 to 4, 9 and 0' */
function keysText(keys: readonly IvrInput[]): string {
  const order = ivrInputs.filter((key) => keys.includes(key));
  const runs: IvrInput[][] = [];
  for (const key of order) {
    const run = runs.at(-1);
    const isNext = Number(key) === Number(run?.at(-1)) + 1;
    if (run && isNext) run.push(key);
    else runs.push([key]);
  }
  return formatList(
    runs.flatMap((run) => {
      const [from, to] = [run[0], run.at(-1)];
      return run.length > 2 && from && to ? [t(messages.keyRange, { from, to })] : run;
    }),
  );
}

function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return t(messages.seconds, { seconds: rest });
  return t(rest === 0 ? messages.minutes : messages.minutesSeconds, { minutes, seconds: rest });
}

/** Where callers get to from now on, and instead of whom. */
function elsewhere(before: Branch, after: Branch): ChangeText {
  const [name, was] = [after.node.name, before.node.name];
  const until = untilText(before);
  switch (after.kind) {
    case 'answered': {
      const rings = isMany(after) ? messages.ring : messages.rings;
      const instead = isMany(after) ? messages.ringInstead : messages.ringsInstead;
      return isReached(before)
        ? { is: t(instead, { name, was }), until: null }
        : { is: t(rings, { name }), until };
    }
    case 'voicemail':
      return isReached(before)
        ? { is: t(messages.voicemailInstead, { name, was }), until: null }
        : { is: t(messages.voicemail, { name }), until };
    case 'message':
      return { is: t(messages.message, { name }), until };
    case 'external':
      return { is: t(messages.external, { name }), until };
    case 'menu':
      return isReached(before)
        ? { is: t(messages.menuInstead, { name, was }), until: null }
        : { is: t(messages.menu, { name }), until };
    default:
      return { is: t(messages.lost), until };
  }
}

function untilText({ kind, node }: Branch): string {
  const { name } = node;
  switch (kind) {
    case 'answered':
    case 'menu':
      return t(messages.untilReached, { name });
    case 'voicemail':
      return t(messages.untilVoicemail, { name });
    case 'message':
      return t(messages.untilMessage, { name });
    case 'external':
      return t(messages.untilExternal, { name });
    default:
      return t(messages.untilLost);
  }
}

/** Who of the same team or group rings from now on, or how. */
function ringsText({ after, joining, leaving }: Difference): string {
  const [team, joins, leaves] = [after.node.name, formatList(joining), formatList(leaving)];
  if (after.node.kind === 'callgroup') {
    if (joins && leaves) return t(messages.ringsInstead, { name: joins, was: leaves });
    if (joins) return t(messages.joinsGroup, { names: joins });
    return leaves ? t(messages.leavesGroup, { names: leaves }) : after.reason;
  }
  if (joins && leaves) return t(messages.swaps, { team, joining: joins, leaving: leaves });
  if (joins) return t(messages.joins, { team, names: joins });
  return leaves ? t(messages.leaves, { team, names: leaves }) : after.reason;
}

function keyChange({ path, lostKeys, before, after }: Difference): ChangeText {
  const key = path.at(-1) ?? '';
  if (lostKeys.length === 0) {
    return { is: t(messages.keyNew, { key, name: after.node.name }), until: null };
  }
  const until = t(messages.untilKey, { name: before.node.name });
  return { is: t(messages.keyLost, { key }), until };
}

/** What becomes of who presses a key that is not assigned: the call goes on, or the menu asks again. */
function wrongKeyChange({ before, after }: Difference): ChangeText {
  const isAskedAgain = after.kind === 'menu';
  const gone = isAskedAgain ? before : after;
  const [ends, goes] = isAskedAgain
    ? [messages.wrongKeyStays, messages.wrongKeyBack]
    : [messages.wrongKeyEnds, messages.wrongKeyGoes];
  const message = gone.kind !== 'menu' && isLost(gone.kind) ? ends : goes;
  return { is: t(message, { name: gone.node.name }), until: null };
}

/** The change in words, as somebody at the front desk would say it. */
export function changeText(difference: Difference): ChangeText {
  const { before, after, effect, callers, lostKeys } = difference;
  if (callers !== null) {
    const values = { count: callers.length, name: formatPhone(callers[0] ?? '') };
    const message = after.kind === 'blocked' ? messages.turnedAway : messages.comesIn;
    return { is: t(message, values), until: null };
  }
  switch (effect) {
    case 'rings':
      return { is: ringsText(difference), until: null };
    case 'waits': {
      const [now, was] = [waitText(after.seconds), waitText(before.seconds)];
      const isOtherwise = now === was;
      const is = isOtherwise ? t(messages.tries) : t(messages.waits, { now, was });
      return { is, until: null };
    }
    case 'hears':
      return { is: t(messages.hears, { name: after.node.name }), until: null };
    case 'key':
      return keyChange(difference);
    case 'wrongKey':
      return wrongKeyChange(difference);
    case 'elsewhere': {
      const { is, until } = elsewhere(before, after);
      // Who comes to a mailbox or an end asks for no keys.
      const isAsked = after.kind === 'answered' || after.kind === 'menu';
      if (lostKeys.length === 0 || !isAsked) return { is, until };
      const count = lostKeys.length;
      return { is: `${is} ${t(messages.keysLost, { count, keys: keysText(lostKeys) })}`, until };
    }
  }
}
