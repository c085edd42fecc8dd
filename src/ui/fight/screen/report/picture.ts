import { portraitOf, type Tone } from '../../../oathsworn/portraits';
import type { Report } from './report';

const width = 1080;
const margin = 72;
const line = 52;
const faces = 250;

const fixed: Readonly<Partial<Record<Tone, string>>> = {
  metal: '#b9bec4',
  'metal-low': '#7f868e',
  dark: '#120e0b',
  light: '#f6ecd6',
  gold: '#d7a943',
};

/** Somebody's face, drawn where the pen is. */
function drawFace(pen: CanvasRenderingContext2D, id: string, x: number, y: number, wide: number): void {
  const drawn = portraitOf(id);
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

/** The report as a picture for other people: the faces of the four, and every line of the text. */
export async function pictureOf(
  report: Report,
  classes: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  // The letters may not have come along yet; without them the picture has others.
  await document.fonts.load('600 64px "Grenze Gotisch"').catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = margin * 2 + 96 + faces + line * (report.lines.length + 1);
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
  pen.fillText(report.title, margin, margin, width - 2 * margin);
  const wide = 184;
  classes.slice(0, 4).forEach((id, i) => {
    drawFace(pen, id, margin + i * (wide + 60), margin + 96, wide);
  });
  pen.fillStyle = '#f1e8d4';
  pen.font = '400 34px "Atkinson Hyperlegible", "Segoe UI", sans-serif';
  report.lines.forEach((text, i) => {
    pen.fillText(text, margin, margin + 96 + faces + line * (i + 0.5), width - 2 * margin);
  });
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser draws no pictures.');
  return new Uint8Array(await blob.arrayBuffer());
}
