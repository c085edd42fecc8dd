import '../../parts/frame/art.css';
import type { Picture } from '../../../packs/pack';

/** A drawing of a pack: shapes one over the other, always by night, whatever the light of the room. */
export function Art({ of, large }: { of: Picture | undefined; large?: boolean }) {
  if (!of) return null;
  return (
    <svg class={large ? 'art large' : 'art'} viewBox="0 0 512 512" aria-hidden="true">
      {of.strokes.map((stroke, i) => (
        <path key={i} class={`art-${stroke.tone}`} d={stroke.d} />
      ))}
    </svg>
  );
}
