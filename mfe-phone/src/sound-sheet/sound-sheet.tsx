import { Alert, Button } from '@jackfield/kit/ui/core';
import { Mic, Play, Square } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { messages as phone } from '../phone/messages.ts';
import { dockMessages } from '../dock/messages.ts';
import { ring } from '../phone/ring.ts';
import { microphoneHow } from '../sound/allow-microphone.ts';
import { canChooseOutput } from '../sound/play.ts';
import { PushSwitch } from './push-switch.tsx';
import { useFocusHeir } from '../dock/use-focus-heir.ts';
import { AlertSwitch } from './alert-switch.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { messages } from './messages.ts';
import { MicrophoneTest } from './microphone-test.tsx';
import css from './sound-sheet.module.css';
import { useDevices } from './use-devices.ts';
import { useOwnSound } from './use-own-sound.ts';

interface SoundSheetProps {
  /** What the person says in the call that goes on. */
  said: MediaStream | null;
  heir: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Microphone, speaker and ringer of this browser, chosen and tried (CALL-16). */
export function SoundSheet({ said, heir, onClose }: SoundSheetProps) {
  const t = useT();
  const place = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusHeir(place, heir);
  useEffect(() => title.current?.focus(), []);
  const [isWanted, setWanted] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const { sound, fault, retry } = useOwnSound(said, isWanted || isAllowed);
  const { inputs, outputs } = useDevices(sound);
  // Names are known where the microphone was allowed before, so that nothing would be asked.
  if (inputs.length > 0 && !isAllowed) setAllowed(true);

  return (
    <section ref={place} className={css.sheet} aria-labelledby="phone-sound">
      <h2 ref={title} id="phone-sound" tabIndex={-1} className={css.title}>
        {t(dockMessages.sound)}
      </h2>
      <div className={css.part}>
        <DeviceChoice use="microphone" devices={inputs} />
        {sound ? (
          <MicrophoneTest key={sound.id} sound={sound} />
        ) : (
          <Button
            size="small"
            icon={<Mic size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => (fault ? retry() : setWanted(true))}
          >
            {t(messages.tryMicrophone)}
          </Button>
        )}
        {fault && (
          <Alert kind="warning" title={t(phone[fault])}>
            {t(microphoneHow(fault))}
          </Alert>
        )}
      </div>
      {canChooseOutput() && outputs.length > 0 && <DeviceChoice use="speaker" devices={outputs} />}
      <div className={css.part}>
        {canChooseOutput() && outputs.length > 0 && <DeviceChoice use="ringer" devices={outputs} />}
        <RingTest />
      </div>
      {'Notification' in window && <AlertSwitch />}
      <PushSwitch />
      <div className={css.end}>
        <Button onClick={onClose}>{t(common.done)}</Button>
      </div>
    </section>
  );
}

/** Rings until it is pressed again. */
function RingTest() {
  const t = useT();
  const [isOn, setOn] = useState(false);
  useEffect(() => (isOn ? ring('here') : undefined), [isOn]);
  const Icon = isOn ? Square : Play;
  return (
    <Button
      size="small"
      icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setOn(!isOn)}
    >
      {t(isOn ? messages.stopRing : messages.ring)}
    </Button>
  );
}
