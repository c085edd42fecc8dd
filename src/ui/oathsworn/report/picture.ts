import { asCampaign } from '../faces/classIcons';
import { portraitOf, type Tone } from '../faces/portraits';

/** What a report or a poster says, line by line: its picture and its text say the same. */
export interface Report {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the picture of a report shows besides its lines. */
export interface Drawn extends Report {
  /** Whose faces. */
  readonly classes: readonly string[];
  /** The chapters of a campaign as a road. */
  readonly road?: readonly RoadMark[];
}

export type RoadMark = 'won' | 'lost' | 'paper' | 'ahead';

export const asText = ({ title, lines }: Report): string => [title, '', ...lines].join('\n');

const width = 1080;
const margin = 72;
const line = 52;
const faces = 250;
const roadHigh = 150;
const roadColors: Readonly<Record<RoadMark, string>> = {
  won: '#a9c76b',
  lost: '#e2604f',
  paper: '#d7a943',
  ahead: '#4a4334',
};

const fixed: Readonly<Partial<Record<Tone, string>>> = {
  metal: '#b9bec4',
  'metal-low': '#7f868e',
  dark: '#120e0b',
  light: '#f6ecd6',
  gold: '#d7a943',
};

/** Somebody's face, drawn where the pen is. */
function drawFace(pen: CanvasRenderingContext2D, id: string, x: number, y: number, wide: number): void {
  const drawn = portraitOf(asCampaign(id));
  if (!drawn) return;
  const colors: Readonly<Partial<Record<Tone, string>>> = {
    ...fixed,
    cloth: drawn.cloth,
    'cloth-low': drawn.clothLow,
    trim: drawn.trim,
    skin: drawn.skin ?? '#d9ad84',
    'skin-low': drawn.skinLow ?? '#ab7f5a',
    hair: drawn.hair ?? '#3a2a1c',
  };
  pen.save();
  pen.translate(x, y);
  pen.scale(wide / 120, wide / 120);
  pen.beginPath();
  pen.roundRect(0, 0, 120, 150, [60, 60, 8, 8]);
  pen.clip();
  pen.fillStyle = '#141a16';
  pen.fillRect(0, 0, 120, 150);
  pen.fillStyle = drawn.sky;
  pen.beginPath();
  pen.arc(60, 56, 42, 0, 2 * Math.PI);
  pen.fill();
  for (const stroke of drawn.strokes) {
    const path = new Path2D(stroke.d);
    pen.fillStyle = colors[stroke.tone] ?? '#888';
    pen.fill(path);
    if (!stroke.twice) continue;
    pen.save();
    pen.transform(-1, 0, 0, 1, 120, 0);
    pen.fill(path);
    pen.restore();
  }
  pen.restore();
}

/** Stones of a road that winds, one for each chapter. */
function drawRoad(pen: CanvasRenderingContext2D, road: readonly RoadMark[], top: number): void {
  const step = (width - 2 * margin) / Math.max(1, road.length);
  const placeOf = (i: number) =>
    [margin + (i + 0.5) * step, top + roadHigh / 2 + Math.sin(i / 1.6) * 32] as const;
  pen.strokeStyle = '#6b5a3e';
  pen.lineWidth = 6;
  pen.beginPath();
  road.forEach((_, i) => {
    pen.lineTo(...placeOf(i));
  });
  pen.stroke();
  road.forEach((mark, i) => {
    const [x, y] = placeOf(i);
    pen.fillStyle = roadColors[mark];
    pen.beginPath();
    pen.arc(x, y, step * 0.36, 0, 2 * Math.PI);
    pen.fill();
    // Told apart without colours too.
    if (mark !== 'lost') return;
    pen.strokeStyle = '#12170f';
    pen.lineWidth = 5;
    pen.beginPath();
    pen.moveTo(x - step * 0.16, y - step * 0.16);
    pen.lineTo(x + step * 0.16, y + step * 0.16);
    pen.moveTo(x + step * 0.16, y - step * 0.16);
    pen.lineTo(x - step * 0.16, y + step * 0.16);
    pen.stroke();
  });
}

/** For other people: the faces of the four, the road, and every line of the text. */
export async function drawOn(canvas: HTMLCanvasElement, drawn: Drawn): Promise<void> {
  // The letters may not have come along yet; without them the picture has others.
  await document.fonts.load('600 64px "Grenze Gotisch"').catch(() => undefined);
  const { title, lines, classes, road } = drawn;
  const below = margin + 96 + faces + (road ? roadHigh : 0);
  canvas.width = width;
  canvas.height = below + line * (lines.length + 1) + margin;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#12170f';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = '#c9591a';
  pen.lineWidth = 6;
  pen.strokeRect(24, 24, canvas.width - 48, canvas.height - 48);
  pen.textBaseline = 'top';
  pen.fillStyle = '#ff9a4d';
  pen.font = '600 64px "Grenze Gotisch", Georgia, serif';
  pen.fillText(title, margin, margin, width - 2 * margin);
  const wide = 184;
  classes.slice(0, 4).forEach((id, i) => {
    drawFace(pen, id, margin + i * (wide + 60), margin + 96, wide);
  });
  if (road) drawRoad(pen, road, margin + 96 + faces);
  pen.fillStyle = '#f1e8d4';
  pen.font = '400 34px "Atkinson Hyperlegible", "Segoe UI", sans-serif';
  lines.forEach((text, i) => {
    pen.fillText(text, margin, below + line * (i + 0.5), width - 2 * margin);
  });
}

/** The picture as a PNG. */
export async function pictureOf(drawn: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  await drawOn(canvas, drawn);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser draws no pictures.');
  return new Uint8Array(await blob.arrayBuffer());
}
