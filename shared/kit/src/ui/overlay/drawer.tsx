import { common, useT } from '@jackfield/runtime';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../core/icon-button.tsx';
import { Looking } from '../../may/looking.tsx';
import { useIsPhone } from '../core/use-media.ts';
import { CircleAlert, CircleCheck, X } from '../icons/public.ts';
import { useFieldFocus, useFocusBack } from './dialog-focus.ts';
import { DiscardQuestion } from './dialog.tsx';
import css from './drawer.module.css';
import { useLayers } from './layers.ts';
import { useEscape } from './use-escape.ts';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose(): void;
  /** 650 for work on a thing, 280 for navigation and the account (SHELL-53), 960 for wide lists. */
  width?: 650 | 280 | 960;
  /** Colours the head by result; the icon says the same. */
  header?: 'default' | 'success' | 'failure';
  placement?: 'left' | 'right' | 'bottom';
  /** Input was made: Esc asks before it is lost, and a click beside the drawer does nothing. */
  dirty?: boolean;
  /** Asks in words of its own instead. */
  onAsk?(): void;
  busy?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
}

const headerIcons = { success: CircleCheck, failure: CircleAlert };
const headerLooks = { default: '', success: css.success, failure: css.failure };

/** A panel at the edge, full width below 768 px. */
export function Drawer(props: DrawerProps) {
  const { open, title, onClose, width = 650, header = 'default', placement = 'right' } = props;
  const t = useT();
  const phone = useIsPhone();
  const body = useRef<HTMLDivElement>(null);
  const focusField = useFieldFocus(body, open);
  useFocusBack(open);
  const locked = Boolean(props.dirty || props.busy);
  const [isAsking, setAsking] = useState(false);
  useEscape(open, props.busy ? null : props.dirty ? 'ask' : 'close', {
    close: onClose,
    ask: props.onAsk ?? (() => setAsking(true)),
  });
  const layers = useLayers(open, onClose);
  const tight = placement === 'bottom' ? '6px 24px 16px' : '8px 20px 20px';
  const bodyPadding = width === 280 || placement === 'bottom' ? tight : 24;
  const Icon = header === 'default' ? null : headerIcons[header];
  if (!layers) return <Fragment />;
  return (
    // What lies over a page is asked for by somebody who may do what it does.
    <Looking on={false}>
      <layers.Drawer
        open={open}
        placement={placement}
        onClose={onClose}
        {...(placement === 'bottom'
          ? { size: 'auto' }
          : { size: phone && width !== 280 ? '100%' : width })}
        destroyOnHidden
        afterOpenChange={focusField}
        closable={false}
        keyboard={false}
        mask={{ closable: !locked, blur: false }}
        title={
          <span className={width === 280 ? css.caption : css.title} data-header={header}>
            {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
            {title}
          </span>
        }
        extra={
          <IconButton
            label={t(common.close)}
            icon={<X size={18} strokeWidth={1.75} />}
            onClick={onClose}
            disabled={props.busy ?? false}
          />
        }
        classNames={{ header: `${css.header} ${width === 280 ? css.narrow : headerLooks[header]}` }}
        styles={{
          body: { padding: bodyPadding },
          ...(width === 280 && { footer: { padding: '12px 20px' } }),
        }}
        footer={props.footer}
      >
        <div ref={body} style={{ display: 'contents' }}>
          {props.children}
        </div>
        {isAsking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
      </layers.Drawer>
    </Looking>
  );
}
