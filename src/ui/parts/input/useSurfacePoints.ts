import { useEffect, useMemo } from 'preact/hooks';

interface SurfacePoint {
  readonly x: number;
  readonly y: number;
}

export interface SurfacePoints {
  /** A point of the screen in the units of the drawing; undefined where it is not drawn. */
  readonly at: (screen: { readonly clientX: number; readonly clientY: number }) => SurfacePoint | undefined;
  /** A point of the drawing in the units of the screen; undefined where it is not drawn. */
  readonly onScreen: (point: SurfacePoint) => SurfacePoint | undefined;
  /** Units of the screen for one unit of the drawing; undefined where it is not drawn. */
  readonly scale: () => number | undefined;
  /** The drawing may lie elsewhere by now. Call this when a finger comes down and when it is lifted. */
  readonly forget: () => void;
}

/**
 * Converts points of the screen for one drawing. Asking the browser how a drawing lies forces a layout, so the answer
 * is kept for the whole gesture, until `forget` or until the page is scrolled or resized.
 */
export function useSurfacePoints(drawing: () => SVGGraphicsElement | null | undefined): SurfacePoints {
  const points = useMemo(() => surfacePointsOf(drawing), []);
  useEffect(() => {
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', points.forget, options);
    window.addEventListener('resize', points.forget, options);
    return () => {
      window.removeEventListener('scroll', points.forget, options);
      window.removeEventListener('resize', points.forget, options);
    };
  }, [points]);
  return points;
}

function surfacePointsOf(drawing: () => SVGGraphicsElement | null | undefined): SurfacePoints {
  let matrix: DOMMatrix | undefined;
  const measured = (): DOMMatrix | undefined => {
    matrix ??= drawing()?.getScreenCTM() ?? undefined;
    return matrix;
  };
  return {
    at: ({ clientX, clientY }) => {
      const known = measured();
      if (!known) return undefined;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(known.inverse());
      return { x, y };
    },
    onScreen: point => {
      const known = measured();
      if (!known) return undefined;
      const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(known);
      return { x, y };
    },
    scale: () => {
      const known = measured();
      return known && Math.hypot(known.a, known.b);
    },
    forget: () => {
      matrix = undefined;
    },
  };
}
