import type { Point } from './geometry';

/** Pan and zoom of the board, in its own units. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How the units of a drawing lie in its window: where their origin is, and how many pixels one of them takes. */
interface Lie {
  readonly origin: Point;
  readonly scale: number;
}

interface CameraLayers {
  /**
   * Moves the drawings to where `to` shows them, as long as they are drawn for `drawn`. False where there is no window
   * around them: then they have to be drawn again.
   */
  readonly show: (drawn: Camera, to: Camera) => boolean;
  /** The drawings lie again as they are drawn. */
  readonly release: () => void;
}

/**
 * Moves the drawings of a `.camera-window` as layers during a gesture. A transform on a part of a drawing would have all
 * of its text laid out and painted again for each frame; one on the drawing itself is only composited.
 */
export function cameraLayers(
  surface: () => Element | null | undefined,
  lieIn: (window: DOMRect) => Lie | undefined,
): CameraLayers {
  let layers: readonly SVGSVGElement[] = [];
  let lie: Lie | undefined;

  const begin = (drawn: Camera): void => {
    const window = surface()?.closest('.camera-window');
    lie = window ? lieIn(window.getBoundingClientRect()) : undefined;
    if (!window || !lie) return;
    layers = [...window.querySelectorAll<SVGSVGElement>(':scope > svg')];
    for (const { style } of layers) {
      style.willChange = 'transform';
      style.transformOrigin = '0 0';
      if (drawn.scale === 1) continue;
      // What lies outside the window may come into it.
      style.overflow = 'visible';
      style.contain = 'none';
    }
  };

  return {
    show(drawn, to) {
      if (layers.length === 0) begin(drawn);
      if (!lie || layers.length === 0) return false;
      const ratio = to.scale / drawn.scale;
      const x = (1 - ratio) * lie.origin.x + lie.scale * (to.x - ratio * drawn.x);
      const y = (1 - ratio) * lie.origin.y + lie.scale * (to.y - ratio * drawn.y);
      for (const { style } of layers) style.transform = `matrix(${ratio}, 0, 0, ${ratio}, ${x}, ${y})`;
      return true;
    },
    release() {
      for (const layer of layers) layer.removeAttribute('style');
      layers = [];
    },
  };
}
