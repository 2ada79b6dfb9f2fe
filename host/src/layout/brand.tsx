import { BrandMark } from '@jackfield/kit/theme';
import { Link, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

/** Mark and name of the product; leads home. */
export function Brand() {
  const { id, name } = useAtomValue(variantAtom);
  return (
    <Link to="/" className="frame-brand">
      <BrandMark variant={id} />
      <span>{name}</span>
    </Link>
  );
}
