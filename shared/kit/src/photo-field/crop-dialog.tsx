import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useState } from 'react';
import { centreCrop, mostZoom, moveCrop, storedEdge, zoomCrop } from './crop.ts';
import css from './crop-dialog.module.css';
import { photoMessages } from './messages.ts';

export interface CropDialogProps {
  photo: ImageBitmap;
  busy: boolean;
  /** Receives the square as JPEG data URL, 512 by 512. */
  onUse(image: string): void;
  onClose(): void;
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses the square of a photo by dragging, arrow keys and zoom (OP-92). */
export function CropDialog({ photo, busy, onUse, onClose }: CropDialogProps) {
  const t = useT();
  // The dialog mounts its content later than it is rendered: the picture is drawn once this is there.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const how = useId();
  const [crop, setCrop] = useState(() => centreCrop(photo));
  const zoom = Math.min(photo.width, photo.height) / crop.size;
  const most = mostZoom(photo);

  useLayoutEffect(() => {
    const { x, y, size } = crop;
    const context = canvas?.getContext('2d');
    if (!context) return;
    // A JPEG shows black where the photo lets its ground through.
    context.fillStyle = 'white';
    context.fillRect(0, 0, storedEdge, storedEdge);
    context.drawImage(photo, x, y, size, size, 0, 0, storedEdge, storedEdge);
  }, [canvas, photo, crop]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = crop.size / event.currentTarget.clientWidth;
    setCrop((now) => moveCrop(now, photo, -event.movementX * scale, -event.movementY * scale));
  };
  const step = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const distance = crop.size / 20;
    setCrop((now) => moveCrop(now, photo, arrow[0] * distance, arrow[1] * distance));
  };
  const use = () => {
    if (canvas) onUse(canvas.toDataURL('image/jpeg', 0.9));
  };

  return (
    <Dialog
      open
      title={t(photoMessages.cropTitle)}
      width={520}
      busy={busy}
      onClose={onClose}
      onSubmit={use}
      action={
        <Button type="primary" loading={busy} disabled={!canvas} onClick={use}>
          {t(photoMessages.use)}
        </Button>
      }
    >
      <div className={css.stage}>
        <button
          type="button"
          className={css.crop}
          aria-label={t(photoMessages.cropLabel)}
          aria-describedby={how}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={step}
        >
          <canvas ref={setCanvas} className={css.canvas} width={storedEdge} height={storedEdge} />
        </button>
        <p id={how} className="ui-note">
          {t(photoMessages.cropHow)}
        </p>
        {most > 1 && (
          <label className={css.zoom}>
            {t(photoMessages.zoom)}
            <input
              type="range"
              min={1}
              max={most}
              step={0.01}
              value={zoom}
              onChange={(event) =>
                setCrop((now) => zoomCrop(now, photo, Number(event.target.value)))
              }
            />
          </label>
        )}
      </div>
    </Dialog>
  );
}
