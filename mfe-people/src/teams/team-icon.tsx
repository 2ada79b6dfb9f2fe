import { Headset } from '@jackfield/kit/ui/icons';
import { RecordTile, type RecordTileProps } from '@jackfield/records/record-head';

/** Icon of a team, shown beside its name. */
export function TeamIcon({ size }: Pick<RecordTileProps, 'size'>) {
  return <RecordTile icon={Headset} size={size} />;
}
