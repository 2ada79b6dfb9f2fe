import type { PartProps } from '@jackfield/contract';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { PartFence } from '@jackfield/kit/parts';
import { Moon, Phone as PhoneSign } from '@jackfield/kit/ui/icons';
import { canCallAtom, notify, store, t as say, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCallAlert } from '../call-alert/use-call-alert.ts';
import type { TabPhone } from '../line/tab-phone.ts';
import { useOutgoing } from '../outgoing/use-outgoing.ts';
import { actsOf } from './acts.ts';
import { CallTime } from './call-time.tsx';
import { type Calls, callsOf, toldEnd } from './calls.ts';
import { messages } from './messages.ts';
import css from './phone.module.css';
import { quietAtom } from './own-flags.ts';
import { type Loudness, ring } from './ring.ts';
import { endText, spokenText } from './state-text.ts';
import { useCallKeys } from './use-call-keys.ts';
import { useKnown } from './use-known.ts';
import { isTrial, useTrial } from './use-trial.ts';
import { nameOf } from './who.ts';

const loadDock = () => import(/* webpackChunkName: "dock" */ '../dock/dock.tsx');
/** Before it is wanted. */
const fetchDock = () => void loadDock().catch(() => undefined);
const Dock = lazyPart(() => loadDock().then((file) => file.Dock));
const QualityWatch = lazy(
  () => import(/* webpackChunkName: "quality" */ '../quality/quality-watch.tsx'),
);

/** What stands below the buttons of a call. */
export type Panel = 'keys' | 'transfer' | 'add' | 'note' | null;

export interface PhoneProps {
  tab: Pick<TabPhone, 'see' | 'subscribe' | 'line' | 'takeOver' | 'isOnCallElsewhere'>;
  onState: PartProps['web-phone/phone/v1']['onState'];
}

/** The button of the phone and, where it is opened or rings, its card (CALL-16). */
export function Phone({ tab, onState }: PhoneProps) {
  const t = useT();
  const line = useSyncExternalStore(tab.subscribe, tab.see);
  const knownOf = useKnown(line.calls);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const seen = {
    ...line,
    calls: line.calls.map((call) => {
      const name = call.who.name || (names.get(call.id) ?? knownOf(call)?.name ?? '');
      return { ...call, who: { ...call.who, name } };
    }),
  };
  const calls = callsOf(seen);
  const { incoming, current, other, ended } = calls;
  const isOnCall = incoming !== null || current !== null;
  const newest = seen.calls.at(-1)?.id ?? null;
  const end = ended && toldEnd(ended);

  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [wasOnCall, setWasOnCall] = useState(false);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [{ panel, of }, setPanel] = useState<{ panel: Panel; of: string | null }>({
    panel: null,
    of: null,
  });
  const note = ended && end && dismissed !== ended.id ? { call: ended, end } : null;
  if (newest !== null && !known.has(newest)) {
    setKnown(new Set([...known, newest]));
    if (!isTrial(seen.calls.at(-1))) setOpen(true);
    if (ended && ended.id !== newest) setDismissed(ended.id);
  }
  if (wasOnCall !== isOnCall) {
    setWasOnCall(isOnCall);
    // Who was on a call sees why it is over.
    if (!isOnCall && !note && line.state !== 'elsewhere') setOpen(false);
    if (note && isTrial(note.call)) setOpen(true);
  }
  if (of !== (current?.id ?? null)) setPanel({ panel: null, of: current?.id ?? null });
  const show = (next: Panel) => setPanel({ panel: next, of });

  const isQuiet = useAtomValue(quietAtom);
  const button = useRef<HTMLButtonElement>(null);
  const outgoing = useOutgoing({
    acts:
      tab.line &&
      actsOf(tab.line, current, (id, name) => setNames(new Map([...names, [id, name]]))),
    current,
    isReady: line.state === 'ready',
    isFull: other !== null,
    open: () => setOpen(true),
  });
  const { acts } = outgoing;
  useTrial({ acts, current, open: () => setOpen(true) });
  const callOf = current?.answeredAt ? current : null;
  useCallKeys(
    acts === null
      ? {}
      : {
          ...(incoming && !other && { A: () => acts.answer(incoming.id) }),
          ...(incoming && { V: () => acts.decline(incoming.id) }),
          ...(callOf && {
            M: () => acts.mute(callOf),
            H: () => acts.hold(callOf),
            T: () => {
              setOpen(true);
              show('transfer');
            },
          }),
          ...(current && { E: () => acts.end(current) }),
        },
  );

  useEffect(() => {
    onState({ isShown: true, isOnCall });
  }, [isOnCall, onState]);
  const { said = null, connection = null } = (current && tab.line?.media(current.id)) ?? {};
  // On hold nothing comes, which is no fault of the line.
  const isMeasured = current?.state === 'talking' && !current.isWaiting && !current.isBroken;
  useEffect(() => {
    store.set(canCallAtom, true);
    return () => store.set(canCallAtom, false);
  }, []);
  const sound = soundOf(calls, (id) => tab.line?.media(id).heard != null);
  useEffect(() => (sound === null ? undefined : ring(sound)), [sound]);
  useMissed(ended);
  useCallAlert(incoming);
  function close(): void {
    setOpen(false);
    outgoing.forget();
    if (ended) setDismissed(ended.id);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        title={t(messages.phone)}
        aria-expanded={isOpen}
        data-call={current !== null || undefined}
        data-rings={incoming !== null || undefined}
        onPointerEnter={fetchDock}
        onFocus={fetchDock}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <PhoneSign size={18} strokeWidth={1.75} aria-hidden="true" />
        {isQuiet && !current && <Moon size={13} strokeWidth={1.75} aria-hidden="true" />}
        <span className="ui-hidden">
          {current
            ? t(messages.onCall, { who: nameOf(current.who) })
            : t(isQuiet ? messages.phoneQuiet : messages.phone)}
        </span>
        {current?.answeredAt && (
          <span className={`ui-num ${css.time}`} aria-hidden="true">
            <CallTime since={current.answeredAt} />
          </span>
        )}
      </button>
      <output className="ui-hidden" aria-live={incoming ? 'assertive' : 'polite'}>
        {spokenText(calls, note ? endText(note.call, note.end) : '')}
      </output>
      {isMeasured && connection && (
        // A call that is not measured goes on all the same.
        <PartFence onError={reportError}>
          <Suspense>
            <QualityWatch key={current.id} id={current.id} connection={connection} />
          </Suspense>
        </PartFence>
      )}
      {isOpen && (
        <PartFence
          onError={(error) => {
            reportError(error);
            setOpen(false);
          }}
        >
          <Dock
            state={line.state}
            calls={calls}
            knownOf={knownOf}
            acts={acts}
            said={said}
            outgoing={outgoing}
            note={note}
            panel={panel}
            onPanel={show}
            button={button}
            onDismiss={() => ended && setDismissed(ended.id)}
            takeOver={() => tab.takeOver()}
            isOnCallElsewhere={() => tab.isOnCallElsewhere()}
            onClose={close}
          />
        </PartFence>
      )}
    </>
  );
}

/** How it rings: softly beside a call; what the other side lets hear takes the place of our own. */
function soundOf({ incoming, current }: Calls, isHeard: (id: string) => boolean): Loudness | null {
  if (incoming) return current ? 'there' : 'here';
  return current?.state === 'ringing' && !isHeard(current.id) ? 'there' : null;
}

/** Says of a call that came in and was not taken here what became of it, once. */
function useMissed(ended: Calls['ended']): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (ended === null || told.current === ended.id) return;
    told.current = ended.id;
    if (ended.end === 'elsewhere') notify.info(say(messages.answeredElsewhere));
    if (ended.end === 'missed') notify.info(say(messages.missedCall, { who: nameOf(ended.who) }));
  }, [ended]);
}
