import { useT } from '@jackfield/runtime';
import { meterOf } from '@jackfield/voice-media/devices';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import css from './sound-sheet.module.css';

/** Loudness, from 0 to 1, that is somebody who speaks. */
const spoken = 0.12;

/** How loud a sound is, moment by moment, and whether anything was heard yet. */
export function Level({ sound }: { sound: MediaStream }) {
  const t = useT();
  const bar = useRef<HTMLMeterElement>(null);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const meter = meterOf(sound);
    let frame = 0;
    function draw(): void {
      const level = meter.level();
      if (bar.current) bar.current.value = level;
      if (level > spoken) setHeard(true);
      frame = requestAnimationFrame(draw);
    }
    draw();
    return () => {
      cancelAnimationFrame(frame);
      meter.close();
    };
  }, [sound]);
  return (
    <div>
      <meter ref={bar} className={css.level} aria-label={t(messages.level)} />
      <output className="ui-caption">{t(isHeard ? messages.heard : messages.saySomething)}</output>
    </div>
  );
}
