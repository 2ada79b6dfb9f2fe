import { PlannedList } from '@jackfield/call-routing/planned-changes';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { NumberHead } from '../number-page/number-head.tsx';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { useNumberTabs } from '../number-page/use-number-tabs.ts';
import css from './planned-page.module.css';
import { isOfNumber } from './is-of-number.ts';

/** Planned changes of a company number and of its menus (annex J4). */
export const Component = () => <NumberPage form={PlannedOfNumber} />;

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
