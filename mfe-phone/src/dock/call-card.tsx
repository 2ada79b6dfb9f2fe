import type { OwnCall } from '@jackfield/contract/api/web-phone';
import { Avatar, Button } from '@jackfield/kit/ui/core';
import {
  ArrowLeftRight,
  Grip,
  type LucideIcon,
  Mic,
  MicOff,
  NotebookPen,
  Pause,
  PhoneOff,
  Play,
  UserPlus,
} from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { type RefObject, useRef, useState } from 'react';
import { HelpLine } from '../outgoing/help-line.tsx';
import type { Acts } from '../phone/acts.ts';
import { CallTime } from '../phone/call-time.tsx';
import { dockMessages } from './messages.ts';
import type { Panel } from '../phone/phone.tsx';
import { callText } from '../phone/state-text.ts';
import { nameOf, numberText } from '../phone/who.ts';
import { QualityLine } from '../quality/quality-line.tsx';
import css from './call.module.css';
import { KeysPanel } from './keys-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import { OtherCall } from './other-call.tsx';
import { SendOn } from './send-on.tsx';
import { useFocusHeir } from './use-focus-heir.ts';

interface CallCardProps {
  call: LineCall;
  /** What the portal tells of it; null until it has. */
  known: OwnCall | null;
  other: LineCall | null;
  acts: Acts;
  panel: Panel;
  onPanel(next: Panel): void;
  heir: RefObject<HTMLElement | null>;
}

/** The call that goes on, and what can be done with it. */
export function CallCard({ call, known, other, acts, panel, onPanel, heir }: CallCardProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useFocusHeir(place, heir);
  const name = nameOf(call.who);
  const number = numberText(call.who.number);
  const isHeld = call.state === 'held';
  const isTalking = call.answeredAt !== null;
  const [draft, setDraft] = useState<string | null>(null);
  const toggle = (which: Panel) => onPanel(panel === which ? null : which);
  return (
    <div ref={place} className={css.whole}>
      <div className={css.who} data-call>
        <Avatar name={name} size={40} />
        <div className="ui-lines ui-fill">
          <h2 className={`ui-clip ${css.name}`}>{name}</h2>
          {number !== name && <span className={`ui-num ${css.number}`}>{number}</span>}
          <HelpLine number={call.who.number} />
        </div>
        <div className={css.state}>
          {call.answeredAt !== null && (
            <span className={`ui-num ${css.time}`} role="timer">
              <CallTime since={call.answeredAt} />
            </span>
          )}
          <output className={css.number}>{known?.isRecorded && t(dockMessages.recorded)}</output>
        </div>
      </div>
      {callText(call) !== '' && <p className={css.now}>{callText(call)}</p>}
      {isTalking && <QualityLine id={call.id} />}
      {isTalking && (
        <div className={css.acts}>
          <Act
            Icon={call.isMuted ? MicOff : Mic}
            label={t(call.isMuted ? dockMessages.unmute : dockMessages.mute)}
            letter="M"
            isOn={call.isMuted}
            onPress={() => acts.mute(call)}
          />
          <Act
            Icon={isHeld ? Play : Pause}
            label={t(isHeld ? dockMessages.resume : dockMessages.hold)}
            letter="H"
            isOn={isHeld}
            onPress={() => acts.hold(call)}
          />
          <Act
            Icon={Grip}
            label={t(dockMessages.keypad)}
            isOpen={panel === 'keys'}
            onPress={() => toggle('keys')}
          />
          <Act
            Icon={ArrowLeftRight}
            label={t(dockMessages.transfer)}
            letter="T"
            isOpen={panel === 'transfer'}
            onPress={() => toggle('transfer')}
          />
          {other === null && (
            <Act
              Icon={UserPlus}
              label={t(dockMessages.addPerson)}
              isOpen={panel === 'add'}
              onPress={() => toggle('add')}
            />
          )}
          {known && (
            <Act
              Icon={NotebookPen}
              label={t(dockMessages.note)}
              isOpen={panel === 'note'}
              onPress={() => toggle('note')}
            />
          )}
        </div>
      )}
      {other && <OtherCall call={other} current={call} acts={acts} />}
      {isTalking && panel === 'note' && known && (
        <NotePanel callId={known.id} note={draft ?? known.note} onNote={setDraft} />
      )}
      {isTalking && panel === 'keys' && <KeysPanel onKey={(key) => acts.press(call.id, key)} />}
      {isTalking && (panel === 'transfer' || panel === 'add') && (
        <SendOn
          key={panel}
          mayAsk={other === null}
          {...(panel === 'transfer' && { onTransfer: (to) => acts.transfer(call.id, to) })}
          onAsk={(to, who) => {
            acts.call(to, who);
            onPanel(null);
          }}
        />
      )}
      <div className={css.end}>
        <Button
          danger
          type="primary"
          size="large"
          block
          aria-keyshortcuts="Alt+E"
          icon={<PhoneOff size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => acts.end(call)}
        >
          {t(dockMessages.end)}
        </Button>
      </div>
    </div>
  );
}

interface ActProps {
  Icon: LucideIcon;
  label: string;
  /** Pressed with Alt it does the same. */
  letter?: string;
  isOn?: boolean;
  /** Of what opens a panel. */
  isOpen?: boolean;
  onPress(): void;
}

function Act({ Icon, label, letter, isOn, isOpen, onPress }: ActProps) {
  const shortcut = letter && `Alt+${letter}`;
  return (
    <button
      type="button"
      className={css.act}
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut}
      title={shortcut}
      data-on={(isOn ?? isOpen) || undefined}
      onClick={onPress}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </button>
  );
}
