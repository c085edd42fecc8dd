/** Animus in two figures and one gem: what is available, and what there is in all. */
export const Animus = ({ available, max }: { available: number; max: number }) => (
  <span class="animus" aria-hidden="true">
    <svg class={available > 0 ? 'gem full' : 'gem'} viewBox="0 0 20 24" aria-hidden="true">
      <path d="M10 1 18.500 8 10 23 1.500 8Z" />
      <path class="cut" d="M1.500 8h17M6.500 8 10 23l3.500-15L10 1Z" />
    </svg>
    <b>{available.toString()}</b>
    <small>/{max.toString()}</small>
  </span>
);
