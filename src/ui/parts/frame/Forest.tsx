import './forest.css';

/** A line of pines along the bottom, always the same for the same seed. */
function pines(seed: number, count: number, tall: number, base: number): string {
  let turn = seed;
  const next = () => {
    turn = (turn * 16807) % 2147483647;
    return turn / 2147483647;
  };
  let path = `M-20 ${base + 40}`;
  for (let i = 0; i <= count; i++) {
    const x = (i / count) * 1240 - 20 + (next() - 0.5) * 30;
    const high = tall * (0.55 + next() * 0.6);
    const wide = 14 + high * 0.17;
    const tiers = 4;
    path += `L${(x - wide).toFixed(0)} ${base}`;
    for (let t = 0; t < tiers; t++) {
      const y = base - (high * (t + 1)) / tiers;
      const w = wide * (1 - (t + 1) / tiers);
      path += `L${(x - w - 2).toFixed(0)} ${y.toFixed(0)}`;
      if (t < tiers - 1) path += `L${(x - w - 6).toFixed(0)} ${(y + 5).toFixed(0)}`;
    }
    for (let t = tiers - 1; t >= 0; t--) {
      const y = base - (high * t) / tiers;
      const w = wide * (1 - t / tiers);
      path += `L${(x + w).toFixed(0)} ${y.toFixed(0)}`;
      if (t > 0) path += `L${(x + w - 5).toFixed(0)} ${(y - 4).toFixed(0)}`;
    }
  }
  return `${path}L1240 ${base + 40}Z`;
}

const far = pines(7, 46, 120, 190);
const middle = pines(31, 30, 170, 225);
const near = pines(101, 17, 230, 262);

export function Forest() {
  return (
    <svg class="forest" viewBox="0 0 1200 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="forest-moon">
          <stop offset="0" class="moon-core" />
          <stop offset="1" class="moon-rim" />
        </radialGradient>
        <radialGradient id="forest-fire">
          <stop offset="0" stop-color="#ff9a4d" stop-opacity="0.6" />
          <stop offset="1" stop-color="#ff9a4d" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle cx="930" cy="70" r="230" fill="url(#forest-moon)" />
      <circle class="moon" cx="930" cy="62" r="30" />
      <path class="far" d={far} />
      <path class="between" d={middle} />
      <ellipse class="glow" cx="300" cy="270" rx="330" ry="130" fill="url(#forest-fire)" />
      <path class="near" d={near} />
    </svg>
  );
}
