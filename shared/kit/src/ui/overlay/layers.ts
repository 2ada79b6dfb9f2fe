import { notify, useT } from '@jackfield/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyMessages } from '../../lazy-part/messages.ts';
import type * as Library from './library-layers.ts';

type Layers = typeof Library;

let loaded: Layers | null = null;

/**
 * Loads what lies over the page: dialogs, drawers, menus. The first of them to open does so itself;
 * where it was called before, in idle time, that one opens at once.
 */
export async function loadLayers(): Promise<Layers> {
  loaded ??= await import(/* webpackChunkName: "layers" */ './library-layers.ts');
  return loaded;
}

/**
 * Dialog, drawer and menu of the component library; null until one is wanted and they have come.
 * Where they cannot be loaded a toast says so, and the layer is closed, so that it can be opened
 * once more.
 */
export function useLayers(isWanted: boolean, onClose: () => void): Layers | null {
  const t = useT();
  const [layers, setLayers] = useState(loaded);
  const giveUp = useEffectEvent(() => {
    notify.error(t(lazyMessages.failed));
    onClose();
  });
  useEffect(() => {
    if (!isWanted || layers) return undefined;
    let isHere = true;
    loadLayers().then(
      (library) => isHere && setLayers(library),
      () => isHere && giveUp(),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, layers]);
  return layers;
}
