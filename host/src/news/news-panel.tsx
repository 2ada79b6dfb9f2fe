import type { Contributor } from '@jackfield/contract';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { NewsDrawer } from './news-drawer.tsx';

export interface NewsPanelProps {
  contributors: readonly Contributor<'news'>[];
  onClose(): void;
}

/** The panel with the component library that it needs; loaded when it is first opened. */
export default function NewsPanel(props: NewsPanelProps) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <NewsDrawer {...props} />
      </KitProvider>
    </RuntimeProvider>
  );
}
