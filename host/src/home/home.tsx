import { PartsContext } from '@jackfield/kit/parts';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import type { Areas } from '../areas/register-areas.ts';
import { HomePage } from './home-page.tsx';

/** /admin-settings/home, loaded with the component library when it is first opened. */
export default function Home({ areas }: { areas: Pick<Areas, 'contributions' | 'parts'> }) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <PartsContext value={areas.parts}>
          <HomePage contributors={areas.contributions('home')} />
        </PartsContext>
      </KitProvider>
    </RuntimeProvider>
  );
}
