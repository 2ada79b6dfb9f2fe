/** Foundation of every screen: theme provider, buttons, labels, messages, placeholders. */
export { Alert } from './alert.tsx';
export { Avatar } from './avatar.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { IconButton } from './icon-button.tsx';
export { Kbd } from './kbd.tsx';
export { KitProvider, LiftedLists } from './kit-provider.tsx';
export { Skeleton } from './skeleton.tsx';
export { Spinner } from './spinner.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export { Tag } from './tag.tsx';
export { Tooltip } from './tooltip.tsx';
export { useIsPhone, useMedia } from './use-media.ts';
