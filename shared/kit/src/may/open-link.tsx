import { Link, type LinkProps } from '@jackfield/runtime';
import { mayAt } from './use-may.ts';

/** A link to a page for those who may open it, and the words alone for others (RIGHT-02). */
export function OpenLink(props: LinkProps) {
  return mayAt(props.to) ? <Link {...props} /> : props.children;
}
