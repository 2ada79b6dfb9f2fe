import { Button } from '@jackfield/kit/ui/core';
import { ChevronDown, RotateCw } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { useT } from '@jackfield/runtime';
import { DayAndTime, type DayAndTimeProps } from './day-and-time.tsx';
import { askMessages } from './messages.ts';

export interface WhenFieldsProps extends DayAndTimeProps {
  presets: readonly { label: string; at: number }[];
}

/** A day and a time in a zone, now, and other times worth a look. */
export function WhenFields({ zone, at, presets, onChange }: WhenFieldsProps) {
  const t = useT();
  return (
    <>
      <DayAndTime zone={zone} at={at} onChange={onChange} />
      <Button
        type="text"
        icon={<RotateCw size={14} strokeWidth={1.75} />}
        onClick={() => onChange(Date.now())}
      >
        {t(askMessages.now)}
      </Button>
      {presets.length > 0 && (
        <Menu
          title={t(askMessages.presets)}
          groups={[
            presets.map((preset) => ({
              key: preset.label,
              label: preset.label,
              run: () => onChange(preset.at),
            })),
          ]}
        >
          <Button
            type="text"
            iconPlacement="end"
            icon={<ChevronDown size={16} strokeWidth={1.75} />}
          >
            {t(askMessages.presets)}
          </Button>
        </Menu>
      )}
    </>
  );
}
