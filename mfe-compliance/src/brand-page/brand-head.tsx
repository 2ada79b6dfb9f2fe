import { companyTypeWords } from '@jackfield/domain/words/compliance';
import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { History, Plus, ShieldCheck } from '@jackfield/kit/ui/icons';
import { RecordHead, RecordTile } from '@jackfield/records/record-head';
import { common, navigateTo, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayChange } from '../brands/brand-moves.ts';
import { brandKey } from '../brands/brand-query.ts';
import { BrandStatus } from '../brands-listing/cells.tsx';
import { brandPageMessages as messages } from './messages.ts';

const HistoryDrawer = lazyPart(() =>
  import('@jackfield/records/record-history').then((file) => file.HistoryDrawer),
);

const { compliance } = paths.admin;
const icon = { size: 16, strokeWidth: 1.75 } as const;
const eventTypes = ['brand'] as const;

/** Head of the pages of a brand: what it is, where it stands, and what may be done with it. */
export function BrandHead({ brand }: { brand: Brand }) {
  const t = useT();
  const { date } = useFormats();
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, companyName, brandName, companyType, status, createdAt, version } = brand;
  return (
    <>
      <RecordHead
        sign={<RecordTile icon={ShieldCheck} size={isPhone ? 44 : 48} />}
        name={companyName}
        badges={<BrandStatus brand={brand} />}
        meta={[
          brandName === companyName ? '' : brandName,
          t(companyTypeWords[companyType]),
          t(messages.added, { date: date(createdAt) }),
        ]}
        actions={
          <>
            <Button
              looks
              icon={<History {...icon} />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {t(common.history)}
            </Button>
            {mayChange(brand) && (
              <Button onClick={() => void navigateTo(compliance.editBrand(id))}>
                {t(common.edit)}
              </Button>
            )}
            {status === 'verified' && !isPhone && (
              <Button
                type="primary"
                icon={<Plus {...icon} />}
                onClick={() => void navigateTo(compliance.addCampaign(id))}
              >
                {t(messages.addCampaign)}
              </Button>
            )}
          </>
        }
      />
      {isOpen && (
        <HistoryDrawer
          entity="brand"
          record={{ id, name: companyName, version }}
          eventTypes={eventTypes}
          onRestored={() => void client.invalidateQueries({ queryKey: brandKey })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
