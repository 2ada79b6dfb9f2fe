import { useLocale } from '@jackfield/runtime';
import { ConfigProvider } from 'antd';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Check, X } from '../icons/public.ts';
import './library.css';
import { useIsPhone, useMedia } from './use-media.ts';

export interface KitProviderProps {
  children: ReactNode;
  /** Nonce of the page's content security policy; taken from the page's own scripts by default. */
  nonce?: string;
}

const closeIcon = <X size={16} strokeWidth={1.75} />;
const modal = {
  closeIcon,
  mask: { blur: false },
  styles: {
    container: { padding: 0, borderRadius: 14 },
    // The button that closes stands at its end.
    header: { padding: '18px 52px 0 24px', margin: 0, borderRadius: '14px 14px 0 0' },
    body: { padding: '14px 24px 20px' },
    footer: { padding: '4px 24px 20px', margin: 0, borderRadius: '0 0 14px 14px' },
  },
};
const drawer = { closeIcon, mask: { blur: false } };
const select = { menuItemSelectedIcon: <Check size={15} strokeWidth={1.75} /> };

/** The class that custom properties of `library.css` hang on. */
const scope = { cssVar: { prefix: 'jf', key: 'jf' }, hashed: false };

/** Scripts keep the nonce readable as a property although the attribute is blanked. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/**
 * Sizes and defaults of the component library for one React root. Its look is a sheet,
 * `library.css`, which follows `data-theme` of the root element and the brand of the variant.
 * Another language draws everything anew, so that no text stays that was kept in the old one.
 */
export function KitProvider({ children, nonce }: KitProviderProps) {
  const locale = useLocale();
  const phone = useIsPhone();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  // The library must not wait for the end of a movement that the stylesheet takes away.
  const theme = useMemo(() => ({ ...scope, token: { motion: !still } }), [still]);
  const csp = useMemo(() => {
    const value = nonce ?? pageNonce();
    return value === undefined ? {} : { nonce: value };
  }, [nonce]);
  return (
    <ConfigProvider
      theme={theme}
      csp={csp}
      componentSize={phone ? 'large' : 'medium'}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      modal={modal}
      drawer={drawer}
      select={select}
    >
      <Fragment key={locale}>{children}</Fragment>
    </ConfigProvider>
  );
}

const lifted = { ...select, styles: { popup: { root: { zIndex: 1150 } } } };

/** Lists of choices within open over what stands over pages itself, such as the card of the phone. */
export function LiftedLists({ children }: { children: ReactNode }) {
  return <ConfigProvider select={lifted}>{children}</ConfigProvider>;
}
