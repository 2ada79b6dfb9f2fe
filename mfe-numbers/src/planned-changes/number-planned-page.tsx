import { useMay } from '@jackfield/kit/may';
import { MissingPage } from '@jackfield/kit/error-page';
import { PlannedList } from '@jackfield/call-routing/planned-changes';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { NumberHead } from '../number-page/number-head.tsx';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { useNumberTabs } from '../number-page/use-number-tabs.ts';
import css from './planned-page.module.css';
import { isOfNumber } from './is-of-number.ts';

/** Planned changes of a company number and of its menus (annex J4). */
export function Component() {
  const seesRouting = useMay('routing:read');
  return seesRouting ? <NumberPage form={PlannedOfNumber} /> : <MissingPage text="page" />;
}

function PlannedOfNumber({ company }: NumberFormProps) {
  return (
    <EditPage
      head={<NumberHead company={company} />}
      tabs={<LinkTabs tabs={useNumberTabs(company.id)} />}
    >
      <div className={css.list}>
        <PlannedList zone={company.businessHour.timeZone} isShown={isOfNumber(company.id)} />
      </div>
    </EditPage>
  );
}
