import type { ReleasePointer } from '@jackfield/contract/api/release';
import type { StaffSession } from '@jackfield/contract/api/staff';
import { EmptyState } from '@jackfield/kit/empty-state';
import { Archive } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { HistoryDrawer } from './history/history-drawer.tsx';
import { keyOf } from './moves/read-promotion.ts';
import { PromoteDialog } from './moves/promote-dialog.tsx';
import { RollBackDialog } from './moves/roll-back-dialog.tsx';
import { NeedsSection } from './needs/needs-section.tsx';
import { AreaCard, type AreaWork } from './overview/area-card.tsx';
import { overviewMessages as messages } from './overview/messages.ts';
import { ReleasesPage } from './overview/releases-page.tsx';
import { AskedPreview } from './previews/asked-preview.tsx';
import { PreviewList } from './previews/preview-list.tsx';
import { usePreviews } from './previews/use-previews.ts';
import { AskedTagPreview } from './tags/asked-tag.tsx';
import { TagsSection } from './tags/tags-section.tsx';
import { VersionsDrawer } from './versions/versions-drawer.tsx';

interface OpenWork {
  work: AreaWork;
  pointer: ReleasePointer;
  variantName: string;
  /** Key of the version that a promotion begins with. */
  version?: string;
}

export interface StaffPageProps {
  session: StaffSession;
  /** Name of an area as people read it. */
  labelOf(area: string): string;
}

/** The releases of all variants, and what staff do about them. */
export function StaffPage({ session, labelOf }: StaffPageProps) {
  const t = useT();
  const [open, setOpen] = useState<OpenWork | null>(null);
  const previews = usePreviews(session.overrides, labelOf);
  const { overrides } = session;
  const isSignedIn = session.staff !== null;
  const notice = (
    <>
      <PreviewList
        overrides={overrides}
        labelOf={labelOf}
        isResetting={previews.reset.isPending}
        onReset={() => previews.reset.mutate()}
      />
      <AskedTagPreview overrides={overrides} isSignedIn={isSignedIn} labelOf={labelOf} />
    </>
  );
  const below = (areas: readonly ReleasePointer[]) =>
    isSignedIn && (
      <>
        <TagsSection
          areas={areas.map(({ area }) => area)}
          labelOf={labelOf}
          isPreviewed={previews.isPreviewed}
          onPreview={(version) => previews.add.mutate(version)}
        />
        <NeedsSection areas={areas} labelOf={labelOf} />
      </>
    );
  return (
    <>
      <ReleasesPage isSignedIn={isSignedIn} notice={notice}>
        {({ name, areas }) =>
          areas.length === 0 ? (
            <EmptyState icon={Archive} title={t(messages.empty)}>
              {t(messages.emptyText)}
            </EmptyState>
          ) : (
            <>
              {areas.map((pointer) => (
                <AreaCard
                  key={pointer.area}
                  pointer={pointer}
                  label={labelOf(pointer.area)}
                  isPreviewed={overrides[pointer.area] !== undefined}
                  onWork={(work) => setOpen({ work, pointer, variantName: name })}
                />
              ))}
              {below(areas)}
            </>
          )
        }
      </ReleasesPage>
      <AskedPreview overrides={overrides} labelOf={labelOf} />
      {open && <Work open={open} onOpen={setOpen} labelOf={labelOf} previews={previews} />}
    </>
  );
}

interface WorkProps {
  open: OpenWork;
  onOpen(open: OpenWork | null): void;
  labelOf(area: string): string;
  previews: ReturnType<typeof usePreviews>;
}

function Work({ open, onOpen, labelOf, previews }: WorkProps) {
  const { work, pointer, variantName, version } = open;
  const common = { pointer, label: labelOf(pointer.area), onClose: () => onOpen(null) };
  if (work === 'history') return <HistoryDrawer {...common} />;
  if (work === 'rollBack') return <RollBackDialog {...common} variantName={variantName} />;
  if (work === 'versions') {
    return (
      <VersionsDrawer
        {...common}
        isPreviewed={previews.isPreviewed}
        onPreview={(release) => previews.add.mutate(release)}
        onPromote={(release) => onOpen({ ...open, work: 'promote', version: keyOf(release) })}
      />
    );
  }
  return <PromoteDialog {...common} variantName={variantName} from={work} version={version} />;
}
