import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../hex/shape';
import { useSurfacePoints } from '../parts/input/useSurfacePoints';
import { type Camera, cameraLayers } from './cameraLayers';
import { hexAt, type Point, side } from './geometry';

export const wholeBoard: Camera = { scale: 1, x: 0, y: 0 };

/** Hexes narrower than this are brought nearer by the first tap, and the second one counts. */
const fingertip = 30;
const magnified = 2.5;

const limit = (scale: number) => Math.min(4, Math.max(1, scale));

interface Held {
  readonly piece: string;
  readonly at: Point;
}

interface Wishes {
  shape: Shape;
  /** Undoes the turn of the board: from a point of the drawing before pan and zoom to a point of the board. */
  unturned?: (point: Point) => Point;
  /** Pieces that a finger may take along. */
  movable: ReadonlySet<string>;
  onTap: (hex: string, piece: string | undefined) => void;
  onDrop: (piece: string, hex: string) => void;
}

/** One finger taps or takes a piece along, or pans a board that is zoomed; two fingers zoom. */
export function useHands({ shape, unturned = point => point, movable, onTap, onDrop }: Wishes) {
  const [camera, drawCamera] = useState<Camera>(wholeBoard);
  const [held, drawHeld] = useState<Held | undefined>(undefined);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ at: Point; piece: string | undefined; moved: boolean; camera: Camera } | undefined>(
    undefined,
  );
  const surface = useRef<SVGSVGElement>(null);
  const layers = useMemo(
    () =>
      cameraLayers(
        () => surface.current,
        ({ left, top }) => {
          const [origin, scale] = [points.onScreen({ x: 0, y: 0 }), points.scale()];
          return origin && scale ? { origin: { x: origin.x - left, y: origin.y - top }, scale } : undefined;
        },
      ),
    [],
  );
  // Measured as it is drawn, not as a gesture has moved it.
  const points = useSurfacePoints(() => {
    layers.release();
    return surface.current;
  });
  /** Where the gesture has come to. Two fingers report twice for each frame; it is drawn once. */
  const now = useRef<{ camera: Camera; held: Held | undefined }>({ camera, held });
  const drawn = useRef(camera);
  drawn.current = camera;
  const frame = useRef<number | undefined>(undefined);

  /** During a gesture only the layers move. The board is drawn for its new camera when the last finger is lifted. */
  const draw = () => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    frame.current = undefined;
    const moving = start.current?.moved === true && !now.current.held;
    if (!moving || !layers.show(drawn.current, now.current.camera)) {
      layers.release();
      drawCamera(now.current.camera);
    }
    drawHeld(now.current.held);
  };
  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    },
    [],
  );
  const drawSoon = () => {
    frame.current ??= requestAnimationFrame(draw);
  };
  const setCamera = (next: Camera) => {
    now.current.camera = next;
    drawSoon();
  };
  const setHeld = (next: Held | undefined) => {
    now.current.held = next;
    drawSoon();
  };

  const inView = (event: PointerEvent): Point => points.at(event) ?? { x: 0, y: 0 };
  /** A point of the screen in the units of the board as it is turned and zoomed now. */
  const onBoard = (event: PointerEvent): Point => {
    const { x, y } = inView(event);
    const { camera: lens } = now.current;
    return unturned({ x: (x - lens.x) / lens.scale, y: (y - lens.y) / lens.scale });
  };

  const onPointerDown = (event: PointerEvent) => {
    points.forget();
    const target = event.target instanceof Element ? event.target : undefined;
    const piece = target?.closest('[data-piece]')?.getAttribute('data-piece') ?? undefined;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, inView(event));
    start.current = { at: inView(event), piece, moved: false, camera: now.current.camera };
    if (fingers.current.size > 1) setHeld(undefined);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    const begun = start.current;
    if (!before || !begun) return;
    const at = inView(event);
    if (fingers.current.size > 1) {
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, at);
      if (!other) return;
      const wide = Math.hypot(at.x - other.x, at.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      if (was > 0) zoomAt({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, wide / was);
      begun.moved = true;
      return;
    }
    fingers.current.set(event.pointerId, at);
    if (!begun.moved && Math.hypot(at.x - begun.at.x, at.y - begun.at.y) < 9) return;
    begun.moved = true;
    if (begun.piece && movable.has(begun.piece)) {
      setHeld({ piece: begun.piece, at: onBoard(event) });
    } else {
      setCamera({
        ...begun.camera,
        x: begun.camera.x + at.x - begun.at.x,
        y: begun.camera.y + at.y - begun.at.y,
      });
    }
  };

  const onPointerUp = (event: PointerEvent) => {
    const begun = start.current;
    fingers.current.delete(event.pointerId);
    const [left] = fingers.current.values();
    // After a pinch the finger that is still down pans from where the pinch ended.
    if (left && begun)
      start.current = { at: left, piece: undefined, moved: true, camera: now.current.camera };
    if (left || !begun) return;
    start.current = undefined;
    points.forget();
    const hex = hexAt(shape, onBoard(event));
    now.current.held = undefined;
    draw();
    if (!hex) return;
    const { scale } = now.current.camera;
    const wide = 2 * side * scale * (points.scale() ?? Number.POSITIVE_INFINITY);
    if (!begun.moved && wide < fingertip && scale === 1) {
      zoomAt(begun.at, magnified);
      return;
    }
    if (!begun.moved) {
      onTap(hex, begun.piece);
      if (scale === magnified) setCamera(wholeBoard);
    }
    if (begun.moved && begun.piece && movable.has(begun.piece)) onDrop(begun.piece, hex);
  };

  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    start.current = undefined;
    setHeld(undefined);
  };

  const zoomAt = (centre: Point, by: number) => {
    const { camera: old } = now.current;
    const scale = limit(old.scale * by);
    const ratio = scale / old.scale;
    if (scale === 1) setCamera(wholeBoard);
    else
      setCamera({
        scale,
        x: centre.x - (centre.x - old.x) * ratio,
        y: centre.y - (centre.y - old.y) * ratio,
      });
  };

  return {
    surface,
    camera,
    held,
    zoomAt,
    reset: () => setCamera(wholeBoard),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
