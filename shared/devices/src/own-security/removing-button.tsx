import { Button, Tooltip } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { securityMessages } from './messages.ts';

interface RemovingButtonProps {
  text: string;
  /** Name of the row, for those who do not see it. */
  label?: string;
  /** It is the only way of a person who must have one. */
  isLast: boolean;
  onClick(): void;
}

/** Removes a way; the only one that the company asks for stays, and the button says so. */
export function RemovingButton({ text, label, isLast, onClick }: RemovingButtonProps) {
  const t = useT();
  const button = (
    <Button
      type="text"
      size="small"
      disabled={isLast}
      {...(label && { 'aria-label': label })}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  if (!isLast) return button;
  return (
    <Tooltip title={t(securityMessages.lastWay)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- tells why, by keyboard too */}
      <span tabIndex={0}>{button}</span>
    </Tooltip>
  );
}
