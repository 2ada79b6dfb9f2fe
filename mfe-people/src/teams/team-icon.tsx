import { RecordTile, type RecordTileProps } from '@jackfield/kit/record-head';
import { Headset } from '@jackfield/kit/ui/icons';

/** The sign of a team beside its name (ui.md 3). */
export function TeamIcon({ size }: Pick<RecordTileProps, 'size'>) {
  return <RecordTile icon={Headset} size={size} />;
}
