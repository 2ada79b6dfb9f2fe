import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { AudioLines, type LucideIcon, Mic, Plus, Upload } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { common, useT } from '@jackfield/runtime';
import { mediaMessages } from './messages.ts';

/** Ways to add a greeting. */
export type AddWay = 'record' | 'upload' | 'speech';

const everyWay: readonly (readonly [AddWay, LucideIcon])[] = [
  ['record', Mic],
  ['upload', Upload],
  ['speech', AudioLines],
];

interface AddButtonsProps {
  /** Texts can be turned into speech here. */
  canSpeak: boolean;
  onAdd(way: AddWay): void;
}

/** Record, upload, text to speech; one menu on phones. */
export function AddButtons({ canSpeak, onAdd }: AddButtonsProps) {
  const t = useT();
  const ways = canSpeak ? everyWay : everyWay.filter(([way]) => way !== 'speech');
  if (useIsPhone()) {
    const actions = ways.map(([way, icon]) => ({
      key: way,
      label: t(mediaMessages[way]),
      icon,
      run: () => onAdd(way),
    }));
    return (
      <Menu groups={[actions]} title={t(common.add)}>
        <Button icon={<Plus size={15} strokeWidth={1.75} />}>{t(common.add)}</Button>
      </Menu>
    );
  }
  return ways.map(([way, Icon]) => (
    <Button
      key={way}
      size="small"
      icon={<Icon size={15} strokeWidth={1.75} />}
      onClick={() => onAdd(way)}
    >
      {t(mediaMessages[way])}
    </Button>
  ));
}
