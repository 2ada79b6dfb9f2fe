import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { type Message, useT } from '@jackfield/runtime';
import type { SoundDevice } from '@jackfield/voice-media/devices';
import { useAtom } from 'jotai';
import { type SoundUse, soundAtom } from '../sound/choices.ts';
import { messages } from './messages.ts';

interface DeviceChoiceProps {
  use: SoundUse;
  devices: readonly SoundDevice[];
}

const labels: Readonly<Record<SoundUse, Message>> = {
  microphone: messages.microphone,
  speaker: messages.speaker,
  ringer: messages.ringer,
};

/** Over the card of the phone. */
const overCard = { popup: { root: { zIndex: 1150 } } };

/** One of the devices, or the system's; acts at once. */
export function DeviceChoice({ use, devices }: DeviceChoiceProps) {
  const t = useT();
  const [choices, setChoices] = useAtom(soundAtom);
  const chosen = choices[use];
  const isListed = devices.some(({ id }) => id === chosen?.id);
  const offered = chosen && !isListed ? [...devices, chosen] : devices;

  function choose(id: string): void {
    const { [use]: _before, ...others } = choices;
    const device = offered.find((one) => one.id === id);
    setChoices(device ? { ...others, [use]: device } : others);
  }

  const isGone = chosen && !isListed && devices.length > 0;
  const hint = isGone
    ? t(messages.notThere, { device: chosen.label })
    : devices.length === 0
      ? t(messages.toChoose)
      : undefined;
  return (
    <Field label={t(labels[use])} hint={hint}>
      <Select<string>
        value={chosen?.id ?? ''}
        onChange={choose}
        styles={overCard}
        options={[
          { value: '', label: t(messages.system) },
          ...offered.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
    </Field>
  );
}
