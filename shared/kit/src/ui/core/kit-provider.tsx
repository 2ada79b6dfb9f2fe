import { store, useLocale, variantAtom } from '@jackfield/runtime';
import { ConfigProvider } from 'antd';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { ThemeMode } from '../../theme/palette.ts';
import { Check, ChevronDown, X } from '../icons/public.ts';
import './library.css';
import { themeConfig } from './theme-config.ts';
import { useIsPhone, useMedia } from './use-media.ts';

const attributes = ['data-theme'];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: attributes });
  return () => observer.disconnect();
}

const readMode = (): ThemeMode =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/**
 * Theme as it stands on the root element. The attribute is the one source: it styles the page
 * before any script, and every React root on it follows it.
 */
const useRootTheme = (): ThemeMode => useSyncExternalStore(subscribe, readMode);

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
 * Theme, sizes and defaults of the component library for one React root. Follows `data-theme` of
 * the root element and the brand of the variant; remotes never make a theme of their own.
 * Another language draws everything anew, so that no text stays that was kept in the old one.
 */
export function KitProvider({ children, nonce }: KitProviderProps) {
  const mode = useRootTheme();
  const brand = useAtomValue(variantAtom, { store }).brand[mode];
  const locale = useLocale();
  const phone = useIsPhone();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeConfig(mode, brand, !still), [mode, brand, still]);
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
