import { paths } from '@jackfield/contract';
import { accountAtom, common, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

const { deskphones } = paths.admin;

/** Ways to the desk phone pages (OP-27); Malaysia accounts buy none (ROLE-08). */
export function DeviceLinks() {
  const t = useT();
  const isMalaysia = useAtomValue(accountAtom)?.country === 'MYS';
  return (
    <>
      {!isMalaysia && <Link to={deskphones.buyPhones()}>{t(common.buyDeskPhones)}</Link>}
      <Link to={deskphones.allDevices()}>{t(common.allDevices)}</Link>
    </>
  );
}
