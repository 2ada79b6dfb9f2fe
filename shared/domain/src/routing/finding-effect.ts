import { t } from '@jackfield/texts';
import type { EndKind } from './call.ts';
import type { FindingCall, FindingSeverity } from './finding.ts';
import { effectMessages as effects } from './finding-sentences.ts';
import type { Look } from './lint-look.ts';
import { endAt } from './simulate.ts';

const lost: readonly EndKind[] = ['hangup', 'noroute', 'loop', 'blocked'];

/** Whether a caller reaches nobody and leaves nothing. */
export const isLost = (kind: EndKind): boolean => lost.includes(kind);

/** Seconds in words: '57 s', '1 min 15 s', '5 min'. */
export function waitText(wait: number): string {
  const [minutes, seconds] = [Math.floor(wait / 60), wait % 60];
  if (minutes === 0) return t(effects.waitSeconds, { seconds });
  return seconds === 0
    ? t(effects.waitMinutes, { minutes })
    : t(effects.waitMixed, { minutes, seconds });
}

/** How a call ends, as a sentence about its callers. */
export function endEffect({ config }: Look, call: FindingCall): string {
  const { kind, node } = call.end;
  const { end } = endAt(config, { ...call, from: null });
  const wait = waitText((end.at - call.at) / 1000);
  switch (kind) {
    case 'hangup':
      return end.at === call.at ? t(effects.endHangupAtOnce) : t(effects.endHangup, { wait });
    case 'blocked':
      return end.at === call.at ? t(effects.endBlockedAtOnce) : t(effects.endBlocked, { wait });
    case 'noroute':
      return t(effects.endNoroute);
    case 'loop':
      return t(effects.endLoop);
    case 'message':
      return t(effects.endMessage);
    case 'voicemail':
      return t(effects.endVoicemail, { name: node.name });
    case 'answered':
    case 'external':
      return t(effects.endExternal, { name: node.name });
  }
}

/** What a call says about how bad something is: nothing is lost by what no call comes to. */
export function severityOf(call: FindingCall | null): FindingSeverity {
  if (call === null) return 'info';
  return isLost(call.end.kind) ? 'error' : 'warning';
}

/** Severity and effect of something that a call shows, or that no call comes to. */
export function shownBy(look: Look, call: FindingCall | null) {
  const effect = call === null ? t(effects.noCall) : endEffect(look, call);
  return { severity: severityOf(call), effect, call };
}

/** The same for what does not end the call itself, whatever becomes of the call later. */
export function warnedBy(look: Look, call: FindingCall | null) {
  const { effect } = shownBy(look, call);
  return { severity: call === null ? 'info' : 'warning', effect, call } as const;
}
