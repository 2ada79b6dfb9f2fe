import { FormSection } from '@jackfield/kit/form-section';
import { MapPin } from '@jackfield/kit/ui/icons';
import { OrderStatus } from '@jackfield/phone-numbers/order-status';
import { common, useT } from '@jackfield/runtime';
import { ListingForm } from './listing-form.tsx';
import { listingAddress } from './listing-text.ts';
import { numberOrderMessages } from './messages.ts';
import { NumberFrame, type NumberOrdersProps } from './number-frame.tsx';
import css from './number-orders.module.css';
import { isOpen, LatestOrderNote } from './open-order.tsx';
import { useListingOrders } from './use-orders.ts';

/** Current directory listing of a number, its newest order, and the form for another (LIDB-06). */
export function DirectoryListingPage(props: NumberOrdersProps) {
  const t = useT();
  const query = useListingOrders(props.pid);
  return (
    <NumberFrame {...props} query={query} title={t(common.directoryListing)}>
      {({ current, items: [latest], isOffered }) => (
        <>
          <FormSection
            title={t(numberOrderMessages.currentListing)}
            intro={t(numberOrderMessages.currentListingText)}
          >
            <div className={`ui-well ${css.well}`}>
              <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
              <div className={css.lines}>
                <span className="ui-strong">{current?.listingName ?? t(common.noneYet)}</span>
                <span className="ui-secondary">
                  {current
                    ? listingAddress(current.address)
                    : t(numberOrderMessages.noneListingText)}
                </span>
                {current && (
                  <span className="ui-secondary">
                    {t(numberOrderMessages[current.listingType])}
                  </span>
                )}
              </div>
              {latest?.orderStatus === 'completed' && <OrderStatus status="completed" />}
            </div>
            {latest && <LatestOrderNote order={latest} name={latest.listingName} />}
          </FormSection>
          {!isOpen(latest) && (
            <FormSection
              title={t(numberOrderMessages.orderListing)}
              intro={t(
                numberOrderMessages[isOffered === false ? 'noListings' : 'orderListingText'],
              )}
            >
              {isOffered !== false && <ListingForm pid={props.pid} current={current} />}
            </FormSection>
          )}
        </>
      )}
    </NumberFrame>
  );
}
