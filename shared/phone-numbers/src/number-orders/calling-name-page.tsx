import { formatPhone } from '@jackfield/domain';
import { FormSection } from '@jackfield/kit/form-section';
import { Phone } from '@jackfield/kit/ui/icons';
import { OrderStatus } from '@jackfield/phone-numbers/order-status';
import { common, useT } from '@jackfield/runtime';
import { CallingNameForm } from './calling-name-form.tsx';
import { numberOrderMessages } from './messages.ts';
import { NumberFrame, type NumberOrdersProps } from './number-frame.tsx';
import css from './number-orders.module.css';
import { isOpen, LatestOrderNote } from './open-order.tsx';
import { useCallingNameOrders } from './use-orders.ts';

/** Current calling name of a number, its newest order, and the form for another (LIDB-05). */
export function CallingNamePage(props: NumberOrdersProps) {
  const t = useT();
  const query = useCallingNameOrders(props.pid);
  return (
    <NumberFrame {...props} query={query} title={t(numberOrderMessages.callingName)}>
      {({ current, items: [latest], phoneNumber }) => (
        <>
          <FormSection
            title={t(numberOrderMessages.current)}
            intro={t(numberOrderMessages.currentText)}
          >
            <div className={`ui-well ${css.well}`}>
              <Phone size={16} strokeWidth={1.75} aria-hidden="true" />
              <div className={css.lines}>
                <span className="ui-strong">{current?.callerName ?? t(common.noneYet)}</span>
                <span className="ui-secondary">
                  {current
                    ? t(numberOrderMessages[current.lineType])
                    : t(numberOrderMessages.noneText)}
                </span>
              </div>
              {latest?.orderStatus === 'completed' && <OrderStatus status="completed" />}
            </div>
            {latest && <LatestOrderNote order={latest} name={latest.callerName} />}
          </FormSection>
          {!isOpen(latest) && (
            <FormSection
              title={t(numberOrderMessages.order)}
              intro={t(numberOrderMessages.orderText)}
            >
              <CallingNameForm
                pid={props.pid}
                number={formatPhone(phoneNumber.number)}
                lineType={current?.lineType ?? 'business'}
              />
            </FormSection>
          )}
        </>
      )}
    </NumberFrame>
  );
}
