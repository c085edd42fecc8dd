import { Face, FaceRim } from '../../board/Face';
import { Icon } from '../../parts/frame/Icon';
import { classIcon } from './classIcons';
import { faceOf } from './faces';

/** Somebody of a class as their model bears them on the board: a face in a ring, or the sign of the class. */
export function FaceOf({ id }: { id: string | null }) {
  const face = faceOf(id);
  if (!face) return <Icon of={classIcon(id)} />;
  return (
    <svg class="face-of" viewBox="0 0 48 48" aria-hidden="true">
      <FaceRim />
      <Face of={face} x={24} y={24} r={21.5} />
      <circle cx="24" cy="24" r="22" />
    </svg>
  );
}
