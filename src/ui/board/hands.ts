import { useRef, useState } from 'preact/hooks';
import type { Shape } from '../../hex/shape';
import { hexAt, type Point, side } from './geometry';

/** Pan and zoom of the board, in its own units. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
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
  /** Pieces that a finger may take along. */
  movable: ReadonlySet<string>;
  onTap: (hex: string, piece: string | undefined) => void;
  onDrop: (piece: string, hex: string) => void;
}

/** One finger taps or takes a piece along, or pans a board that is zoomed; two fingers zoom. */
export function useHands({ shape, movable, onTap, onDrop }: Wishes) {
  const [camera, setCamera] = useState<Camera>(wholeBoard);
  const [held, setHeld] = useState<Held | undefined>(undefined);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ at: Point; piece: string | undefined; moved: boolean; camera: Camera } | undefined>(
    undefined,
  );
  const surface = useRef<SVGGElement>(null);

  /** A point of the screen in the units of the board as it is turned and zoomed now. */
  const onBoard = (event: { clientX: number; clientY: number }): Point => {
    const matrix = surface.current?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  };
  const inView = (event: PointerEvent): Point => {
    const svg = surface.current?.ownerSVGElement;
    const matrix = svg?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  };

  const onPointerDown = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const piece = target?.closest('[data-piece]')?.getAttribute('data-piece') ?? undefined;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, inView(event));
    start.current = { at: inView(event), piece, moved: false, camera };
    if (fingers.current.size > 1) setHeld(undefined);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    const begun = start.current;
    if (!before || !begun) return;
    const now = inView(event);
    if (fingers.current.size > 1) {
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (!other) return;
      const wide = Math.hypot(now.x - other.x, now.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      if (was > 0) zoomAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, wide / was);
      begun.moved = true;
      return;
    }
    fingers.current.set(event.pointerId, now);
    if (!begun.moved && Math.hypot(now.x - begun.at.x, now.y - begun.at.y) < 9) return;
    begun.moved = true;
    if (begun.piece && movable.has(begun.piece)) {
      setHeld({ piece: begun.piece, at: onBoard(event) });
    } else {
      setCamera({
        ...begun.camera,
        x: begun.camera.x + now.x - begun.at.x,
        y: begun.camera.y + now.y - begun.at.y,
      });
    }
  };

  const onPointerUp = (event: PointerEvent) => {
    const begun = start.current;
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0 || !begun) return;
    start.current = undefined;
    const hex = hexAt(shape, onBoard(event));
    setHeld(undefined);
    if (!hex) return;
    const screen = surface.current?.getScreenCTM();
    const wide = screen ? 2 * side * Math.hypot(screen.a, screen.b) : Number.POSITIVE_INFINITY;
    if (!begun.moved && wide < fingertip && camera.scale === 1) {
      zoomAt(begun.at, magnified);
      return;
    }
    if (!begun.moved) {
      onTap(hex, begun.piece);
      if (camera.scale === magnified) setCamera(wholeBoard);
    }
    if (begun.moved && begun.piece && movable.has(begun.piece)) onDrop(begun.piece, hex);
  };

  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    start.current = undefined;
    setHeld(undefined);
  };

  const zoomAt = (centre: Point, by: number) =>
    setCamera(old => {
      const scale = limit(old.scale * by);
      const ratio = scale / old.scale;
      if (scale === 1) return wholeBoard;
      return {
        scale,
        x: centre.x - (centre.x - old.x) * ratio,
        y: centre.y - (centre.y - old.y) * ratio,
      };
    });

  return {
    surface,
    camera,
    held,
    zoomAt,
    reset: () => setCamera(wholeBoard),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
