import type { Contributor } from '@jackfield/contract';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { paletteAtom } from '../palette/palette-state.ts';
import { Palette } from '../palette/palette.tsx';
import { ShortcutSheet } from '../palette/shortcut-sheet.tsx';

export interface PaletteLayerProps {
  contributors: readonly Contributor<'commands'>[];
}

/** The palette or the list of shortcuts; loaded with the component library when first asked for. */
export default function PaletteLayer({ contributors }: PaletteLayerProps) {
  const [open, setOpen] = useAtom(paletteAtom);
  const close = () => setOpen(null);
  return (
    <RuntimeProvider>
      <KitProvider>
        {open === 'search' && <Palette contributors={contributors} onClose={close} />}
        {open === 'keys' && <ShortcutSheet onClose={close} />}
      </KitProvider>
    </RuntimeProvider>
  );
}
