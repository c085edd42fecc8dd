import { currentClassId } from '../faces/classIcons';
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
const line = 44;
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
  const drawn = portraitOf(currentClassId(id));
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

const title = '600 88px "Grenze Gotisch", Georgia, serif';
const under = '600 46px "Grenze Gotisch", Georgia, serif';
const plain = '400 30px "Atkinson Hyperlegible", "Segoe UI", sans-serif';
const small = '400 26px "Atkinson Hyperlegible", "Segoe UI", sans-serif';
const room = width - 2 * margin;

/** A line in rows that fit, whole words each. */
function rowsOf(pen: CanvasRenderingContext2D, font: string, text: string): readonly string[] {
  pen.font = font;
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && pen.measureText(longer).width > room) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}

/** The edge of the wood, from side to side. */
function drawTrees(pen: CanvasRenderingContext2D, floor: number): void {
  pen.fillStyle = '#1f2a17';
  pen.beginPath();
  for (let x = margin / 2, n = 0; x < width - 120; x += 40, n++) {
    const high = 70 + ((n * 37) % 60);
    pen.moveTo(x, floor);
    pen.lineTo(x + 36, floor - high);
    pen.lineTo(x + 72, floor);
  }
  pen.fill();
}

/** For other people: the faces of the four, the road, and every line of the text. */
export async function drawOn(canvas: HTMLCanvasElement, drawn: Drawn): Promise<void> {
  // The letters may not have come along yet; without them the picture has others.
  await document.fonts.load(title).catch(() => undefined);
  const { classes, road } = drawn;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const first = rowsOf(pen, under, drawn.lines[0] ?? '');
  const rest = drawn.lines.slice(1, -1).map(one => rowsOf(pen, plain, one));
  const last = rowsOf(pen, small, drawn.lines.slice(1).at(-1) ?? '');
  const facesAt = margin + 120 + 60 * first.length + 24;
  const linesAt = facesAt + faces + (road ? roadHigh : 0);
  const lastAt = linesAt + rest.reduce((sum, rows) => sum + rows.length * line + 12, 36);
  canvas.width = width;
  canvas.height = lastAt + 36 * last.length + 150;
  pen.fillStyle = '#12170f';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const glow = pen.createRadialGradient(width / 2, facesAt, 60, width / 2, facesAt, width * 0.7);
  glow.addColorStop(0, '#33402466');
  glow.addColorStop(1, '#12170f00');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawTrees(pen, canvas.height - 24);
  pen.strokeStyle = '#c9591a';
  pen.lineWidth = 6;
  pen.strokeRect(24, 24, canvas.width - 48, canvas.height - 48);
  pen.textBaseline = 'top';
  const write = (rows: readonly string[], font: string, color: string, top: number, high: number): void => {
    pen.font = font;
    pen.fillStyle = color;
    rows.forEach((row, i) => {
      pen.fillText(row, pen.textAlign === 'center' ? width / 2 : margin, top + i * high, room);
    });
  };
  pen.textAlign = 'center';
  write([drawn.title], title, '#ff9a4d', margin, line);
  write(first, under, '#f1e8d4', margin + 120, 60);
  const four = classes.slice(0, 4);
  const wide = 184;
  const from = (width - four.length * wide - (four.length - 1) * 60) / 2;
  four.forEach((id, i) => {
    drawFace(pen, id, from + i * (wide + 60), facesAt, wide);
  });
  if (road) drawRoad(pen, road, facesAt + faces);
  pen.textAlign = 'left';
  let top = linesAt + 12;
  for (const rows of rest) {
    write(rows, plain, '#f1e8d4', top, line);
    top += rows.length * line + 12;
  }
  pen.textAlign = 'center';
  write(last, small, '#cbbd9f', lastAt, 36);
}

/** The picture as a PNG. */
export async function pictureOf(drawn: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  await drawOn(canvas, drawn);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser draws no pictures.');
  return new Uint8Array(await blob.arrayBuffer());
}
