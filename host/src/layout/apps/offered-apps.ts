import type { ClientConfig } from '@jackfield/contract';
import { type LucideIcon, Monitor, Smartphone } from '@jackfield/kit/ui/icons';
import { configAtom } from '@jackfield/runtime/core';
import { atom } from 'jotai';

type Downloads = ClientConfig['downloads'];
type AppStore = keyof Downloads;

const devices = [
  { device: 'desktop', Icon: Monitor, stores: ['windows', 'macos'] },
  { device: 'mobile', Icon: Smartphone, stores: ['ios', 'android'] },
] as const satisfies readonly { stores: readonly AppStore[]; [other: string]: unknown }[];

/** The apps for one kind of device, with the places that have them. */
export interface OfferedApps {
  readonly device: 'desktop' | 'mobile';
  readonly Icon: LucideIcon;
  readonly links: readonly { readonly store: AppStore; readonly address: string }[];
}

function linksOf(stores: readonly AppStore[], downloads: Downloads): OfferedApps['links'] {
  return stores.flatMap((store) => {
    const address = downloads[store];
    return address ? [{ store, address }] : [];
  });
}

/** The apps that are offered for download, desktop first; one without a link is left out (OP-16). */
export const offeredAppsAtom = atom((get): readonly OfferedApps[] => {
  const { downloads } = get(configAtom);
  return devices
    .map(({ stores, ...rest }) => ({ ...rest, links: linksOf(stores, downloads) }))
    .filter(({ links }) => links.length > 0);
});
