/** What a stroke of a portrait is made of; each class gives its own colours to cloth and trim. */
export type Tone =
  | 'cloth'
  | 'cloth-low'
  | 'trim'
  | 'skin'
  | 'skin-low'
  | 'hair'
  | 'metal'
  | 'metal-low'
  | 'dark'
  | 'light'
  | 'gold';

export interface Stroke {
  readonly tone: Tone;
  readonly d: string;
  /** Drawn once more on the other side. */
  readonly twice?: boolean;
}

/** One of the twelve, 120 wide and 150 high, drawn by ourselves: a bust before a night sky. */
export interface Portrait {
  readonly cloth: string;
  readonly clothLow: string;
  readonly trim: string;
  readonly sky: string;
  readonly hair?: string;
  readonly skin?: string;
  readonly skinLow?: string;
  readonly strokes: readonly Stroke[];
}

const one = (tone: Tone, d: string): Stroke => ({ tone, d });
const two = (tone: Tone, d: string): Stroke => ({ tone, d, twice: true });

const cloak = one('cloth', 'M2 150C5 118 25 105 45 99h30c20 6 40 19 43 51Z');
const fold = two('cloth-low', 'M45 99C29 112 22 128 21 150h-9C12 128 22 110 45 99Z');
const neck = one('skin-low', 'M50 84h20v20L60 112 50 104Z');
const face = one('skin', 'M44 54c0-12 7-20 16-20s16 8 16 20c0 18-6 34-16 38-10-4-16-20-16-38Z');
const eyes = two('dark', 'M48 60c3-3 7-3 9 0-3 2-6 2-9 0Z');
const brows = two('hair', 'M46 56c4-3 8-3 11-1v2c-3-1-7-1-11 1Z');
const nose = one('skin-low', 'M59 60h2l3 13-4 2-4-2Z');
const mouth = one('skin-low', 'M54 81c4-1 8-1 12 0-3 3-9 3-12 0Z');
const features = [eyes, brows, nose, mouth];

const warden: Portrait = {
  cloth: '#3f5f8a',
  clothLow: '#2b4463',
  trim: '#c9a24a',
  sky: '#2c4a66',
  strokes: [
    cloak,
    fold,
    two('metal', 'M6 132c0-20 14-32 34-34l4 16c-12 6-20 16-24 30Z'),
    two('metal-low', 'M8 140c4-16 14-26 30-32l3 8c-10 5-17 14-20 26Z'),
    one('trim', 'M48 118h24v32H48Z'),
    one('cloth-low', 'M58 122h4v10h10v4H62v14h-4v-14H48v-4h10Z'),
    one('metal-low', 'M35 86l25 16 25-16 5 16-30 18-30-18Z'),
    one('metal', 'M38 36c1-14 10-22 22-22s21 8 22 22l3 48-25 16-25-16Z'),
    one('metal-low', 'M60 14c12 0 21 8 22 22l3 48-25 16Z'),
    one('gold', 'M57 14h6v36h-6ZM38 48h44v4H38Z'),
    one('dark', 'M41 54h38v6H63v28h-6V60H41Z'),
    two('dark', 'M44 68h3v3h-3ZM50 68h3v3h-3ZM44 75h3v3h-3ZM50 75h3v3h-3Z'),
    one('light', 'M43 30c2-7 6-11 11-12-4 6-6 14-6 24h-6Z'),
  ],
};

const priest: Portrait = {
  cloth: '#d8cba6',
  clothLow: '#a8966a',
  trim: '#8c2f2a',
  sky: '#6b5430',
  strokes: [
    one('gold', 'M60 4a46 46 0 1 1 0 92 46 46 0 0 1 0-92Zm0 5a41 41 0 1 0 0 82 41 41 0 0 0 0-82Z'),
    cloak,
    fold,
    one('cloth', 'M26 112C22 60 38 22 60 14c22 8 38 46 34 98L60 122Z'),
    one('cloth-low', 'M60 14c22 8 38 46 34 98L60 122l14-22c8-24 6-48-14-66Z'),
    one('dark', 'M40 98C36 62 48 40 60 34c12 6 24 28 20 64l-20 12Z'),
    one('skin', 'M46 62c0-10 6-16 14-16s14 6 14 16c0 16-6 28-14 32-8-4-14-16-14-32Z'),
    eyes,
    nose,
    one('hair', 'M46 74c3 6 8 4 14 4s11 2 14-4c2 18-4 30-14 36-10-6-16-18-14-36Z'),
    one('skin-low', 'M55 83h10c-2 3-8 3-10 0Z'),
    two('trim', 'M36 116l12-6 6 40H44Z'),
    two('gold', 'M44 130h6v-5h3v5h2v3h-2v6h-3v-6h-6Z'),
  ],
};

const witch: Portrait = {
  cloth: '#4b3a5e',
  clothLow: '#34273f',
  trim: '#7fb069',
  sky: '#2f4a3c',
  hair: '#a33c2a',
  strokes: [
    cloak,
    fold,
    two('hair', 'M46 48C30 62 30 96 24 122c10 6 20 2 26-6Z'),
    neck,
    face,
    ...features,
    two('hair', 'M44 52c4 2 10 0 15-8-1 8-6 12-13 14-2 8-2 14-1 20-6-8-6-20-1-26Z'),
    one('cloth', 'M10 58c14-14 30-18 50-18s36 4 50 18c-14-4-32-6-50-6s-36 2-50 6Z'),
    one('cloth-low', 'M10 58c14-8 32-12 50-12s36 4 50 12c-14-4-32-4-50-4s-36 0-50 4Z'),
    one('cloth', 'M34 44C42 26 50 10 78 2c-6 8-6 14-2 22 4 7 8 13 10 20-16-5-36-5-52 0Z'),
    one('trim', 'M34 44c1-4 3-7 5-10 14-4 28-4 42 0 2 3 4 6 5 10-16-5-36-5-52 0Z'),
    one('gold', 'M54 33h12v10H54Zm3 3v4h6v-4Z'),
    one('trim', 'M60 112l8 12-8 14-8-14Z'),
    one('light', 'M60 116l4 8-4 8Z'),
  ],
};

const ranger: Portrait = {
  cloth: '#4d6b35',
  clothLow: '#344a24',
  trim: '#c8a35a',
  sky: '#355239',
  hair: '#e0c98f',
  skin: '#b98a5c',
  skinLow: '#8d6540',
  strokes: [
    one('trim', 'M96 22l3-2 6 96-4 2ZM104 30l3-2 0 88-4 0Z'),
    one('light', 'M92 16l8-8 4 10-4 8Z'),
    one('light', 'M102 24l6-6 4 10-5 8Z'),
    cloak,
    fold,
    two('hair', 'M44 46c-10 16-8 44-14 66 8 4 16 2 20-4Z'),
    neck,
    two('skin', 'M45 60L24 48c2 10 10 20 21 24Z'),
    two('skin-low', 'M43 63l-12-8c2 6 6 10 12 13Z'),
    face,
    ...features,
    one('hair', 'M42 56c0-18 8-28 18-28s18 10 18 28c-4-8-10-13-18-14-8 1-14 6-18 14Z'),
    one('trim', 'M42 46c10-6 26-6 36 0l-1 5c-10-5-24-5-34 0Z'),
    one('light', 'M60 32l5 10-5 8-5-8Z'),
    one('cloth-low', 'M34 112l26 14 26-14 4 8-30 18-30-18Z'),
    one('trim', 'M56 122h8l-1 12-3 4-3-4Z'),
    one('skin-low', 'M50 68l-5 8 2 1 5-8ZM53 70l-5 8 2 1 5-8Z'),
  ],
};

const exile: Portrait = {
  cloth: '#7a4a2b',
  clothLow: '#55321c',
  trim: '#b84a32',
  sky: '#6a3a2c',
  hair: '#1d1712',
  skin: '#a8744c',
  skinLow: '#7c5234',
  strokes: [
    one('hair', 'M14 8h4v110h-4Z'),
    one('metal', 'M18 14c14 0 22 8 26 20-8-4-16-6-26-4ZM14 14C4 16 0 24 0 34c4-4 8-6 14-6Z'),
    cloak,
    two('cloth-low', 'M2 150c2-24 14-38 40-46l-6 12 4-2-6 12 5-1-8 14 4 0-6 11Z'),
    one('skin-low', 'M48 86h24v20l-12 10-12-10Z'),
    one('hair', 'M52 30C46 16 54 4 66 6c10 2 8 14 0 24Z'),
    one('skin', 'M42 56c0-16 8-26 18-26s18 10 18 26c0 18-6 34-18 38-12-4-18-20-18-38Z'),
    one('hair', 'M42 52c0-16 8-24 18-24s18 8 18 24c-4-10-10-14-18-14s-14 4-18 14Z'),
    eyes,
    brows,
    nose,
    one('hair', 'M44 72c4 4 10 2 16 2s12 2 16-2c0 16-4 26-16 36-12-10-16-20-16-36Z'),
    one('skin-low', 'M54 82h12c-2 3-10 3-12 0Z'),
    one('trim', 'M68 44l4 0-6 34-4 0ZM46 64l10 2 0 4-11-2Z'),
    two('gold', 'M42 74a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'),
    one('light', 'M46 114l3 9 3-7 3 9 3-7 2 9 3-9 3 7 3-9 3 7 3-9-14 7Z'),
  ],
};

const ursus: Portrait = {
  cloth: '#6b5132',
  clothLow: '#483620',
  trim: '#9e7f3d',
  sky: '#3f4f5c',
  skin: '#7c5a38',
  skinLow: '#5a3f26',
  strokes: [
    one('cloth', 'M0 150c2-36 22-52 46-56h28c24 4 44 20 46 56Z'),
    two('metal', 'M0 138c2-24 14-36 34-38l6 14c-14 6-22 16-26 32Z'),
    two('metal-low', 'M2 142c4-18 14-28 30-32l2 6c-10 5-16 13-20 26Z'),
    two('skin-low', 'M26 34a13 13 0 1 1 20-8Z'),
    two('skin', 'M29 32a8 8 0 1 1 12-5Z'),
    one('skin', 'M28 56c0-24 14-36 32-36s32 12 32 36c2 30-12 48-32 50-20-2-34-20-32-50Z'),
    two('skin-low', 'M28 56c0 26 10 44 26 49-2-10-8-12-12-16 2-4-4-8-6-12 3-3-3-8-4-12 2-4-1-6-4-9Z'),
    one('trim', 'M44 86c0-14 6-20 16-20s16 6 16 20c0 10-6 16-16 17-10-1-16-7-16-17Z'),
    one('dark', 'M52 72c3-4 13-4 16 0 0 5-4 9-8 9s-8-4-8-9ZM59 80h2v8h-2Z'),
    one('dark', 'M50 90c6 4 14 4 20 0-3 7-17 7-20 0Z'),
    two('light', 'M54 91l2 4 2-4Z'),
    two('dark', 'M42 56c3-3 8-2 10 1-3 3-7 3-10-1Z'),
    two('gold', 'M46 55h3v3h-3Z'),
    two('skin-low', 'M38 52c5-4 11-3 16 2l-1 2c-5-4-10-4-15-2Z'),
    one('metal', 'M38 34c10-12 34-12 44 0l-3 8c-10-8-28-8-38 0Z'),
    one('metal-low', 'M57 24h6v26l-3 6-3-6Z'),
    one('metal-low', 'M30 112l30 16 30-16 2 10-32 18-32-18Z'),
  ],
};

const penitent: Portrait = {
  cloth: '#5a5550',
  clothLow: '#3b3733',
  trim: '#8f2b20',
  sky: '#4a2b2b',
  strokes: [
    one('metal', 'M92 0h5v124h-5Z'),
    one('metal-low', 'M80 26h29v5H80Z'),
    cloak,
    fold,
    one('cloth', 'M60 2c8 22 24 44 26 72 1 16-4 30-10 38H44c-6-8-11-22-10-38C36 46 52 24 60 2Z'),
    one('cloth-low', 'M60 2c8 22 24 44 26 72 1 16-4 30-10 38H60Z'),
    one('trim', 'M35 60c14 6 36 6 50 0l1 7c-14 6-38 6-52 0Z'),
    two('gold', 'M40 58l2-7 3 8ZM52 62l1-8 4 8Z'),
    two('dark', 'M44 76c4-5 10-4 12 1-4 4-9 4-12-1Z'),
    two('light', 'M49 75h3v3h-3Z'),
    one('cloth-low', 'M59 82h2v24h-2Z'),
    one('gold', 'M30 110c8-6 52-6 60 0l2 8c-12-6-52-6-64 0Z'),
    two('metal', 'M34 118l6 4-4 8-6-4ZM42 126l6 4-4 8-6-4ZM50 133l6 4-4 8-6-4Z'),
  ],
};

const cur: Portrait = {
  cloth: '#5d4a3a',
  clothLow: '#3f3126',
  trim: '#b08a3e',
  sky: '#4f4630',
  hair: '#4d3219',
  strokes: [
    two('metal', 'M2 24l6-8 26 78-6 6Z'),
    two('trim', 'M22 100l14-6 2 5-14 6ZM30 102l5-2 6 16-5 2Z'),
    cloak,
    fold,
    one('cloth-low', 'M30 110C24 66 36 40 60 36c24 4 36 30 30 74l-30 14Z'),
    neck,
    face,
    eyes,
    brows,
    nose,
    one(
      'hair',
      'M40 60c-2-20 6-32 20-32s22 12 20 32c-3-4-4-8-5-11-2 1-4 0-6-3-2 2-5 2-7-1-3 4-6 3-8 1-2 4-6 4-8 3-1 4-3 8-6 11Z',
    ),
    one('trim', 'M42 72c6 5 12 3 18 3s12 2 18-3l2 16c-4 10-12 16-20 20-8-4-16-10-20-20Z'),
    one('cloth', 'M44 82c10 5 22 5 32 0l1 5c-11 5-23 5-34 0ZM50 96c6 3 14 3 20 0l-3 5c-4 2-10 2-14 0Z'),
    one('skin-low', 'M66 50l3-1 1 17-2 1Z'),
  ],
};

const harbinger: Portrait = {
  cloth: '#3b3f57',
  clothLow: '#26293b',
  trim: '#d1a13c',
  sky: '#4b4a6b',
  skin: '#5d6484',
  skinLow: '#434967',
  strokes: [
    cloak,
    two('cloth-low', 'M4 150c0-20 6-34 16-40l2 14 8-20 2 16 9-20 3 16-10 34Z'),
    one(
      'skin-low',
      'M30 24c8 2 12 6 14 12l-6-2c4 6 4 10 4 16l-6-4c2 8 1 14-2 20l-6-6c-2 8-2 14-6 20 0-22 2-42 8-56Z',
    ),
    one(
      'skin',
      'M34 112C28 78 34 36 58 26c18-6 34 4 38 20 2 6 3 10 3 14-12-4-22 0-24 10-2 14 0 30 6 42l-21 12Z',
    ),
    one('skin-low', 'M40 118c-6-16-4-30 2-44 0 12 2 18 6 24 0-10 3-18 8-24 0 14 2 24 8 32l4 12-8 6Z'),
    one('gold', 'M75 62c6-8 22-6 32 6-2 4-4 8-5 14-6-8-14-10-26-8-3-4-3-8-1-12Z'),
    one('trim', 'M76 74c12-2 20 0 26 8-8 2-18 0-24-2Z'),
    one('light', 'M68 44c6-3 13-1 15 4-4 5-12 5-15-4Z'),
    one('dark', 'M73 44c3-1 6 1 6 4-3 1-6 0-6-4Z'),
    one('cloth', 'M64 42c8-7 18-6 24 2-8-3-15-3-22 1Z'),
    one('trim', 'M36 116c14 8 34 8 48 0l2 6c-16 10-36 10-52 0Z'),
    one('light', 'M56 126l4-4 4 4-4 14Z'),
  ],
};

const grove: Portrait = {
  cloth: '#5c7a3c',
  clothLow: '#3e5527',
  trim: '#a9c46c',
  sky: '#2f5140',
  hair: '#6d4a2a',
  skin: '#c79b74',
  skinLow: '#9c7450',
  strokes: [
    two('hair', 'M44 40C34 34 30 22 32 6l5 0c0 8 2 12 5 16 0-6 2-12 6-18l4 2c-4 8-5 14-3 22l4 10Z'),
    two('hair', 'M34 26C26 24 20 18 18 10l4-2c3 6 7 9 12 11Z'),
    two(
      'trim',
      'M30 6c-4-4-4-6 2-6 4 2 4 6 2 8ZM16 12c-6 0-8-3-6-6 5-1 9 1 10 4ZM48 6c-2-5 0-7 4-6 3 3 2 6 0 8Z',
    ),
    cloak,
    fold,
    two('hair', 'M44 42c-14 16-8 46-16 72 10 6 20 2 22-6Z'),
    two('trim', 'M32 84c-6-2-8-6-6-10 5 0 8 3 8 7ZM30 106c-6-2-8-6-6-10 5 0 8 3 8 7Z'),
    neck,
    face,
    ...features,
    one('hair', 'M42 58c-2-20 6-30 18-30s20 10 18 30c-4-12-10-17-18-18-8 1-14 6-18 18Z'),
    one(
      'trim',
      'M40 44c4-3 7-3 10 0 2-4 5-6 10-6s8 2 10 6c3-3 6-3 10 0-4 3-7 4-10 3-3 2-6 3-10 3s-7-1-10-3c-3 1-6 0-10-3Z',
    ),
    one('light', 'M60 36l3 6-3 5-3-5Z'),
    two('skin-low', 'M46 70c3 1 5 3 6 6-3 0-5-2-6-6Z'),
    one('trim', 'M36 114c10 2 16 8 24 18 8-10 14-16 24-18-4 12-12 20-24 28-12-8-20-16-24-28Z'),
  ],
};

const blade: Portrait = {
  cloth: '#8a2f2f',
  clothLow: '#611f20',
  trim: '#d0a548',
  sky: '#5c3b33',
  strokes: [
    one('cloth', 'M22 54C18 20 38 0 60 0s42 20 38 54c-4-20-16-34-38-34S26 34 22 54Z'),
    one('cloth-low', 'M60 0c22 0 42 20 38 54-4-20-16-34-38-34Z'),
    cloak,
    fold,
    two('metal', 'M10 136c0-18 10-30 28-34l4 10c-10 6-16 14-18 28Z'),
    neck,
    face,
    eyes,
    nose,
    mouth,
    one('metal', 'M36 62c-2-28 8-44 24-44s26 16 24 44l-6-8c-8-4-12-4-18-4s-10 0-18 4Z'),
    one('metal-low', 'M60 18c16 0 26 16 24 44l-6-8c-8-4-12-4-18-4Z'),
    one('gold', 'M57 14h6v38l-3 14-3-14Z'),
    one('gold', 'M38 54c8-6 36-6 44 0l1 5c-10-5-36-5-46 0Z'),
    two('metal', 'M36 56l12 4c-2 10 0 18 4 26l-6 10c-8-10-12-24-10-40Z'),
    one('trim', 'M38 114l22 12 22-12 2 8-24 14-24-14Z'),
    one('metal', 'M101 40l5-8 6 70-5 4Z'),
    one('trim', 'M98 102l18-2 0 5-18 2ZM106 106h5l1 14h-5Z'),
  ],
};

const huntress: Portrait = {
  cloth: '#6f5a78',
  clothLow: '#4c3d54',
  trim: '#cfc4b0',
  sky: '#39506a',
  hair: '#d8b26a',
  strokes: [
    cloak,
    fold,
    one('cloth', 'M30 108C24 60 38 26 60 20c22 6 36 40 30 88l-30 14Z'),
    one('cloth-low', 'M60 20c22 6 36 40 30 88l-30 14 14-24c6-20 4-42-14-58Z'),
    one('dark', 'M42 94C38 64 48 46 60 40c12 6 22 24 18 54l-18 12Z'),
    neck,
    one('skin', 'M46 62c0-10 6-17 14-17s14 7 14 17c0 16-6 27-14 31-8-4-14-15-14-31Z'),
    eyes,
    brows,
    nose,
    mouth,
    one('hair', 'M45 62c0-12 7-18 15-18s15 6 15 18c-3-6-8-10-13-10-6 0-12 4-17 10Z'),
    one('hair', 'M45 64c-4 18-2 34-7 50 5 4 10 3 12-1-1-16 0-30-2-42Z'),
    one(
      'trim',
      'M26 110c10-6 18-2 22-6 6 6 18 6 24 0 4 4 12 0 22 6 2 6 0 10-2 12-8-2-14 4-20 2-8 6-16 6-24 0-6 2-12-4-20-2-2-2-4-6-2-12Z',
    ),
    one('metal-low', 'M92 104c-8-14-6-32 6-40 4-4 12-2 14 4l6 2-6 4c4 12 0 26-8 34l-2 16h-4Z'),
    one('trim', 'M104 76c4 10 1 22-6 30-2-10 0-22 6-30Z'),
    one('gold', 'M112 68l7 2-6 5c-3-2-3-5-1-7Z'),
    one('dark', 'M105 67h3v3h-3Z'),
    one('dark', 'M94 104h12v3H94Z'),
  ],
};

/** By the ids of a campaign; those of a fight that differ are mapped where they are used. */
export const portraits = {
  warden,
  priest,
  witch,
  ranger,
  exile,
  ursus,
  penitent,
  cur,
  harbinger,
  grove,
  blade,
  huntress,
} as const;

export const portraitOf = (id: string): Portrait | undefined =>
  Object.entries(portraits).find(([key]) => key === id)?.[1];

/** What its tones are painted in. */
export const colorsOf = (drawn: Portrait): Readonly<Record<string, string>> => ({
  '--cloth': drawn.cloth,
  '--cloth-low': drawn.clothLow,
  '--trim': drawn.trim,
  '--sky': drawn.sky,
  ...(drawn.hair ? { '--hair': drawn.hair } : {}),
  ...(drawn.skin ? { '--skin': drawn.skin } : {}),
  ...(drawn.skinLow ? { '--skin-low': drawn.skinLow } : {}),
});
