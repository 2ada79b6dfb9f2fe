import { placePath } from '@jackfield/call-routing/call-flow';
import { placeText, type RoutePlace, type RoutingConfig } from '@jackfield/domain/routing';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, Link, useT } from '@jackfield/runtime';
import { panelMessages } from './messages.ts';
import css from './used-menu-dialog.module.css';

interface UsedMenuDialogProps {
  title: string;
  config: RoutingConfig;
  places: readonly RoutePlace[];
  onClose(): void;
}

/** Says that a menu stays, and where calls are sent to it, each with the way there (OP-72). */
export function UsedMenuDialog({ title, config, places, onClose }: UsedMenuDialogProps) {
  const t = useT();

  return (
    <Dialog open title={title} width={520} onClose={onClose}>
      <p>{t(panelMessages.inUse)}</p>
      <ul className={css.places} aria-label={t(common.usedBy)}>
        {places.map((place) => (
          <li key={JSON.stringify(place)}>
            <Link to={placePath(config, place)} onClick={onClose}>
              {placeText(config, place)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
