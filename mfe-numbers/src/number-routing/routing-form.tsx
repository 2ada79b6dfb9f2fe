import { CallFlow, FlowBeside, useFlowReview } from '@jackfield/call-routing/call-flow';
import { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import {
  completeOr,
  knownNames,
  RoutingSection,
  useTargetText,
} from '@jackfield/call-routing/routing-editor';
import { type Company, setCompanyCallHandling } from '@jackfield/contract/api/company';
import { call, useT } from '@jackfield/runtime';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useNumberForm } from '../number-page/use-number-form.ts';
import { MenuSection } from './menu-section.tsx';
import { routingMessages } from './messages.ts';
import {
  routingFields,
  routingOf,
  routingSchema,
  type RoutingValues,
  typedRoutingSchema,
} from './routing-values.ts';

/** Edits where calls go while a company number is open and while it is closed (ROUTE-02). */
export function RoutingForm({ company, isGone }: { company: Company; isGone: boolean }) {
  const t = useT();
  const { id } = company;
  const owner = { ownerType: 'company', ownerId: id } as const;
  const { menus, dialog } = useRoutingMenus(owner);
  const { actions: greetings } = useGreetings({ type: 'company', id });
  const edit = useNumberForm<RoutingValues>(company, {
    section: 'call-handling',
    fields: routingFields,
    valuesOf: routingOf,
    schema: routingSchema,
    typed: typedRoutingSchema,
    save: (change, version) =>
      call(setCompanyCallHandling, { params: { id }, body: change }, { version }),
  });
  const { yours, conflict } = edit;
  const shown = [yours, ...(conflict ? [conflict.base, routingOf(conflict.current)] : [])];
  const known = knownNames({ greetings, menus });
  const targetText = useTargetText(shown.flatMap(Object.values), known);
  const section = { ownerId: id, control: edit.form.control, greetings, menus };
  const members = {
    openHour: completeOr(yours.callHandlingOpenHour, company.callHandlingOpenHour),
    closedHour: completeOr(yours.callHandlingClosedHour, company.callHandlingClosedHour),
  };
  const { timeZone: zone } = company.businessHour;
  const flow = useFlowReview({
    edit,
    change: { list: 'companies', id, members },
    zone,
    map: CallFlow,
  });

  return (
    <NumberRecord<RoutingValues>
      company={company}
      section="call-handling"
      edit={{ ...edit, save: flow.save }}
      note={flow.note}
      fields={routingFields}
      valuesOf={routingOf}
      labelOf={(field) => t(routingMessages[field])}
      textOf={(values, field) => targetText(values[field])}
      isGone={isGone}
      below={<MenuSection company={company} />}
      dialogs={
        <>
          {dialog}
          {flow.dialog}
        </>
      }
    >
      <FlowBeside side={flow.side}>
        <div data-place="openHour" tabIndex={-1}>
          <RoutingSection
            {...section}
            name="callHandlingOpenHour"
            place="companyOpenHour"
            stored={company.callHandlingOpenHour}
            title={t(routingMessages.callHandlingOpenHour)}
            intro={t(routingMessages.openText)}
          />
        </div>
        <div data-place="closedHour" tabIndex={-1}>
          <RoutingSection
            {...section}
            name="callHandlingClosedHour"
            place="companyClosedHour"
            stored={company.callHandlingClosedHour}
            title={t(routingMessages.callHandlingClosedHour)}
            intro={t(routingMessages.closedText)}
          />
        </div>
      </FlowBeside>
    </NumberRecord>
  );
}
