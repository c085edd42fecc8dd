/** Pan and zoom of the board, in its own units. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface CameraLayers {
  /** Moves the layers to where this camera shows them. */
  readonly show: (camera: Camera) => void;
  /** From here on their own `transform` attribute counts again. */
  readonly release: () => void;
}

/**
 * The groups of class `camera` in a drawing, which a gesture moves directly. As layers of their own they are neither
 * rendered nor painted again for each frame, only composited.
 */
export function cameraLayers(drawing: () => Element | null | undefined): CameraLayers {
  let layers: readonly SVGGElement[] = [];
  return {
    show({ scale, x, y }) {
      if (layers.length === 0) {
        layers = [...(drawing()?.querySelectorAll<SVGGElement>('g.camera') ?? [])];
        for (const layer of layers) layer.style.willChange = 'transform';
      }
      for (const layer of layers) layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
    release() {
      for (const layer of layers) layer.removeAttribute('style');
      layers = [];
    },
  };
}
