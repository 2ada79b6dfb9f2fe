/** Links and the place of the page, for rows that are painted once. */
import { jsx } from 'react/jsx-runtime';

/** Where the page is; `entry` sets it. */
export const place = { pathname: '/', search: '', hash: '', state: null, key: 'first' };

export const useLocation = () => place;
export const useNavigate = () => () => undefined;
export const useParams = () => ({});
export const useSearchParams = () => [new URLSearchParams(place.search), () => undefined];

export const Link = ({ to, replace: _replace, ...rest }) => jsx('a', { ...rest, href: to });

export function NavLink({ to, end: _end, className, ...rest }) {
  const isActive = place.pathname === to;
  const current = isActive ? { 'aria-current': 'page' } : {};
  const classes = [className, isActive && 'active'].filter(Boolean).join(' ');
  return jsx('a', { ...rest, ...current, href: to, className: classes });
}
