import { paths } from '@jackfield/contract';
import { PhoneNumbers } from '@jackfield/phone-numbers/phone-numbers';
import { OwnPage } from '../layout/own-page.tsx';

const { outboundEdit, directoryEdit } = paths.yourSettings;

/** /your-settings/phone-numbers: the own numbers, their labels and the default (SET-04). */
export function Component() {
  return (
    <OwnPage>
      {({ id, fullName }) => (
        <PhoneNumbers
          isOwn
          owner={{ type: 'teammate', id, name: fullName }}
          links={(pid) => ({
            callingName: outboundEdit(pid, 'outbound-calling-name'),
            listing: directoryEdit(pid, 'directory-listing'),
          })}
        />
      )}
    </OwnPage>
  );
}
