import { BrandMark } from '@jackfield/kit/theme';
import { paths } from '@jackfield/contract';
import { Link, profileAtom, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

/** Mark and name of the product; leads admins to Home, others to the page they begin with. */
export function Brand() {
  const { name } = useAtomValue(variantAtom);
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  return (
    <Link to={isAdmin ? paths.admin.home() : paths.root()} className="frame-brand">
      <BrandMark />
      <span>{name}</span>
    </Link>
  );
}
