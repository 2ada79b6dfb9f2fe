import type { OwnCall } from '@jackfield/contract/api/web-phone';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { IconButton } from '@jackfield/kit/ui/core';
import { SlidersHorizontal, X } from '@jackfield/kit/ui/icons';
import { common, dirtyAtom, useT } from '@jackfield/runtime';
import type { LineCall, LineState } from '@jackfield/web-phone/line';
import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { HelpCard } from '../outgoing/help-card.tsx';
import { PriceCard } from '../outgoing/price-card.tsx';
import type { Outgoing } from '../outgoing/use-outgoing.ts';
import type { Acts } from '../phone/acts.ts';
import type { Calls, ToldEnd } from '../phone/calls.ts';
import { messages } from '../phone/messages.ts';
import { dockMessages } from './messages.ts';
import type { Panel } from '../phone/phone.tsx';
import { CallCard } from './call-card.tsx';
import css from './dock.module.css';
import { ElsewhereCard } from './elsewhere-card.tsx';
import { EndNote } from './end-note.tsx';
import { IdleCard } from './idle-card.tsx';
import { IncomingCard } from './incoming-card.tsx';
import { useFocusHeir } from './use-focus-heir.ts';
import { useKeysWithin } from './use-keys-within.ts';

const SoundSheet = lazyPart(() =>
  import(/* webpackChunkName: "sound-sheet" */ '../sound-sheet/sound-sheet.tsx').then(
    (file) => file.SoundSheet,
  ),
);

export interface DockProps {
  state: LineState;
  calls: Calls;
  /** What the portal tells of a call; null until it has. */
  knownOf(call: LineCall): OwnCall | null;
  /** What the person says in the call that goes on. */
  said: MediaStream | null;
  /** Null where this tab does not have the line. */
  acts: Acts | null;
  outgoing: Outgoing;
  /** A call that came to nothing, until somebody has seen why. */
  note: { readonly call: LineCall; readonly end: ToldEnd } | null;
  panel: Panel;
  onPanel(next: Panel): void;
  /** Gets the focus back. */
  button: RefObject<HTMLElement | null>;
  onDismiss(): void;
  takeOver(): void;
  isOnCallElsewhere(): Promise<boolean>;
  onClose(): void;
}

/** The card of the phone: below its button while nothing goes on, else at the foot of every page. */
export function Dock(props: DockProps) {
  const { state, calls, acts, note, panel, onPanel, button, onClose, outgoing } = props;
  const { waiting } = outgoing;
  const { incoming, current } = calls;
  const t = useT();
  const isDirty = useAtomValue(dirtyAtom);
  const card = useRef<HTMLElement>(null);
  useFocusHeir(card, button);
  const [isSoundOpen, setSoundOpen] = useState(false);
  // Who is called has no time for it.
  const isSound = isSoundOpen && incoming === null && state !== 'elsewhere';
  const isLow = incoming !== null || current !== null || note !== null;

  useKeysWithin(card, (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || closesOther(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (waiting && current && !incoming) outgoing.forget();
    else if (isSound) setSoundOpen(false);
    else if (panel === null || incoming) onClose();
    else onPanel(null);
  });

  return (
    <section
      ref={card}
      tabIndex={-1}
      className={css.card}
      data-place={isLow ? 'foot' : 'top'}
      data-raised={(isLow && isDirty) || undefined}
      aria-label={t(messages.phone)}
    >
      <span className={css.tools}>
        {incoming === null && state !== 'elsewhere' && (
          <IconButton
            label={t(dockMessages.sound)}
            size="small"
            aria-expanded={isSound}
            icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setSoundOpen(!isSound)}
          />
        )}
        <IconButton
          label={current || incoming ? t(dockMessages.minimize) : t(common.close)}
          size="small"
          icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      </span>
      {note && !incoming && <EndNote {...note} acts={acts} onDismiss={props.onDismiss} />}
      {incoming && acts ? (
        <IncomingCard
          key={incoming.id}
          call={incoming}
          known={props.knownOf(incoming)}
          mayAnswer={calls.other === null}
          isBusy={current !== null}
          acts={acts}
          heir={card}
        />
      ) : waiting?.kind === 'help' && state !== 'elsewhere' ? (
        <HelpCard
          number={waiting.to}
          isReady={state === 'ready'}
          onCall={outgoing.go}
          onForget={outgoing.forget}
          heir={card}
        />
      ) : waiting && state !== 'elsewhere' ? (
        <PriceCard
          key={waiting.to}
          waiting={waiting}
          isReady={state === 'ready'}
          isBusy={current !== null}
          onCall={outgoing.go}
          onForget={outgoing.forget}
          heir={card}
        />
      ) : isSound ? (
        <SoundSheet said={props.said} heir={card} onClose={() => setSoundOpen(false)} />
      ) : current && acts ? (
        <CallCard
          key={current.id}
          call={current}
          known={props.knownOf(current)}
          other={calls.other}
          acts={acts}
          panel={panel}
          onPanel={onPanel}
          heir={card}
        />
      ) : state === 'elsewhere' ? (
        <ElsewhereCard {...props} heir={card} />
      ) : (
        <IdleCard state={state} acts={acts} heir={card} />
      )}
    </section>
  );
}

/** An open list of a field closes by this key itself. */
function closesOther({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
}
