import { Headset } from '@jackfield/kit/ui/icons';
import { RecordTile, type RecordTileProps } from '@jackfield/records/record-head';

/** The sign of a team beside its name (ui.md 3). */
export function TeamIcon({ size }: Pick<RecordTileProps, 'size'>) {
  return <RecordTile icon={Headset} size={size} />;
}
