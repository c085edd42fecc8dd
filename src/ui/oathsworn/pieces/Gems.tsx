import '../../parts/parts.css';

/** Animus as gems: filled ones are available, hollow ones lie in the reserve. */
export function Gems({ available, max, label }: { available: number; max: number; label: string }) {
  return (
    <span class="gems" role="img" aria-label={label}>
      {Array.from({ length: max }, (_, i) => (
        <svg
          key={`gem${i.toString()}`}
          class={i < available ? 'gem full' : 'gem'}
          viewBox="0 0 20 24"
          aria-hidden="true"
        >
          <path d="M10 1 18.500 8 10 23 1.500 8Z" />
          <path class="cut" d="M1.500 8h17M6.500 8 10 23l3.500-15L10 1Z" />
        </svg>
      ))}
    </span>
  );
}
