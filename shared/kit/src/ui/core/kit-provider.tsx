import { useLocale } from '@jackfield/runtime';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Fragment, useMemo } from 'react';
import { Check, ChevronDown, X } from '../icons/public.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet
import './library.css';
import { useRootTheme } from './root-theme.ts';
import { themeConfig } from './theme-config.ts';
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
    header: { padding: '18px 24px 0', margin: 0, borderRadius: '14px 14px 0 0' },
    body: { padding: '14px 24px 20px' },
    footer: { padding: '4px 24px 20px', margin: 0, borderRadius: '0 0 14px 14px' },
  },
};
const drawer = { closeIcon, mask: { blur: false } };
const select = {
  suffixIcon: <ChevronDown size={15} strokeWidth={1.75} />,
  menuItemSelectedIcon: <Check size={15} strokeWidth={1.75} />,
};

/** Scripts keep the nonce readable as a property although the attribute is blanked. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/**
 * Theme, sizes and defaults of the component library for one React root. Follows
 * `data-theme` and `data-variant` of the root element; remotes never make a theme of their own.
 * Another language draws everything anew, so that no text stays that was kept in the old one.
 */
export function KitProvider({ children, nonce }: KitProviderProps) {
  const { mode, variant } = useRootTheme();
  const locale = useLocale();
  const phone = useIsPhone();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeConfig(mode, variant, !still), [mode, variant, still]);
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
