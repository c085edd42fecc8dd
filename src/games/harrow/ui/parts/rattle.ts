import { noise, sounding } from '../../../../ui/parts/sound/tones';

const most = 14;

/** TR-5: cubes knock their way down through the app's own tree, one after the other. */
export function rattle(cubes: number): void {
  const audio = sounding();
  for (let i = 0; i < Math.min(cubes, most); i++)
    for (let knock = 0; knock < 3; knock++)
      noise(audio, i * 0.07 + knock * 0.11, 0.05, 0.5 - knock * 0.1, 900 + ((i * 7 + knock * 5) % 9) * 110);
}
