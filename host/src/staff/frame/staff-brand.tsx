import { BrandMark } from '@jackfield/kit/theme';
import { Tag } from '@jackfield/kit/ui/core';
import { useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { frameMessages as messages } from './messages.ts';

/** Mark and name of the product, and that this part of it is for staff; leads to the portal. */
export function StaffBrand() {
  const t = useT();
  const { name } = useAtomValue(variantAtom);
  return (
    <a href="/" className="frame-brand">
      <BrandMark />
      <span>{name}</span>
      <Tag tone="brand">{t(messages.staff)}</Tag>
    </a>
  );
}
