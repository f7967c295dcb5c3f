import type { CSSProperties } from 'react';
import { cropBox, type Guides, percentOf, safeZoneOf, zoneCanvas } from '../../core/safe-zones';
import { useFilm } from '../../react/film-context';

export interface GuideOverlayProps {
  guides: Guides;
  /** Aspect ratio of the picture. */
  ratio: number;
}

const part = (share: number): string => `${share * 100}%`;

/** Dark where a platform crops the picture, striped where it covers it with its own interface. The tools describe it in words. */
export function GuideOverlay({ guides: { zone, use, crop, cross }, ratio }: GuideOverlayProps) {
  const { guides: words } = useFilm().labels;
  const box = crop ? cropBox(ratio, crop) : { x: 0, y: 0, width: 1, height: 1 };
  const edges = zone ? safeZoneOf(zone, use) : null;
  const percent = edges ? percentOf(edges) : null;
  return (
    <div aria-hidden="true" data-slot="film-guides" className="pd-film-guides">
      <div
        data-crop={crop ?? undefined}
        className="pd-film-crop"
        style={{ left: part(box.x), top: part(box.y), width: part(box.width), height: part(box.height) }}
      >
        {edges && percent ? (
          <div
            className="pd-film-zone"
            style={
              {
                '--pd-zone-top': part(edges.top / zoneCanvas.height),
                '--pd-zone-bottom': part(edges.bottom / zoneCanvas.height),
                '--pd-zone-left': part(edges.left / zoneCanvas.width),
                '--pd-zone-right': part(edges.right / zoneCanvas.width),
              } as CSSProperties
            }
          >
            <i className="pd-film-zone-edge" data-edge="top" />
            <i className="pd-film-zone-edge" data-edge="bottom" />
            <i className="pd-film-zone-edge" data-edge="left" />
            <i className="pd-film-zone-edge" data-edge="right" />
            <b className="pd-film-zone-clear">
              <span className="pd-film-zone-words">{words.topEdge(percent.top)}</span>
              <span className="pd-film-zone-words pd-film-zone-words-low">{words.bottomEdge(percent.bottom)}</span>
            </b>
          </div>
        ) : null}
        {cross ? <div className="pd-film-cross" /> : null}
      </div>
    </div>
  );
}
